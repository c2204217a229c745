import { reopenConsent } from './reopen-consent.ts';
import styles from './CookiePreferences.module.css';

/** Opens the choice about cookies again. */
export function CookiePreferences() {
  return (
    <button type="button" className={styles['button']} onClick={reopenConsent}>
      Preferenze cookie
    </button>
  );
}
