import type { ComponentProps, ReactNode } from 'react';
import styles from './TextInput.module.css';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value'> {
  /** Fixed text inside the box, such as +39. */
  readonly before?: ReactNode;
  /** Fixed text inside the box, such as €. */
  readonly after?: ReactNode;
  /** A button inside the box, such as one that shows a password. */
  readonly action?: ReactNode;
}

/** Uncontrolled on purpose: what a visitor types before the hydration stays in the box. */
export function TextInput({ before, after, action, type = 'text', ...rest }: TextInputProps) {
  return (
    <span className={styles['box']}>
      {before && (
        <span className={styles['fixed']} aria-hidden="true">
          {before}
        </span>
      )}
      <input {...rest} type={type} className={styles['input']} />
      {after && (
        <span className={styles['fixed']} aria-hidden="true">
          {after}
        </span>
      )}
      {action}
    </span>
  );
}
