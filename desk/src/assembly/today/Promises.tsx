import { Panel } from '../../platform/parts/Panel.tsx';
import styles from './Promises.module.css';

interface PromisesProps {
  readonly kept: number;
  readonly missed: number;
  readonly open: number;
}

/** How many of the calls promised for today were made in time. */
export function Promises({ kept, missed, open }: PromisesProps) {
  const parts = [
    { name: 'Mantenute', count: kept, look: 'kept' },
    { name: 'In ritardo', count: missed, look: 'missed' },
    { name: 'Da mantenere', count: open, look: 'open' },
  ] as const;
  const all = kept + missed + open;
  return (
    <Panel title="Promesse di oggi">
      {all === 0 ? (
        <p className={styles['none']}>Per oggi non abbiamo ancora promesso nessuna chiamata.</p>
      ) : (
        <>
          <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            {parts.map(({ look, count }, index) => {
              const before = parts.slice(0, index).reduce((sum, part) => sum + part.count, 0);
              return (
                <rect
                  key={look}
                  className={styles[look]}
                  x={(before / all) * 100}
                  width={(count / all) * 100}
                  height="6"
                />
              );
            })}
          </svg>
          <dl className={styles['parts']}>
            {parts.map(({ name, count, look }) => (
              <div key={look} className={styles['part']}>
                <dt>
                  <span className={styles['key']} data-look={look} aria-hidden="true" />
                  {name}
                </dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <p className={styles['none']}>Conta l’ora in cui è stato scritto il primo esito.</p>
        </>
      )}
    </Panel>
  );
}
