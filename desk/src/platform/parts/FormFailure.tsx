import { useEffect, useRef } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';

/** An error of the form as a whole: takes the focus when it appears. */
export function FormFailure({ message }: { readonly message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    message && (
      <Alert ref={box} tone="warning" role="alert" tabIndex={-1}>
        <p>{message}</p>
      </Alert>
    )
  );
}
