import { expect, test } from 'vitest';
import {
  awaitedSince,
  type ConsentMoment,
  optionalConsentsIn,
  consentsToOffers,
  consentStatusFrom,
} from './status.ts';

const moment = (at: string, given: boolean, isDeliberate: boolean, isProved = true): ConsentMoment => ({
  kind: 'marketing',
  given,
  at,
  version: '2026-11',
  form: 'quote',
  isDeliberate,
  isProved,
});

test.each<[string, ConsentMoment[], boolean, string | null]>([
  ['never asked', [], false, null],
  ['a box was left empty', [moment('2026-01-01', false, false)], false, null],
  ['a box was ticked', [moment('2026-01-01', true, false)], true, '2026-01-01'],
  [
    'ticked, then left empty in another form',
    [moment('2026-01-01', true, false), moment('2026-02-01', false, false)],
    true,
    '2026-01-01',
  ],
  [
    'ticked, then withdrawn',
    [moment('2026-02-01', false, true), moment('2026-01-01', true, false)],
    false,
    '2026-02-01',
  ],
  [
    'withdrawn, then ticked again in a form',
    [moment('2026-02-01', false, true), moment('2026-03-01', true, false)],
    true,
    '2026-03-01',
  ],
  ['ticked without proof of the mailbox', [moment('2026-01-01', true, false, false)], false, null],
  [
    'withdrawn, then ticked without proof of the mailbox',
    [moment('2026-02-01', false, true), moment('2026-03-01', true, false, false)],
    false,
    '2026-02-01',
  ],
  [
    'ticked and withdrawn in the same instant',
    [moment('2026-02-01', true, false), moment('2026-02-01', false, true)],
    false,
    '2026-02-01',
  ],
])('%s', (_, moments, given, since) => {
  expect(consentStatusFrom('marketing', moments)).toMatchObject({ given, since });
  expect(consentStatusFrom('userProfiling', moments).given).toBe(false);
});

test.each([
  [true, '2026-11', true],
  [false, '2026-11', false],
  [true, '2026-12', false],
])('the required box (%s, of %s) also consented to offers: %s', (userProfiling, version, isYes) => {
  expect(consentsToOffers({ userProfiling, version })).toBe(isYes);
});

test.each([
  [{ marketing: true }, ['marketing']],
  [{ marketing: false, userProfiling: true }, []],
  [{ marketingChecked: true, profilingChecked: true }, ['marketing', 'userProfiling']],
  [{ marketing: null }, []],
])('the boxes %j consent to %j', (boxes, kinds) => {
  expect(optionalConsentsIn(boxes, '2026-11-16')).toEqual(kinds);
});

test.each([
  ['a mail was sent', { given: false, since: null }, '2026-03-01'],
  ['it was declined before the mail was sent', { given: false, since: '2026-02-01' }, '2026-03-01'],
  ['it was declined since', { given: false, since: '2026-04-01' }, null],
  ['is given', { given: true, since: '2026-02-01' }, null],
])('a consent where %s awaits its owner: %j, since %j', (_, status, since) => {
  const requests = [{ kinds: ['marketing' as const], askedAt: '2026-03-01' }];
  expect(awaitedSince('marketing', status, requests)).toBe(since);
  expect(awaitedSince('userProfiling', status, requests)).toBeNull();
});
