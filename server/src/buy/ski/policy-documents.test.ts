import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { certificateDocument } from './certificate-document.ts';
import { policyNumber } from './policy-number.ts';
import { policyRows, printableName } from './policy-words.ts';
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

test('the certificate of a person below the intended age says so', () => {
  expect(certificateOf('2024-06-01')).toContain('Da sapere sull’età');
});

test('a name that cannot be printed is omitted', () => {
  expect(printableName('Мария', 'Иванова')).toBe('(come da richiesta)');
});
