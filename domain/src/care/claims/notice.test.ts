import { expect, test } from 'vitest';
import { claimNotices } from '../../platform/brand/claim-notices.ts';
import { handOverDue, noticeToAnyPayer, noticeToPayer } from './notice.ts';

const notices = {
  ...claimNotices,
  insurer: 'sinistri@compagnia.example',
  mutualSociety: 'soci@mutua.example',
};

test('notifying us never counts as notifying the insurer, unless the brand file says so', () => {
  const notice = noticeToPayer('monopattino', notices);
  expect(notice).toContain('Avvisa anche la compagnia');
  expect(notice).toContain('sinistri@compagnia.example');
  expect(notice).toContain('articolo 1913 del codice civile');
  const counts = noticeToPayer('monopattino', { ...notices, insurerCounts: true });
  expect(counts).not.toContain('Avvisa anche');
  expect(counts).toContain('vale come fatta alla compagnia');
});

test('for a subsidy the payer is the mutual society, which is not an insurer', () => {
  const notice = noticeToPayer('covid-19', notices);
  expect(notice).toContain('soci@mutua.example');
  expect(notice).not.toMatch(/compagnia|polizza|1913/);
  expect(noticeToAnyPayer(notices)).toHaveLength(2);
});

test('before the policy is known the subsidy is named: Sussidio Pet is insurance', () => {
  const [ofSociety, ofInsurer] = noticeToAnyPayer(notices);
  expect(ofSociety).toMatch(/^Per il Sussidio Covid-19: avvisa anche la società/);
  expect(ofInsurer).toMatch(/^Per tutte le altre coperture: avvisa anche la compagnia/);
});

test.each([
  ['on a Tuesday', '2026-11-17T10:00:00Z', '2026-11-18T18:00:00.000Z'],
  ['on a Friday', '2026-11-20T10:00:00Z', '2026-11-23T18:00:00.000Z'],
  ['before a holiday', '2026-12-07T10:00:00Z', '2026-12-09T18:00:00.000Z'],
])('a claim reported %s goes to the payer by the end of the next working day', (_, now, by) => {
  expect(handOverDue(new Date(now)).toISOString()).toBe(by);
});
