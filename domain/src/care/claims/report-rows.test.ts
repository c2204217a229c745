import { expect, test } from 'vitest';
import { pet as petCover } from '../../buy/products/pet/cover.ts';
import { rcTerzi5 } from '../../buy/products/rc-terzi/cover.ts';
import { isoDate, writtenDate } from '../../platform/values/calendar.ts';
import { askedFields } from '../../platform/wizard/definition.ts';
import { reportableCausesOf } from './happenings.ts';
import type { ClaimablePolicy } from './policy.ts';
import { reportRows } from './report-rows.ts';
import { claimWizard } from './wizard.ts';

const policies = [petCover, rcTerzi5].map((cover, place): ClaimablePolicy => ({
  uuid: String(place),
  number: '3F2A9C88',
  title: 'Sussidio Pet',
  productKey: 'pet',
  noun: 'sussidio',
  standing: 'covered',
  startsOn: isoDate('2026-03-10'),
  endsOn: isoDate('2027-03-09'),
  endedEarlyOn: null,
  hasGraceDays: false,
  happenings: reportableCausesOf(cover),
}));

const answered = {
  policy: '0',
  what: 'surgery',
  when: '2026-11-05',
  where: 'Torino',
  story: 'Ha ingoiato una palla.',
  hasOthers: true,
  others: 'Il veterinario',
  iban: 'IT60X0542811101000000123456',
};

const rows = (writeDay?: typeof writtenDate) =>
  reportRows([], answered, writeDay).map(({ label, value }) => [label, value]);

test('a report is shown in the order of its questions, with days as its reader writes them', () => {
  expect(rows()).toEqual([
    ['Quando', '05/11/2026'],
    ['Dove', 'Torino'],
    ['Che cosa è successo', 'Ha ingoiato una palla.'],
    ['Altre persone', 'Il veterinario'],
  ]);
  expect(rows(writtenDate)[0]).toEqual(['Quando', '5 novembre 2026']);
});

test('a question that was left empty or not shown has no row', () => {
  expect(reportRows(policies, { where: 'Torino', others: null })).toMatchObject([{ name: 'where' }]);
});

test('every question of a report has its row, except those shown in a place of their own', () => {
  const questionNames = new Set(
    claimWizard(policies)
      .steps.flatMap(askedFields)
      .map(({ name }) => name),
  );
  const shownNames = new Set(
    reportRows(policies, Object.fromEntries([...questionNames].map((name) => [name, 'x']))).map(
      ({ name }) => name,
    ),
  );
  expect([...questionNames].filter((name) => !shownNames.has(name))).toEqual([
    'policy',
    'what',
    'healthConsent',
    'hasOthers',
    'files',
    'iban',
  ]);
});
