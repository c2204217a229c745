import styles from './WhatItIs.module.css';

/** What the report is; the same before and after its figures load. */
export const WhatItIs = () => (
  <p className={styles['what']}>
    Come ti senti e quanto risulti al riparo, dalle risposte che hai dato. È un aiuto a capire, non una
    consulenza: prima di scegliere una polizza leggi sempre il suo set informativo.
  </p>
);
