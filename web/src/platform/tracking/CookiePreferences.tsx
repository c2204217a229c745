import { part } from '../page/part.ts';
import styles from './CookiePreferences.module.css';

/** Opens the cookie choice again through an event: the footer is HTML only. */
export function CookiePreferences() {
  return (
    <button type="button" className={styles['button']} {...part('cookie-preferences')}>
      Preferenze cookie
    </button>
  );
}
