import type { Call } from '@riparo/domain/platform/call/call.ts';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { callApi, type CallOptions, type CallResult } from '@riparo/ui/api/client.ts';

export type AskedCall<C extends Call> = {
  /** Null until the answer arrives. */
  readonly result: CallResult<C> | null;
  readonly fetchAgain: () => void;
};

/**
 * Calls the server once the page is hydrated, and again when the question changes. Unmounting aborts the
 * call.
 */
export function useCall<C extends Call>(
  call: C,
  options: CallOptions<C>,
  { when = true }: { readonly when?: boolean } = {},
): AskedCall<C> {
  const [answer, setAnswer] = useState<{ question: string; result: CallResult<C> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const question = JSON.stringify([call.path, options, attempt]);
  const ask = useEffectEvent((signal: AbortSignal) => callApi(call, { ...options, signal }));

  useEffect(() => {
    if (!when) return;
    const controller = new AbortController();
    ask(controller.signal).then(
      // A transition renders a large answer in slices, so that a slow phone stays responsive.
      (result) => startTransition(() => setAnswer({ question, result })),
      () => undefined,
    );
    return () => controller.abort();
  }, [question, when]);

  return {
    result: answer?.question === question ? answer.result : null,
    fetchAgain: () => setAttempt((count) => count + 1),
  };
}
