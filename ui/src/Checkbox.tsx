import type { ComponentProps, ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { wireControl } from './field-wiring.ts';
import { FieldError, FieldHint } from './FieldMessages.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'id' | 'children'> {
  readonly id: string;
  /** The sentence to agree to; links inside it remain links. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

// A word joiner: invisible, and prevents a line break inside the word.
const whole = (label: ReactNode) =>
  typeof label === 'string' ? label.replaceAll('e-mail', 'e-\u2060mail') : label;

export function Checkbox({ id, children, hint, error, ...rest }: CheckboxProps) {
  return (
    <div className={styles['consent']}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className={styles['row']}>
        <input {...rest} {...wireControl({ id, hint, error })} type="checkbox" className={styles['input']} />
        <label htmlFor={id} className={styles['label']}>
          {whole(children)}
        </label>
      </div>
      {hint && (
        <div className={styles['hint']}>
          <FieldHint id={id}>{hint}</FieldHint>
        </div>
      )}
    </div>
  );
}
