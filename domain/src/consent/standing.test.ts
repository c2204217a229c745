import { expect, test } from 'vitest';
import { type ConsentMoment, saysYesToOffers, standingOfConsent } from './standing.ts';

const moment = (at: string, given: boolean, isDeliberate: boolean): ConsentMoment => ({
  kind: 'marketing',
  given,
  at,
  version: '2026-11',
  form: 'quote',
  isDeliberate,
});

test.each<[string, ConsentMoment[], boolean, string | null]>([
  ['nobody was ever asked', [], false, null],
  ['a box was left empty', [moment('2026-01-01', false, false)], false, null],
  ['a box was ticked', [moment('2026-01-01', true, false)], true, '2026-01-01'],
  [
    'ticked, then left empty in another form',
    [moment('2026-01-01', true, false), moment('2026-02-01', false, false)],
    true,
    '2026-01-01',
  ],
  [
    'ticked, then taken back',
    [moment('2026-02-01', false, true), moment('2026-01-01', true, false)],
    false,
    '2026-02-01',
  ],
  [
    'taken back, then ticked again in a form',
    [moment('2026-02-01', false, true), moment('2026-03-01', true, false)],
    true,
    '2026-03-01',
  ],
  [
    'ticked and taken back in the same instant',
    [moment('2026-02-01', true, false), moment('2026-02-01', false, true)],
    false,
    '2026-02-01',
  ],
])('%s', (_, moments, given, since) => {
  expect(standingOfConsent('marketing', moments)).toMatchObject({ given, since });
  expect(standingOfConsent('userProfiling', moments).given).toBe(false);
});

test.each([
  [true, '2026-11', true],
  [false, '2026-11', false],
  [true, '2026-12', false],
])('the required box (%s, of %s) was a yes to offers too: %s', (userProfiling, version, isYes) => {
  expect(saysYesToOffers({ userProfiling, version })).toBe(isYes);
});
