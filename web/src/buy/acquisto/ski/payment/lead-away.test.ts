import { expect, test } from 'vitest';
import { failedAddress, isMismatch, leadAway } from './lead-away.ts';

const back = '/acquisto/ski?step=5';

test('data of somebody else are asked about where the buyer is', () => {
  const { to, state } = leadAway({ code: 'personal-data-mismatch', message: 'Di un’altra persona.' }, back);
  expect(to).toBe(back);
  expect(isMismatch(state)).toBe(true);
});

test('everything else is told on a page of its own, from which one comes back', () => {
  const told = leadAway({ code: 'card-provider-down', message: 'Riprova tra poco.' }, back);
  expect(told).toEqual({ to: failedAddress, state: { message: 'Riprova tra poco.', backAddress: back } });
  expect(isMismatch(told.state)).toBe(false);
  expect(leadAway({}, back)).toStrictEqual({ to: failedAddress, state: { backAddress: back } });
});
