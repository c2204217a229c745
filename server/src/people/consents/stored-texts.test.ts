import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { REPORT_CONSENT_TEXTS } from '@riparo/domain/understand/checkup/contacts.ts';
import { PURCHASE_CONSENT_TEXTS } from '@riparo/domain/buy/purchase/consents.ts';
import { SKI_CONSENTS } from '@riparo/domain/buy/products/ski/consents.ts';
import { consentTextsByVersion, consentTextOf } from '@riparo/domain/platform/consent/texts-by-version.ts';
import { CHANGEABLE_TEXTS, CONSENT_TEXTS, CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';

test('today’s texts match their stored version: a changed text needs a new version', () => {
  expect(consentTextsByVersion[CONSENT_VERSION]).toEqual({
    quote: CONSENT_TEXTS,
    report: REPORT_CONSENT_TEXTS,
    purchase: PURCHASE_CONSENT_TEXTS,
    ski: Object.fromEntries(Object.entries(SKI_CONSENTS).map(([name, { text }]) => [name, text])),
    account: CHANGEABLE_TEXTS,
  });
});

/** One line per version, added with it and never changed. */
const fingerprints = {
  '2026-11': '54747d01d32bb46d000915c0e536e9acebc224c1b703a211b0ddb7bae51422ed',
  '2026-11-16': '37e26cc8b92d3106f620e929f173c094fa949f448e5f54db8c1ddc632cc96c30',
};

test('the text of a past consent never changes', () => {
  const found = Object.entries(consentTextsByVersion).map(([version, texts]) => [
    version,
    createHash('sha256').update(JSON.stringify(texts)).digest('hex'),
  ]);
  expect(Object.fromEntries(found)).toEqual(fingerprints);
});

test('each form has its own texts', () => {
  expect(consentTextOf('purchase', '2026-11', 'userProfiling')).toContain('adatta a me');
  expect(consentTextOf('report', '2026-11', 'userProfiling')).toContain('consigli');
  expect(consentTextOf('report', '2019-01', 'userProfiling')).toBeNull();
});
