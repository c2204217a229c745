import type { FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useRef, useState } from 'react';
import { dismissFailures } from '@riparo/ui/notices.ts';

/** Why a form was refused: as a whole, or at its fields. */
export type Refusal = { readonly warning?: string; readonly fields: FieldErrors };

export const refused = (warning: string): Refusal => ({ warning, fields: {} });
export const refusedFields = (fields: FieldErrors): Refusal => ({ fields });
/** Accepted, and the form stays on the screen. */
export const accepted = (): Refusal => ({ fields: {} });

export type Sending = {
  readonly busy: boolean;
  readonly refusal: Refusal;
  /**
   * `receive` gets the result while the form is still on the screen, and returns what to show there; nothing
   * when it navigates. The button then stays busy until the next page has loaded.
   */
  readonly send: <R>(call: () => Promise<R>, receive: (result: R) => Refusal | void) => Promise<void>;
};

/** One submission attempt of a form at a time. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>(accepted);
  const onScreen = useRef<boolean>(null);

  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);

  const send: Sending['send'] = async (call, receive) => {
    if (busy) return;
    setBusy(true);
    setRefusal(accepted());
    const result = await call();
    // A visitor who has left the page must not be pulled away from the next one.
    if (!onScreen.current) return;
    const stays = receive(result);
    if (!stays) return dismissFailures();
    setBusy(false);
    setRefusal(stays);
  };

  return { busy, refusal, send };
}
