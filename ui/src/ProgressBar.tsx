import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly rate: number;
  /** The subject for screen readers, e.g. `Avanzamento del questionario`. */
  readonly label: string;
}

export function ProgressBar({ rate, label }: ProgressBarProps) {
  return <progress className={styles['bar']} max={100} value={rate} aria-label={label} />;
}
