import type { TimelineKind } from '@riparo/domain/care/deals/timeline.ts';
import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { Eye } from '@riparo/ui/icons/Eye.ts';
import { Flag } from '@riparo/ui/icons/Flag.ts';
import { Headset } from '@riparo/ui/icons/Headset.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { NotebookPen } from '@riparo/ui/icons/NotebookPen.ts';
import { Signature } from '@riparo/ui/icons/Signature.ts';
import { SquareCheck } from '@riparo/ui/icons/SquareCheck.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import styles from './TimelinePanel.module.css';
import type { OneDeal } from './use-deal.ts';

const icons: Readonly<Record<TimelineKind, Icon>> = {
  stage: Flag,
  mail: Mail,
  payment: CreditCard,
  signature: Signature,
  desk: Headset,
  note: NotebookPen,
  task: SquareCheck,
  read: Eye,
};

const FIRST_LINES = 15;

/** Everything that happened, with who did it, the latest first. */
export function TimelinePanel({ deal: { timeline } }: { readonly deal: OneDeal }) {
  const now = useNow();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? timeline : timeline.slice(0, FIRST_LINES);
  return (
    <Panel title="Storia">
      <ol className={styles['lines']}>
        {shown.map(({ at, kind, actor, text, detail }, place) => {
          const Icon = icons[kind];
          return (
            // Lines never change places among each other: only new ones come on top.
            <li key={`${at} ${timeline.length - place}`} className={styles['line']}>
              <Icon size={16} aria-hidden="true" className={styles['icon']} />
              <div>
                <p>
                  <strong>{actor}</strong> {text}{' '}
                  <time className={styles['time']} dateTime={at}>
                    {sayMoment(new Date(at), now)}
                  </time>
                </p>
                {detail && <p className={styles['detail']}>{detail}</p>}
              </div>
            </li>
          );
        })}
      </ol>
      {!isWhole && timeline.length > FIRST_LINES && (
        <div>
          <Button look="quiet" onClick={() => setWhole(true)}>
            Tutta la storia ({timeline.length})
          </Button>
        </div>
      )}
    </Panel>
  );
}
