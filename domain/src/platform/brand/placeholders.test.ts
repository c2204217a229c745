import { expect, test } from 'vitest';
import { placeholdersIn, remainingPlaceholders } from './placeholders.ts';

test('a placeholder is found under the name of its field at any depth', () => {
  const found = placeholdersIn({
    name: 'Riparo',
    support: { email: 'aiuto@riparo.example', phone: '+39 02 0000 0000', hours: 9 },
    legal: { pec: '[PEC da inserire]', supervision: 'Soggetto alla vigilanza di IVASS' },
    partners: { insurersWorkedWith: ['[Compagnia da inserire]', 'Compagnia Vera S.p.A.'] },
  });
  expect(found.map(({ path }) => path)).toEqual([
    'support.email',
    'support.phone',
    'legal.pec',
    'partners.insurersWorkedWith.0',
  ]);
});

test('the brand in the repository cannot sell yet: the broker’s disclosure consists of placeholders', () => {
  expect(remainingPlaceholders().map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'support.phone',
      'support.complaints.email',
      'legal.companyName',
      'legal.ruiNumber',
      'disclosure.contactPerson.name',
      'disclosure.contactPerson.ruiNumber',
      'disclosure.premiumCollection',
      'disclosure.insurersWorkedWith.0',
      'disclosure.liabilityPolicy',
      'disclosure.exclusivity',
      'disclosure.remuneration',
      'disclosure.premiumSafeguard',
      'disclosure.holdings',
      'partners.insurer',
      'partners.insurerStatus',
      'partners.insurerComplaints',
      'partners.insurerCancerPage',
      'partners.lifeInsurer',
    ]),
  );
});

test('values that are not text count as filled in', () => {
  expect(placeholdersIn({ none: null, later: undefined, count: 7, list: [] })).toEqual([]);
});
