import { expect, test } from 'vitest';
import { callBackWizard } from '../call-back/wizard.ts';
import { callBookingWizard } from '../call-booking/wizard.ts';
import { checkupWizard } from '../checkup/checkup-wizard.ts';
import { quizWizard } from '../checkup/quiz-wizard.ts';
import { lifeQuoteWizard } from '../life/wizard.ts';
import { pensionWizard } from '../pension/wizard.ts';
import { skiWizard } from '../products/ski/wizard.ts';
import { GENERIC_PRODUCT } from '../quote/products.ts';
import { quoteRequestWizard } from '../quote/wizard.ts';
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
])('the loader of %s stays for 1000 to 1500 ms', (_, { loader }) => {
  expect(loader.minimumMs).toBeGreaterThanOrEqual(1000);
  expect(loader.minimumMs).toBeLessThanOrEqual(1500);
});
