import { translateCheckupMessage } from '@riparo/domain/understand/checkup/errors.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import type { SubmissionResult } from '../../platform/wizard/use-submission.ts';

const REFUSED = 422;

/**
 * What the error page may say about a failure: the words of a refusal, translated; of anything else only the way
 * back. Answers that the server finds wrong lead to their questions instead.
 */
export const forErrorPage = <R>(
  result:
    | { ok: true; value: R }
    | { ok: false; problem: Pick<CallProblem, 'code' | 'status' | 'message' | 'fields'> },
): SubmissionResult<R> => {
  if (result.ok) return result;
  const { status, message, fields } = result.problem;
  return {
    ok: false,
    problem: {
      ...(fields && { fields }),
      ...(status === REFUSED && { message: translateCheckupMessage(message) }),
    },
  };
};
