import { dayInRome, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { BodyOf } from '@riparo/domain/platform/call/call.ts';
import { createLifeQuoteCall, type LifeQuote } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { isStillValid } from '@riparo/domain/buy/products/vita/validity.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { randomUuid } from '../../platform/wizard/random-uuid.ts';
import type { Submission, Submit } from '../../platform/wizard/use-submission.ts';

/** The call has its own field name for the birth date. */
const ask = ({ answers, key }: Submission, signal: AbortSignal) => {
  const { birthDate, ...others } = answers;
  const body = { ...others, date_of_birth: birthDate, submissionKey: key } as unknown;
  return callApi(createLifeQuoteCall, { body: body as BodyOf<typeof createLifeQuoteCall>, signal });
};

export const createLifeQuote: Submit<LifeQuote> = async ({ signal, ...submission }) => {
  let result = await ask(submission, signal);
  // The same submission returns the quote it made before; in a tab left open for a month that one has
  // expired.
  if (result.ok && !isStillValid(isoDate(result.value.data.effective_date), dayInRome(new Date())))
    result = await ask({ ...submission, key: randomUuid() }, signal);
  if (result.ok) return { ok: true, value: result.value.data };
  const { date_of_birth, ...fields } = result.problem.fields ?? {};
  return {
    ok: false,
    problem: { ...result.problem, fields: { ...fields, ...(date_of_birth && { birthDate: date_of_birth }) } },
  };
};
