import type { BodyOf } from '@riparo/domain/contract/call.ts';
import { requestQuoteCall } from '@riparo/domain/contract/quote-calls.ts';
import { callApi } from '../../api/client.ts';
import type { Submission } from '../../wizard/use-submission.ts';

type QuoteRequest = BodyOf<typeof requestQuoteCall>;

export const requestQuote = (
  product: string,
  { answers, key, signal }: Submission & { signal: AbortSignal },
) =>
  callApi(requestQuoteCall, {
    body: { ...(answers as unknown as QuoteRequest), submissionKey: key, product, source: location.pathname },
    signal,
  });
