import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from './Alert.tsx';

/** Why a form was refused as a whole: takes the focus like the summary of its fields does. */
export function FormWarning({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    // No alert: the focus has it read out, and an alert would say it a second time.
    <Alert ref={box} tone="warning" role="group" aria-labelledby={id} tabIndex={-1}>
      <p id={id}>{children}</p>
    </Alert>
  );
}
