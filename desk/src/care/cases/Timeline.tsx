import type { Icon } from '@riparo/ui/icons/icon.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import styles from './Timeline.module.css';

export type TimelineLine = {
  readonly at: string;
  readonly actor: string;
  readonly text: string;
  readonly detail?: string | null;
  /** The text written by the actor. */
  readonly note?: string | null;
  readonly icon?: Icon;
};

const FIRST_LINES = 15;

/** The history of a case. Lines arrive with the latest first. */
export function Timeline({ lines }: { readonly lines: readonly TimelineLine[] }) {
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const visibleLines = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <Panel title="Storia">
      <ol className={styles['lines']}>
        {visibleLines.map(({ at, actor, text, detail, note, icon: Mark }, place) => (
          // Keys count from the end: new lines come on top.
          <li key={`${at} ${lines.length - place}`} className={styles['line']}>
            {Mark ? (
              <Mark size={16} aria-hidden="true" className={styles['icon']} />
            ) : (
              <span className={styles['dot']} />
            )}
            <div>
              <p>
                <strong>{actor}</strong> {text}{' '}
                <time className={styles['time']} dateTime={at}>
                  {formatMoment(new Date(at), now)}
                </time>
              </p>
              {detail && <p className={styles['detail']}>{detail}</p>}
              {note && <p className={styles['note']}>{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      {visibleLines.length < lines.length && (
        <div>
          <Button look="quiet" onClick={() => setWhole(true)}>
            Tutta la storia ({lines.length})
          </Button>
        </div>
      )}
    </Panel>
  );
}
