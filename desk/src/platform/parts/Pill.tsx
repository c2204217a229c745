import type { ReactNode } from 'react';
import { classNames } from '@riparo/ui/class-names.ts';
import styles from './Pill.module.css';

export type PillTone = 'plain' | 'good' | 'wait' | 'warn' | 'danger';

interface PillProps {
  readonly tone?: PillTone;
  readonly children: ReactNode;
}

/** A word or two about a state. Its colour adds nothing to the words. */
export function Pill({ tone = 'plain', children }: PillProps) {
  return <span className={classNames(styles['pill'], styles[tone])}>{children}</span>;
}
