import { standingInWords } from '@riparo/domain/care/requests/status-in-words.ts';
import type { Standing } from '@riparo/domain/care/requests/status-schema.ts';
import type { ReactNode } from 'react';
import { Card } from '@riparo/ui/Card.tsx';
import { AnnouncedWhenChanged } from '@riparo/ui/AnnouncedWhenChanged.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useNow } from './use-now.ts';
import styles from './StatusCard.module.css';

type StatusCardProps = {
  /** Null while loading; its space is reserved. */
  readonly standing: Standing | null;
  readonly children?: ReactNode;
};

/** The status of a call in large letters; screen readers announce changes. */
export function StatusCard({ standing, children }: StatusCardProps) {
  const now = useNow();
  const words = standing && standingInWords(standing, now);
  return (
    <Card tone="sage">
      <div className={styles['standing']}>
        <div className={styles['words']}>
          {words ? (
            <>
              <p className={styles['title']}>{words.title}</p>
              <p>{words.detail}</p>
            </>
          ) : (
            <>
              <Skeleton shape="title" width="wide" />
              <Skeleton width="half" />
            </>
          )}
        </div>
        {children}
      </div>
      {words && <AnnouncedWhenChanged text={`${words.title}. ${words.detail}`} />}
    </Card>
  );
}
