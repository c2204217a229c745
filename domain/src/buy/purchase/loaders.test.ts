import { expect, test } from 'vitest';
import { callBackWizard } from '../../care/calls/call-back-wizard.ts';
import { callBookingWizard } from '../../care/calls/booking-wizard.ts';
import { checkupWizard } from '../../understand/checkup/checkup-wizard.ts';
import { quizWizard } from '../../understand/checkup/quiz-wizard.ts';
import { lifeQuoteWizard } from '../../understand/life/wizard.ts';
import { pensionWizard } from '../../understand/pension/wizard.ts';
import { skiWizard } from '../products/ski/wizard.ts';
import { GENERIC_PRODUCT } from '../../understand/quote/products.ts';
import { quoteRequestWizard } from '../../understand/quote/wizard.ts';
import { PURCHASE_LOADER } from './openings.ts';

test.each([
  ['the pension', pensionWizard],
  ['the checkup', checkupWizard],
  ['the quiz', quizWizard],
  ['the life quote', lifeQuoteWizard],
  ['a generic quote', quoteRequestWizard(GENERIC_PRODUCT)],
  ['a call back', callBackWizard],
  ['a booked call', callBookingWizard],
  ['a purchase', { loader: PURCHASE_LOADER }],
  ['ski', skiWizard],
])('the loader of %s is shown for 1000 to 1500 ms', (_, { loader }) => {
  expect(loader.minimumMs).toBeGreaterThanOrEqual(1000);
  expect(loader.minimumMs).toBeLessThanOrEqual(1500);
});
