import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Stack.module.css';

interface StackProps {
  /** A step of the spacing scale. */
  readonly gap?: 2 | 3 | 4 | 5 | 6 | 7;
  /** `row` wraps; use it for buttons side by side. */
  readonly direction?: 'column' | 'row';
  readonly children: ReactNode;
}

export function Stack({ gap = 4, direction = 'column', children }: StackProps) {
  return <div className={classNames(styles[direction], styles[`gap${gap}`])}>{children}</div>;
}
