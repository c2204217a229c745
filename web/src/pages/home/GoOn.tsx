import { useState } from 'react';
import { STEP } from '../../router/paths.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { attempt } from '../../memory/attempt.ts';
import styles from './GoOn.module.css';
import { latestKeptFlow } from './kept-flow.ts';

/** Beyond every wizard: leads to the furthest question that the answers reach. */
const LAST_STEP = 99;

/** For whoever left questions half answered in this browser: the way back to them, or the end of them. */
export function GoOn() {
  const [flow, setFlow] = useState(latestKeptFlow);
  if (!flow) return null;
  const forget = () => {
    for (const memory of [sessionStorage, localStorage]) attempt(() => memory.removeItem(flow.key));
    setFlow(latestKeptFlow());
  };
  return (
    <aside className={styles['place']} aria-labelledby="riprendi">
      <div className={styles['card']}>
        <div className={styles['picture']}>
          <svg viewBox="0 0 72 84" aria-hidden="true">
            <path d="M4 80V36a32 32 0 0 1 64 0v44z" fill="var(--art-sage)" />
            <path d="M18 80V38a18 18 0 0 1 36 0v42z" fill="var(--art-peach)" />
            <path d="M18 80V38c0-7 4-13 10-16v58z" fill="var(--art-pine)" />
            <circle cx="25" cy="56" r="1.5" fill="var(--art-apricot)" />
            <path
              d="M32 60h14m-5-5 5 5-5 5"
              fill="none"
              stroke="var(--art-terracotta)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </div>
        <div className={styles['words']}>
          <h2 id="riprendi">Riprendi da dove eri</h2>
          <p>
            <strong>{flow.title}</strong>: le tue risposte sono ancora qui, su questo dispositivo.
          </p>
        </div>
        <div className={styles['ways']}>
          <SiteLink
            to={`${flow.path}?${STEP}=${LAST_STEP}`}
            className={styles['back']}
            aria-label={`Riprendi: ${flow.title}`}
          >
            Riprendi
          </SiteLink>
          <button type="button" className={styles['forget']} onClick={forget}>
            Cancellale
          </button>
        </div>
      </div>
    </aside>
  );
}
