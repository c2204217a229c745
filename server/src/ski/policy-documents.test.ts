import { isoDate } from '@riparo/domain/values/calendar.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { examplePerson } from '@riparo/domain/person/example-person.ts';
import { suitableAnswers } from '@riparo/domain/products/suitability/suitable-answers.ts';
import { expect, test } from 'vitest';
import { suitabilityGiven } from '../deals/suitability-given.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Payment } from '../payments/tables.ts';
import { certificateDocument } from './certificate-document.ts';
import { policyNumber } from './policy-number.ts';
import { policyRows, printableName } from './policy-words.ts';
import { receiptDocument } from './receipt-document.ts';
import type { SkiPolicyRow } from './tables.ts';

const policy: SkiPolicyRow = {
  id: 'ce105959-2b71-4e0d-9f9b-3d6526c3882c',
  dealUuid: dealUuidSchema.parse('4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11'),
  productType: 'base',
  duration: 'daily',
  days: 3,
  adults: 1,
  kids: 1,
  startsOn: isoDate('2026-12-05'),
  endsOn: isoDate('2026-12-07'),
  promoCode: null,
  listPriceCents: cents(15_00),
  discountCents: cents(0),
  tariffVersion: '2026',
  utmSource: null,
  utmMedium: null,
  createdAt: new Date('2026-12-05T10:00:00Z'),
  issuedAt: new Date('2026-12-05T10:04:00Z'),
  coverFrom: new Date('2026-12-05T10:04:00Z'),
};

const HOLDER = '5f0c2a5e-0f4e-4c56-8b8e-1f6f5ad0a4c1';

const certificateOf = (birthDate: string) =>
  JSON.stringify(
    certificateDocument({
      policy,
      deal: examplePerson,
      holder: { id: HOLDER, firstName: 'Leo', lastName: 'Rossi', birthDate: isoDate(birthDate) },
      siteUrl: new URL('https://www.riparo.example/'),
    }),
  );

test('a certificate says who is covered, from which minute on, and by what', () => {
  expect(policyNumber(policy)).toBe('SCI-3D6526-C3882C');
  expect(policyRows(policy)).toEqual([
    ['Persone assicurate', '1 adulto e 1 bambino'],
    ['Pacchetto', 'Gold · 3 giorni'],
    ['Copertura', 'dal 5 dicembre 2026 alle ore\u00a011:04, fino a tutto il 7 dicembre 2026'],
  ]);
  const words = certificateOf('2018-06-01');
  expect(words).toContain('"title":"Leo Rossi"');
  expect(words).toContain('Responsabilità civile');
  expect(words).not.toContain('Invalidità permanente');
  expect(words).not.toContain('Da sapere sull’età');
});

test('who is younger than those the cover is made for reads so on their certificate', () => {
  expect(certificateOf('2024-06-01')).toContain('Da sapere sull’età');
});

test('certificates and receipts say what was approved', async () => {
  const paid = {
    amountCents: cents(15_00),
    receivedAt: policy.issuedAt,
    providerPaymentId: 'pi_1',
  } as Payment;
  const { firstName, lastName } = examplePerson;
  const deal = { firstName, lastName, suitability: null } as DealRow;
  const season: SkiPolicyRow = {
    ...policy,
    duration: 'season',
    days: null,
    promoCode: 'sconto15',
    discountCents: cents(1),
    issuedAt: null,
    coverFrom: null,
  };
  const suitability = suitabilityGiven('ski', suitableAnswers('ski'), policy.createdAt);
  const told = {
    certificate: JSON.parse(certificateOf('2018-06-01')),
    receipt: receiptDocument({ policy, deal, payment: paid }),
    'receipt for a season, with a discount, for who was asked what they need': receiptDocument({
      policy: season,
      deal: { ...deal, suitability },
      payment: paid,
    }),
    'certificate of who has not paid yet': certificateDocument({
      policy: season,
      deal,
      holder: { id: HOLDER, firstName: 'Leo', lastName: 'Rossi', birthDate: isoDate('2018-06-01') },
      siteUrl: new URL('https://www.riparo.example/'),
    }),
  };
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot('policy-documents.txt');
});

test('a name that can not be printed is left out', () => {
  expect(printableName('Мария', 'Иванова')).toBe('(come da richiesta)');
});
