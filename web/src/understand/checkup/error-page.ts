import { translateCheckupMessage } from '@riparo/domain/understand/checkup/errors.ts';
import type { CallProblem } from '@riparo/ui/api/client.ts';
import type { SubmissionResult } from '../../platform/wizard/use-submission.ts';

const REFUSED = 422;

/**
 * What the error page shows for a failure: the translated text of a refusal; for anything else only the way
 * back. Invalid answers lead to their questions instead.
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
