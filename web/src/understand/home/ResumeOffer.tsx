import { part } from '../../platform/page/part.ts';
import styles from './ResumeOffer.module.css';

/**
 * Lets the visitor resume or discard unfinished questions of this browser. Filled in by `offer-to-resume.ts`.
 */
export function ResumeOffer() {
  return (
    <div {...part('go-on')}>
      <template>
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
                <strong data-fill="title" />: le tue risposte sono ancora qui, su questo dispositivo.
              </p>
            </div>
            <div className={styles['ways']}>
              <a href="/" className={styles['back']}>
                Riprendi
              </a>
              <button type="button" className={styles['forget']}>
                Cancellale
              </button>
            </div>
          </div>
        </aside>
      </template>
    </div>
  );
}
