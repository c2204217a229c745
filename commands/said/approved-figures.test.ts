import { HOUR_MS } from '@riparo/domain/platform/values/durations.ts';
import { CODE_LIFETIME_MS, MAX_WRONG_TRIES } from '@riparo/domain/platform/sign-in/code-rules.ts';
import { quizWizard } from '@riparo/domain/understand/checkup/quiz-wizard.ts';
import { DURATION_YEARS } from '@riparo/domain/buy/products/vita/choices.ts';
import { CAREER_DEFAULT } from '@riparo/domain/understand/pension/career.ts';
import { EARLIEST_WORK_YEAR } from '@riparo/domain/understand/pension/exclusion.ts';
import {
  CONTRIBUTION_RATE,
  EXTRA_DEDUCTION_RATE,
  PRUDENCE_FACTOR,
  REVALUATION,
} from '@riparo/domain/understand/pension/tariff.ts';
import { ADULT_AGE } from '@riparo/domain/platform/values/calendar.ts';
import { expect, test } from 'vitest';

// Prices are covered by each product's worked examples. These amounts are in no example, and customers rely
// on them.
test.each([
  ['a registration code is valid for a day', CODE_LIFETIME_MS['sign-up'], 24 * HOUR_MS],
  ['a code for a new password is valid for an hour', CODE_LIFETIME_MS['password-reset'], HOUR_MS],
  ['a code is invalid after five wrong tries', MAX_WRONG_TRIES, 5],
  ['the loader of the quiz stays for 1500 ms', quizWizard.loader?.minimumMs, 1500],
  ['a customer is an adult from 18 on', ADULT_AGE, 18],
  ['an estimate needs work begun in 1995 or later', EARLIEST_WORK_YEAR, 1995],
  ['the career begins in the middle', CAREER_DEFAULT, 50],
  ['a third of the income is paid in', CONTRIBUTION_RATE, 0.33],
  ['the pot grows by one percent a year', REVALUATION, 1.01],
  ['two percent are deducted', EXTRA_DEDUCTION_RATE, 0.02],
  ['fifteen percent are excluded', PRUDENCE_FACTOR, 0.85],
  ['a life policy lasts five years at least', DURATION_YEARS.min, 5],
  ['a life policy lasts thirty years at most', DURATION_YEARS.max, 30],
])('%s: the amount that was approved', (_, figure, approved) => expect(figure).toBe(approved));
