import styles from './ComingTag.module.css';

/** Says honestly that something is not there yet. */
export function ComingTag() {
  return <span className={styles['tag']}>In arrivo</span>;
}
