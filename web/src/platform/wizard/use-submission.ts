import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CallProblem } from '@riparo/ui/api/client.ts';

export type Submission = {
  readonly answers: Answers;
  /** The same for the same answers: a server that stores them tells a repeated submission from a new one. */
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
  /** The loader stays at least this long: one that only flashes looks like a fault. */
  readonly minimumMs: number;
  /** Where it was begun; a visitor who leaves (back gesture, another page) gives it up. */
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
  // Whatever came of it, receiving it leads to another place: the submission is then no longer under way.
  const finish = useEffectEvent(receive);

  useEffect(() => {
    if (!underWay) return;
    const controller = new AbortController();
    const { signal } = controller;
    run(underWay, signal).then(
      ([result]) => !signal.aborted && finish(result),
      // Given up by the visitor, or its code could not be loaded: the failure page then has its own words.
      () => !signal.aborted && finish({ ok: false, problem: {} }),
    );
    return () => controller.abort();
  }, [underWay]);

  return { running: underWay !== null, begin: (submission: Submission) => setBegun({ submission, place }) };
};
