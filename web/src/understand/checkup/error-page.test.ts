import { expect, test } from 'vitest';
import { forErrorPage } from './error-page.ts';

const refusal = (status: number, message: string) =>
  forErrorPage({ ok: false, problem: { code: 'internal', status, message } });

test('a refusal is explained in Italian', () => {
  expect(refusal(422, "E-mail found but personal data don't match")).toEqual({
    ok: false,
    problem: { message: expect.stringMatching(/^Conosciamo già questo indirizzo/) as string },
  });
});

test.each([500, 503, 429, 0])('a failure with status %i has no text of its own', (status) => {
  expect(refusal(status, 'Qualcosa non va')).toEqual({ ok: false, problem: {} });
});

test('an invalid answer is reported at its field', () => {
  const fields = { email: 'La mail che hai inserito non è valida' };
  expect(
    forErrorPage({ ok: false, problem: { code: 'internal', status: 400, message: '', fields } }),
  ).toEqual({
    ok: false,
    problem: { fields },
  });
});
