import type { Call } from '@riparo/domain/platform/call/call.ts';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { callApi, type CallOptions, type CallResult } from '@riparo/ui/api/client.ts';

export type AskedCall<C extends Call> = {
  /** Null until an answer is there. */
  readonly result: CallResult<C> | null;
  readonly askAgain: () => void;
};

/** Asks as soon as the page is alive, and again when what is asked for changes. Whoever leaves gives it up. */
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
      // A page full of answers is drawn in pieces, not in one go that keeps a slow phone busy.
      (result) => startTransition(() => setAnswer({ question, result })),
      () => undefined,
    );
    return () => controller.abort();
  }, [question, when]);

  return {
    result: answer?.question === question ? answer.result : null,
    askAgain: () => setAttempt((count) => count + 1),
  };
}
