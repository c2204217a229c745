import styles from './Summary.module.css';

/** What is true of every summary, read while the deal is on its way. */
export const SummaryLead = () => (
  <p className={styles['lead']}>
    Controlla i dati e leggi i documenti, con calma: questo riepilogo lo ritrovi anche dal link che ti abbiamo
    mandato per e-mail.
  </p>
);
