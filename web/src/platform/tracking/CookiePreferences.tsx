import { part } from '../page/part.ts';
import styles from './CookiePreferences.module.css';

/** Opens the choice about cookies again, for whoever listens: the footer is HTML only. */
export function CookiePreferences() {
  return (
    <button type="button" className={styles['button']} {...part('cookie-preferences')}>
      Preferenze cookie
    </button>
  );
}
