import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { REPORT_CONSENT_TEXTS, reportConsents } from '../../understand/checkup/contacts.ts';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { PURCHASE_CONSENT_TEXTS } from '../../buy/purchase/consents.ts';
import { findBuyableProduct } from '../../buy/purchase/buyable-products.ts';
import { contractStep } from '../../buy/products/ski/consent-steps.ts';
import { SKI_CONSENTS } from '../../buy/products/ski/consents.ts';
import { CHANGEABLE_TEXTS, CONSENT_TEXTS } from './texts.ts';

const needed = [CONSENT_TEXTS, REPORT_CONSENT_TEXTS, PURCHASE_CONSENT_TEXTS].flatMap(
  ({ privacy, userProfiling }) => [privacy, userProfiling],
);
const free = [
  ...Object.values(CHANGEABLE_TEXTS),
  ...Object.values(SKI_CONSENTS).flatMap(({ isRequired, text }) => (isRequired ? [] : [text])),
];

test.each([...needed, SKI_CONSENTS.privacyChecked.text])(
  'the texts of what a request or a contract needs ask to be read, not consented to: %s',
  (text) => {
    expect(text).not.toMatch(/acconsento/i);
    expect(text).toMatch(/serv/);
  },
);

const asked = [
  ...purchasableProducts.flatMap(({ key }) => findBuyableProduct(key)?.wizard.steps ?? []),
  contractStep,
  { fields: reportConsents },
].flatMap(({ fields }) => fields.flatMap((field) => (field.kind === 'consent' ? [field] : [])));

test.each(asked)(
  'a refusal message mentions consent only where the box asks for consent: $label',
  ({ label, rule }) => {
    const verdict = rule(isoDate('2026-11-15'))(false);
    expect(verdict.ok || /acconsento/i.test(label) === /consenso/i.test(verdict.message)).toBe(true);
  },
);

test.each(free)('the text of an optional consent says that it is optional: %s', (text) => {
  expect(text).toContain('(facoltativo)');
});
