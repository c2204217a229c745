import type { ReactNode } from 'react';
import type { ChoiceLook } from './choice-look.ts';
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
  /** The look of its options, and so their layout: in a column, two by two, or in a row. */
  readonly options?: ChoiceLook;
  readonly children: ReactNode;
}

/** Options that answer one question: radios or checkboxes. */
export function FieldGroup({ id, legend, hint, error, options = 'card', children }: FieldGroupProps) {
  const { 'aria-describedby': describedBy } = wireControl({ id, hint, error });
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['group']}>
        {hint && <FieldHint id={id}>{hint}</FieldHint>}
        {error && <FieldError id={id}>{error}</FieldError>}
        <div className={classNames(styles['options'], options !== 'card' && styles[options])}>{children}</div>
      </div>
    </fieldset>
  );
}
