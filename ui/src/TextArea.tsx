import type { ComponentProps } from 'react';
import styles from './TextArea.module.css';

/** Several lines of text; grows with its content. */
export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'className'>) => (
  <textarea rows={3} {...props} className={styles['area']} />
);
