import { describe, expect, test } from 'vitest';
import { pet as petCover } from '../../buy/products/pet/cover.ts';
import { rcTerzi5 } from '../../buy/products/rc-terzi/cover.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkWizard, isSkipped } from '../../platform/wizard/answers.ts';
import type { Answers } from '../../platform/wizard/definition.ts';
import { furthestStep } from '../../platform/wizard/engine.ts';
import { reportableCausesOf } from './happenings.ts';
import { MAX_PLACE_LENGTH } from './lengths.ts';
import type { ClaimablePolicy } from './policy.ts';
import { claimWizard, NOT_YET, warningFor } from './wizard.ts';

const today = isoDate('2026-11-17');

const dog: ClaimablePolicy = {
  uuid: 'dog',
  number: '3F2A9C88',
  title: 'Sussidio Pet',
  productKey: 'pet',
  noun: 'sussidio',
  standing: 'covered',
  startsOn: isoDate('2026-03-10'),
  endsOn: isoDate('2027-03-09'),
  endedEarlyOn: null,
  hasGraceDays: false,
  happenings: reportableCausesOf(petCover),
};
const home: ClaimablePolicy = {
  ...dog,
  uuid: 'home',
  title: 'RC Terzi',
  productKey: 'rc-terzi-5',
  noun: 'polizza',
  happenings: reportableCausesOf(rcTerzi5),
};

const validAnswers: Answers = {
  policy: 'dog',
  what: 'surgery',
  when: '2026-11-05',
  where: 'Torino',
  story: 'Il cane ha ingoiato una palla ed è stato operato.',
  hasOthers: false,
  files: null,
  iban: 'it60 x054 2811 1010 0000 0123 456',
};

const stepsOf = (policies: readonly ClaimablePolicy[], answers: Answers) =>
  claimWizard(policies)
    .steps.filter((step) => !isSkipped(step, answers))
    .map(({ id }) => id);

const stepNamed = (policies: readonly ClaimablePolicy[], id: string) => {
  const step = claimWizard(policies).steps.find((each) => each.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};

describe('the questions of a claim', () => {
  const rest = ['quando', 'dove', 'racconto', 'altre-persone', 'foto', 'iban', 'riepilogo'];

  test('a claimant with one policy is not asked which', () => {
    expect(stepsOf([dog], validAnswers)).toEqual(['che-cosa', ...rest]);
  });

  test('a claimant with two policies chooses one, and then a cause under it', () => {
    expect(stepsOf([dog, home], validAnswers)).toEqual(['polizza', 'che-cosa', ...rest]);
    expect(stepsOf([dog, home], { ...validAnswers, policy: 'home', what: 'liability' })).toEqual([
      'polizza',
      'che-cosa-2',
      ...rest.filter((id) => id !== 'iban'),
    ]);
  });

  test('an account number is requested where money may be reimbursed', () => {
    expect(stepsOf([dog], { ...validAnswers, what: 'something-else' })).not.toContain('iban');
    expect(stepsOf([home], { what: 'defence' })).not.toContain('iban');
  });

  test('the tiles are the causes of the cover, and one for everything else', () => {
    const [field] = stepNamed([dog], 'che-cosa').fields;
    expect(field && 'options' in field ? field.options.map(({ value }) => value) : []).toEqual([
      'surgery',
      'vet-visit',
      'legal-costs',
      'something-else',
    ]);
  });

  test('given and empty answers lead to the end', () => {
    const wizard = claimWizard([dog]);
    expect(wizard.steps[furthestStep(wizard, validAnswers, today)]?.id).toBe('riepilogo');
    const { files: _files, ...before } = validAnswers;
    expect(wizard.steps[furthestStep(wizard, before, today)]?.id).toBe('foto');
  });
});

describe('valid answers of a claim', () => {
  test('a whole report is valid, and its account number is normalised', () => {
    const checked = checkWizard(claimWizard([dog]), validAnswers, today);
    expect(checked.errors).toEqual({});
    expect(checked.answers).toMatchObject({ iban: 'IT60X0542811101000000123456' });
  });

  test('the account number can be given later', () => {
    expect(checkWizard(claimWizard([dog]), { ...validAnswers, iban: null }, today).errors).toEqual({});
  });

  test.each<[string, Answers, string]>([
    ['a day in the future', { when: '2026-11-18' }, 'when'],
    ['an impossible date', { when: '2026-02-29' }, 'when'],
    ['a cause of another product', { what: 'theft' }, 'what'],
    ['another customer’s policy', { policy: 'other' }, 'policy'],
    ['no story', { story: '  ' }, 'story'],
    ['a story that is too long', { story: 'x'.repeat(4001) }, 'story'],
    ['other people without their description', { hasOthers: true }, 'others'],
    ['a place that is too long', { where: 'x'.repeat(MAX_PLACE_LENGTH + 1) }, 'where'],
    ['too many files', { files: Array.from({ length: 21 }, String) }, 'files'],
    ['a file that is not in a list', { files: 'one' }, 'files'],
    ['an account number with a typing error', { iban: 'IT60X0542811101000000123465' }, 'iban'],
  ])('%s is not valid', (_, wrong, field) => {
    const policies = field === 'policy' ? [dog, home] : [dog];
    const { errors } = checkWizard(claimWizard(policies), { ...validAnswers, ...wrong }, today);
    expect(Object.keys(errors)).toContain(field);
  });

  test('a long story from a place with a long name and many files is valid', () => {
    const long = {
      where: 'x'.repeat(MAX_PLACE_LENGTH),
      story: 'x'.repeat(4000),
      files: Array.from({ length: 20 }, String),
    };
    expect(checkWizard(claimWizard([dog]), { ...validAnswers, ...long }, today).errors).toEqual({});
  });

  test('today is not in the future', () => {
    expect(checkWizard(claimWizard([dog]), { ...validAnswers, when: today }, today).errors).toEqual({});
    expect(
      checkWizard(claimWizard([dog]), { ...validAnswers, when: '2026-11-18' }, today).errors['when'],
    ).toBe(NOT_YET);
  });
});

const warned = (policies: readonly ClaimablePolicy[], answers: Answers) =>
  warningFor(policies, answers, today)?.kind ?? null;

describe('the warning about a day', () => {
  test.each<[string, string, string | null]>([
    ['the last day before', '2026-03-09', 'before-cover'],
    ['the fourth day of a pet policy', '2026-03-13', 'waiting-period'],
    ['the fifth day of a pet policy', '2026-03-14', null],
    ['today', '2026-11-17', null],
    ['an invalid day in the future', '2027-04-01', null],
    ['no day', '2026-02-30', null],
  ])('the warning is right for %s', (_, day, kind) => {
    expect(warned([dog], { what: 'surgery', when: day })).toBe(kind);
  });

  test('with several policies, the day is checked against the chosen one', () => {
    const earlier = {
      ...dog,
      uuid: 'last-year',
      startsOn: isoDate('2025-03-10'),
      endsOn: isoDate('2026-03-09'),
    };
    const answers = { what: 'surgery', when: '2026-03-09' };
    expect(warned([dog, earlier], { ...answers, policy: 'last-year' })).toBe(null);
    expect(warned([dog, earlier], { ...answers, policy: 'dog' })).toBe('before-cover');
  });

  test('no past day keeps a claimant from finishing the questions', () => {
    for (const day of ['2016-01-01', '2026-03-09', '2026-03-13'])
      expect(checkWizard(claimWizard([dog]), { ...validAnswers, when: day }, today).errors).toEqual({});
  });
});
