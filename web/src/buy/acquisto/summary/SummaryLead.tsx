import styles from './Summary.module.css';

/** The same for every summary, readable while the deal loads. */
export const SummaryLead = () => (
  <p className={styles['lead']}>
    Controlla i dati e leggi i documenti, con calma: questo riepilogo lo ritrovi anche dal link che ti abbiamo
    mandato per e-mail.
  </p>
);
