import type { ReactNode } from 'react';
import styles from './FoldedTable.module.css';

type FoldedTableProps = {
  readonly summary: string;
  readonly caption: string;
  readonly children: ReactNode;
};

/** The numbers behind a chart as a table; the first column names the rows. */
export function FoldedTable({ summary, caption, children }: FoldedTableProps) {
  return (
    <details className={styles['details']}>
      <summary>{summary}</summary>
      <div className={styles['wide']}>
        <table className={styles['table']}>
          <caption>{caption}</caption>
          {children}
        </table>
      </div>
    </details>
  );
}
