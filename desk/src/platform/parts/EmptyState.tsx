import type { Icon } from '@riparo/ui/icons/icon.ts';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ icon: Icon, title, children }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
      <p className={styles['title']}>{title}</p>
      {children}
    </div>
  );
}
