import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  readonly tone?: 'plain' | 'sage' | 'sand' | 'deep';
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export function Card({ as: Element = 'div', tone = 'plain', labelledBy, children }: CardProps) {
  return (
    <Element className={classNames(styles['card'], styles[tone])} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
