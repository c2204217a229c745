import { claimStateNames } from '@riparo/domain/care/claims/states.ts';
import { deskClaimsCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import type { DealUuid, PersonId } from '@riparo/domain/platform/values/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../platform/api/ask.ts';
import { CLAIMS_KEY } from '../../platform/live/live.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { Pill } from '../../platform/parts/Pill.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useMay } from '../../platform/session/session.ts';
import { NextWord } from './NextWord.tsx';
import { claimTones, italianDay } from './say-claim.ts';

type Whose = { person: PersonId } | { deal: DealUuid };

export const useClaimsOf = (of: Whose) =>
  useQuery({
    queryKey: [CLAIMS_KEY, 'of', of],
    queryFn: ({ signal }) => ask(deskClaimsCall, { signal, query: of }),
    enabled: useMay('read-claims'),
  });

/** What happened to somebody, or under one policy, ended or not; nothing where nothing did. */
export function TheirClaims({ of }: { readonly of: Whose }) {
  const { data } = useClaimsOf(of);
  if (!data || data.data.length === 0) return null;
  return (
    <Panel title="Sinistri">
      <ul className={styles['rows']}>
        {data.data.map(({ id, number, what, happenedOn, product, state, nextWordBy }) => (
          <li key={id} className={styles['row']}>
            <span className={styles['main']}>
              <Link to={paths.claim(id)}>{what}</Link>
              <span className={styles['soft']}>
                {number} · {italianDay(happenedOn)} · {product.title}
              </span>
            </span>
            <span className={styles['buttons']}>
              <Pill tone={claimTones[state]}>{claimStateNames[state]}</Pill>
              <NextWord by={nextWordBy} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
