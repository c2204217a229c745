import { useId } from 'react';
import { Card } from '@riparo/ui/Card.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { correctionOf } from './correction-address.ts';
import styles from './DataGroups.module.css';
import type { DataGroup } from './deal-groups.ts';

type DataGroupsProps = { readonly groups: readonly DataGroup[]; readonly isCorrectable: boolean };

/** The answers, each with a link to its question. */
export function DataGroups({ groups, isCorrectable }: DataGroupsProps) {
  return groups.map((group) => <Group key={group.title} group={group} isCorrectable={isCorrectable} />);
}

function Group({ group, isCorrectable }: { readonly group: DataGroup; readonly isCorrectable: boolean }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={styles['title']}>
        {group.title}
      </h2>
      <dl className={styles['list']}>
        {group.lines.map(({ label, value, stepId }) => (
          <div key={label} className={styles['line']}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {isCorrectable && (
              <dd className={styles['change']}>
                <SiteLink to={correctionOf(stepId)}>
                  Modifica<VisuallyHidden> {label}</VisuallyHidden>
                </SiteLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
