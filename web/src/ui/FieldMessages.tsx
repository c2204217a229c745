import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorId, hintId } from './field-wiring.ts';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function FieldHint({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={hintId(id)} className={styles['hint']}>
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={errorId(id)} className={styles['error']}>
      <CircleAlert size={20} aria-hidden="true" />
      <span>
        <VisuallyHidden>Errore: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
