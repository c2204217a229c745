import type { ReactNode } from 'react';
import styles from './BarTable.module.css';

export type Bar = {
  readonly name: ReactNode;
  readonly key: string;
  readonly value: number;
  readonly text: string;
};

interface BarTableProps {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly bars: readonly Bar[];
}

/** A table that is its own chart: each row has a bar as long as its number. */
export function BarTable({ caption, head, bars }: BarTableProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <td aria-hidden="true" />
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, value, text }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className={styles['track']} aria-hidden="true">
              <svg className={styles['bar']} viewBox="0 0 100 10" preserveAspectRatio="none">
                <rect width={(100 * value) / most} height="10" />
              </svg>
            </td>
            <td className={styles['number']}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
