import type { BodyOf } from '@riparo/domain/contract/call.ts';
import { createLifeQuoteCall, type LifeQuote } from '@riparo/domain/contract/quotation-calls.ts';
import { callApi } from '../../api/client.ts';
import type { Submit } from '../../wizard/use-submission.ts';

/** The wire has a name of its own for the birth date. */
export const createLifeQuote: Submit<LifeQuote> = async ({ answers, key, signal }) => {
  const { birthDate, ...others } = answers;
  const body = { ...others, date_of_birth: birthDate, submissionKey: key } as unknown;
  const result = await callApi(createLifeQuoteCall, {
    body: body as BodyOf<typeof createLifeQuoteCall>,
    signal,
  });
  if (result.ok) return { ok: true, value: result.value.data };
  const { date_of_birth, ...fields } = result.problem.fields ?? {};
  return {
    ok: false,
    problem: { ...result.problem, fields: { ...fields, ...(date_of_birth && { birthDate: date_of_birth }) } },
  };
};
