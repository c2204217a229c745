import type { BodyOf } from '@riparo/domain/call/call.ts';
import { estimatePensionCall, type PensionResult } from '@riparo/domain/contract/pension-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submit } from '../../wizard/use-submission.ts';

/** The last step has checked the answers; the server checks them again. */
export const estimate: Submit<PensionResult> = ({ answers, signal }) =>
  callApi(estimatePensionCall, { body: answers as BodyOf<typeof estimatePensionCall>, signal });
