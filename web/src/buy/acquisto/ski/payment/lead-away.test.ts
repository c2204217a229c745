import { expect, test } from 'vitest';
import { failedAddress, isMismatch, leadAway } from './lead-away.ts';

const back = '/acquisto/ski?step=5';

test("data of another person are corrected at the buyer's step", () => {
  const { to, state } = leadAway({ code: 'personal-data-mismatch', message: 'Di un’altra persona.' }, back);
  expect(to).toBe(back);
  expect(isMismatch(state)).toBe(true);
});

test('every other failure has a page of its own, with a way back', () => {
  const destination = leadAway({ code: 'card-provider-down', message: 'Riprova tra poco.' }, back);
  expect(destination).toEqual({
    to: failedAddress,
    state: { message: 'Riprova tra poco.', backAddress: back },
  });
  expect(isMismatch(destination.state)).toBe(false);
  expect(leadAway({}, back)).toStrictEqual({ to: failedAddress, state: { backAddress: back } });
});
