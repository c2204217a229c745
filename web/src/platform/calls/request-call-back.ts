import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { callApi } from '@riparo/ui/api/client.ts';

type CallBackRequest = BodyOf<typeof requestCallBackCall>;

export const requestCallBack = (uuid: string, submissionKey: string, answers: Answers) =>
  callApi(requestCallBackCall, {
    params: { uuid },
    body: { ...(answers as unknown as CallBackRequest), submissionKey, source: location.pathname },
  });
