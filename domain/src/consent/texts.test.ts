import { expect, test } from 'vitest';
import { REPORT_CONSENT_TEXTS } from '../checkup/consents.ts';
import { PURCHASE_CONSENT_TEXTS } from '../purchase/consents.ts';
import { SKI_CONSENTS } from '../ski/consents.ts';
import { CHANGEABLE_TEXTS, CONSENT_TEXTS } from './texts.ts';

const needed = [CONSENT_TEXTS, REPORT_CONSENT_TEXTS, PURCHASE_CONSENT_TEXTS].flatMap(
  ({ privacy, userProfiling }) => [privacy, userProfiling],
);
const free = [
  ...Object.values(CHANGEABLE_TEXTS),
  ...Object.values(SKI_CONSENTS).flatMap(({ isRequired, text }) => (isRequired ? [] : [text])),
];

test.each([...needed, SKI_CONSENTS.privacyChecked.text])(
  'what a request or a contract needs is read, not consented to: %s',
  (text) => {
    expect(text).not.toMatch(/acconsento/i);
    expect(text).toMatch(/serv/);
  },
);

test.each(free)('what is free says so: %s', (text) => {
  expect(text).toContain('(facoltativo)');
});
