import type { CallProblem } from '@riparo/ui/api/client.ts';
import { paths } from '../../../platform/router/paths.ts';
import type { FailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import type { Destination } from '../../../platform/wizard/use-wizard.ts';

/** Where a quote that cannot be shown leads; `from` is what «Riprova» opens. */
export const failureDestination = (
  { status }: Pick<CallProblem, 'status'>,
  uuid: string,
  from: string,
): Destination =>
  status === 404
    ? { to: paths.quoteNotFound(uuid) }
    : { to: paths.quoteUnavailable(uuid), state: { backAddress: from } satisfies FailureHandOver };
