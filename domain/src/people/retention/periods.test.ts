import { expect, test } from 'vitest';
import { ASKING_BROWSER_DAYS, KNOWN_BROWSER_DAYS, MAX_SESSION_MS } from '../account/session-rules.ts';
import { CONTRACT_RETENTION_YEARS, retentionDays } from './periods.ts';

// The privacy page promises these: changing a number changes what visitors were promised.
test('data are retained for as long as the privacy page says', () => {
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
  expect(CONTRACT_RETENTION_YEARS).toBe(10);
});

test('the start of every session can be looked up, and a browser is recognised for as long', () => {
  const longestSessionDays = MAX_SESSION_MS / 86_400_000;
  expect(retentionDays.accountEvents).toBe(longestSessionDays);
  expect(KNOWN_BROWSER_DAYS).toBe(longestSessionDays);
});

test('a browser can prove that it registered for as long as the registration is open', () => {
  expect(ASKING_BROWSER_DAYS).toBe(retentionDays.unconfirmedAccounts);
});
