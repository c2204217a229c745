import styles from './WhatItIs.module.css';

/** What a report says of itself, before its figures are there and after. */
export const WhatItIs = () => (
  <p className={styles['what']}>
    Come ti senti e quanto risulti al riparo, dalle risposte che hai dato. È un aiuto a capire, non una
    consulenza: prima di scegliere una polizza leggi sempre il suo set informativo.
  </p>
);
