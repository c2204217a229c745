import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

interface StickyBarProps {
  /** What it costs. */
  readonly price: string;
  /** The way on. */
  readonly children: ReactNode;
}

/**
 * On a phone: price and way on, in reach of the thumb while the rest is read. It stays in view as long as what it stands
 * in, which must not be a grid: a cell would hold it back.
 */
export function StickyBar({ price, children }: StickyBarProps) {
  return (
    <div className={styles['bar']}>
      <p className={styles['price']}>{price}</p>
      {children}
    </div>
  );
}
