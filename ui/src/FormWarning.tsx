import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from './Alert.tsx';

/** Why a form was refused as a whole: takes the focus like the error summary. */
export function FormWarning({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    // Not an alert: moving the focus here reads it out, and an alert would repeat it.
    <Alert ref={box} tone="warning" role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{children}</p>
    </Alert>
  );
}
