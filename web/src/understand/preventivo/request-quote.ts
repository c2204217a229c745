import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Submission, SubmissionResult } from '../../platform/wizard/use-submission.ts';

type QuoteRequest = BodyOf<typeof requestQuoteCall>;

/** When the call was asked for, beside by when it comes: words about it need both. */
export type QuoteRequested = {
  readonly callBy: string;
  readonly requestedAt: string;
  /** Opens what the server made of it; null for whoever had asked before. */
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
