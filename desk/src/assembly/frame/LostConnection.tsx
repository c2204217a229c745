import { MAX_STREAMS_OF_PERSON } from '@riparo/domain/desk/live/live.ts';
import { timeInRome } from '@riparo/domain/platform/values/calendar.ts';
import { CirclePause } from '@riparo/ui/icons/CirclePause.ts';
import { WifiOff } from '@riparo/ui/icons/WifiOff.ts';
import { useLive } from '../../platform/live/live.tsx';
import { useNow } from '../../platform/time/now.ts';
import styles from './LostConnection.module.css';

/** A connection that comes back at once is nobody’s trouble. */
const WORTH_TELLING_MS = 3_000;

/** Says that what is on the screen may be old, and since when. */
export function LostConnection() {
  const { state, lostAt } = useLive();
  const now = useNow();
  const isLost = lostAt !== null && now.getTime() - lostAt.getTime() >= WORTH_TELLING_MS;
  return (
    <div role="status">
      {state === 'paused' && (
        <p className={styles['lost']}>
          <CirclePause size={18} aria-hidden="true" />
          <span>
            Questa finestra è in pausa, perché hai il banco aperto in più di {MAX_STREAMS_OF_PERSON}: fai clic
            qui dentro e si aggiorna.
          </span>
        </p>
      )}
      {isLost && (
        <p className={styles['lost']}>
          <WifiOff size={18} aria-hidden="true" />
          <span>
            Collegamento perso: quello che vedi è delle {timeInRome(lostAt)}. Il banco riprova da solo e si
            aggiorna appena torna la connessione.
          </span>
        </p>
      )}
    </div>
  );
}
