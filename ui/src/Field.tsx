import type { ReactNode } from 'react';
import { wireControl, type ControlWiring } from './field-wiring.ts';
import styles from './Field.module.css';
import { FieldError, FieldHint } from './FieldMessages.tsx';

interface FieldProps {
  /** Also the target of the error summary's link. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Spread the wiring on the control: `{(wiring) => <TextInput {...wiring} name="email" />}`. */
  readonly children: (wiring: ControlWiring) => ReactNode;
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {children(wireControl({ id, hint, error }))}
    </div>
  );
}
