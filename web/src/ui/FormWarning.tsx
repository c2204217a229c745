import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from './Alert.tsx';

/** Why a form was refused as a whole: takes the focus like the summary of its fields does. */
export function FormWarning({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tone="warning" role="alert" tabIndex={-1}>
      <p>{children}</p>
    </Alert>
  );
}
