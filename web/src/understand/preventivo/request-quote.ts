import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submission, SubmissionResult } from '../../platform/wizard/use-submission.ts';

type QuoteRequest = BodyOf<typeof requestQuoteCall>;

/** When the call was requested and by when it comes: the text needs both. */
export type QuoteRequested = {
  readonly callBy: string;
  readonly requestedAt: string;
  /** Opens the request the server created; null if the visitor already had one. */
  readonly token: string | null;
};

export const requestQuote = async (
  product: string,
  { answers, key, signal }: Submission & { signal: AbortSignal },
): Promise<SubmissionResult<QuoteRequested>> => {
  const requestedAt = new Date().toISOString();
  const result = await callApi(requestQuoteCall, {
    body: { ...(answers as unknown as QuoteRequest), submissionKey: key, product, source: location.pathname },
    signal,
  });
  if (!result.ok) return result;
  const { callBy, token } = result.value;
  return { ok: true, value: { callBy, requestedAt, token } };
};
