import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { estimatePensionCall, type PensionResult } from '@riparo/domain/understand/pension/pension-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submit } from '../../platform/wizard/use-submission.ts';

/** The last step has validated the answers; the server validates them again. */
export const estimate: Submit<PensionResult> = ({ answers, signal }) =>
  callApi(estimatePensionCall, { body: answers as BodyOf<typeof estimatePensionCall>, signal });
