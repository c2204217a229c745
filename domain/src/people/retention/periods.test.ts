import { expect, test } from 'vitest';
import { ASKING_BROWSER_DAYS, KNOWN_BROWSER_DAYS, SESSION_LONGEST_MS } from '../account/session-rules.ts';
import { CONTRACTS_KEPT_YEARS, retentionDays } from './periods.ts';

// A promise of the privacy page: whoever changes a figure changes what people were told.
test('what people leave here is kept for as long as they were told', () => {
  expect(retentionDays).toEqual({
    quotes: 365,
    unfinishedDeals: 90,
    leads: 730,
    checkups: 365,
    claimDrafts: 30,
    sentMails: 90,
    deadLetters: 90,
    unconfirmedAccounts: 30,
    expiredCodes: 7,
    accountEvents: 180,
  });
  expect(CONTRACTS_KEPT_YEARS).toBe(10);
});

test('the beginning of every session can be looked up, and a browser is known for as long', () => {
  const longestSessionDays = SESSION_LONGEST_MS / 86_400_000;
  expect(retentionDays.accountEvents).toBe(longestSessionDays);
  expect(KNOWN_BROWSER_DAYS).toBe(longestSessionDays);
});

test('a browser can prove that it registered for as long as the registration waits', () => {
  expect(ASKING_BROWSER_DAYS).toBe(retentionDays.unconfirmedAccounts);
});
