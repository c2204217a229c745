import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallProblem } from '@riparo/ui/api/client.ts';

export type Submission = {
  readonly answers: Answers;
  /** Idempotency key, the same for the same answers: the server recognises a repeated submission. */
  readonly key: string;
};

export type SubmissionProblem = Partial<Pick<CallProblem, 'code' | 'message' | 'fields' | 'uuid'>>;

export type SubmissionResult<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly problem: SubmissionProblem };

export type Submit<R> = (
  submission: Submission & { readonly signal: AbortSignal },
) => Promise<SubmissionResult<R>>;

type SubmissionOptions<R> = {
  readonly submit: Submit<R>;
  readonly receive: (result: SubmissionResult<R>) => void;
  /** Minimum time of the loader: one that only flashes looks like a fault. */
  readonly minimumMs: number;
  /** Where it started; leaving that place (back gesture, another page) aborts it. */
  readonly place: string;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One submission at a time. */
export const useSubmission = <R>({ submit, receive, minimumMs, place }: SubmissionOptions<R>) => {
  const [begun, setBegun] = useState<{ submission: Submission; place: string } | null>(null);
  const underWay = begun?.place === place ? begun.submission : null;

  const run = useEffectEvent((submission: Submission, signal: AbortSignal) =>
    Promise.all([submit({ ...submission, signal }), pause(minimumMs)]),
  );
  // Receiving any result navigates: then nothing is in progress.
  const finish = useEffectEvent(receive);

  useEffect(() => {
    if (!underWay) return;
    const controller = new AbortController();
    const { signal } = controller;
    run(underWay, signal).then(
      ([result]) => !signal.aborted && finish(result),
      // Aborted by the visitor, or its code could not be loaded: the failure page then shows its default
      // text.
      () => !signal.aborted && finish({ ok: false, problem: {} }),
    );
    return () => controller.abort();
  }, [underWay]);

  return { running: underWay !== null, begin: (submission: Submission) => setBegun({ submission, place }) };
};
