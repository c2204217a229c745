import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { wireControl } from './field-wiring.ts';
import styles from './Field.module.css';
import { FieldError, FieldHint } from './FieldMessages.tsx';

interface FieldGroupProps {
  /** Give the first option this id: the error summary's link then lands on it. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly columns?: 1 | 2;
  readonly children: ReactNode;
}

/** Options that answer one question: radios or checkboxes. */
export function FieldGroup({ id, legend, hint, error, columns = 1, children }: FieldGroupProps) {
  const { 'aria-describedby': describedBy } = wireControl({ id, hint, error });
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['group']}>
        {hint && <FieldHint id={id}>{hint}</FieldHint>}
        {error && <FieldError id={id}>{error}</FieldError>}
        <div className={classNames(styles['options'], columns === 2 && styles['columns'])}>{children}</div>
      </div>
    </fieldset>
  );
}
