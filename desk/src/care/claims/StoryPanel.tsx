import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import parts from '../../platform/parts/panel-parts.module.css';
import styles from './claim-parts.module.css';
import type { OneClaim } from './use-claim.ts';

/** What was done, the latest first, and what was promised on the way. */
export function StoryPanel({ claim: { timeline, promises } }: { readonly claim: OneClaim }) {
  const now = useNow();
  return (
    <>
      <Panel title="Storia">
        <ol className={styles['lines']}>
          {timeline.map(({ at, actor, text, detail }, place) => (
            // Lines never change places among each other: only new ones come on top.
            <li key={`${at} ${timeline.length - place}`}>
              <p>
                <strong>{actor}</strong> {text}{' '}
                <time className={styles['time']} dateTime={at}>
                  {sayMoment(new Date(at), now)}
                </time>
              </p>
              {detail && <p className={parts['soft']}>{detail}</p>}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title="Promesse">
        <ul className={parts['rows']}>
          {promises.map(({ madeAt, by, keptAt }) => (
            <li key={madeAt} className={parts['row']}>
              <span>Entro {sayMoment(new Date(by), now)}</span>
              {keptAt === null ? (
                <Pill tone={new Date(by) < now ? 'danger' : 'wait'}>
                  {new Date(by) < now ? 'In ritardo' : 'Da mantenere'}
                </Pill>
              ) : (
                <Pill tone={keptAt <= by ? 'good' : 'danger'}>
                  {keptAt <= by ? 'Mantenuta' : 'In ritardo'} {sayMoment(new Date(keptAt), now)}
                </Pill>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
