import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkWizard, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answers, Wizard } from '../../platform/wizard/definition.ts';
import { completeStep, furthestStep, goBack, openStep, start } from '../../platform/wizard/engine.ts';
import { withListOptions } from '../../platform/wizard/listed-options.ts';
import { CHOOSE_ONE, CHOOSE_YES_OR_NO, INCORRECT_VALUE } from '../../platform/rule/messages.ts';
import { checkupWizard } from './checkup-wizard.ts';
import { checkupPolicies, jobs } from './options.ts';
import { quizWizard } from './quiz-wizard.ts';
import { readAnswers } from './read-answers.ts';
import { answersOf, bodyOf } from './wire.ts';

const today = isoDate('2026-11-15');
const lists = { getCheckupPolicies: checkupPolicies, getJobs: jobs };

const life: Answers = {
  trusted_broker: false,
  policy_types: ['1', '2', '4'],
  worried_about: ['famiglia'],
  client_dob: '1984-03-27',
  family_status: 'sposato',
  only_source_income: true,
  num_of_children: '2',
  rental_ownership: 'Proprietà',
  mortgage: true,
  pets: ['Cane'],
  sports: ['Sci e snowboard'],
  green_vehicles: ['Bicicletta'],
  num_of_travels: '1',
  coverage_feeling: 70,
};
const person = { first_name: 'Ada', last_name: "D'Angelo", email: 'ada@example.it', privacy: true };
const checkup = { ...life, ...person, phone: null, referral: null, userProfiling: true, marketing: false };
const quiz = { ...life, ...person, job_id: '5', job_title: 'Notaio' };

const stepsAsked = (wizard: Wizard, answers: Answers) => {
  const ids: string[] = [];
  let state = start(wizard, answers);
  while (!state.completed) {
    ids.push(wizard.steps[state.currentStep]?.id ?? '');
    state = completeStep(wizard, state, {});
  }
  return ids;
};
const errorsOf = (wizard: Wizard, answers: Answers) =>
  checkWizard(withListOptions(wizard, lists), answers, today).errors;

describe('the order of the questions', () => {
  test('the questions of the checkup are in order', () => {
    expect(stepsAsked(checkupWizard, checkup)).toEqual([
      'assicuratore',
      'polizze',
      'preoccupazioni',
      'data-di-nascita',
      'famiglia',
      'figli',
      'reddito-della-famiglia',
      'casa',
      'mutuo',
      'animali',
      'sport',
      'mezzi',
      'viaggi',
      'sensazione',
      'contatti',
    ]);
  });

  test('the questions of the quiz are in order', () => {
    expect(stepsAsked(quizWizard, quiz)).toEqual([
      'assicuratore',
      'preoccupazioni',
      'polizze',
      'data-di-nascita',
      'famiglia',
      'figli',
      'reddito-della-famiglia',
      'mezzi',
      'lavoro',
      'professione',
      'casa',
      'mutuo',
      'animali',
      'sport',
      'viaggi',
      'sensazione',
      'contatti',
    ]);
  });
});

describe('conditional questions', () => {
  test('a tenant is not asked about a mortgage, going forward and going back', () => {
    const tenant = { ...quiz, rental_ownership: 'Affitto' };
    const home = quizWizard.steps.findIndex(({ id }) => id === 'casa');
    const forth = completeStep(quizWizard, openStep(quizWizard, start(quizWizard, tenant), home, today), {});
    expect(quizWizard.steps[forth.currentStep]?.id).toBe('animali');
    expect(goBack(quizWizard, forth).currentStep).toBe(home);
    expect(relevantAnswers(quizWizard, tenant)).not.toHaveProperty('mortgage');
  });

  test.each(jobs)('job $id ($name) is asked for a title only if it is the fifth', ({ id }) => {
    expect(stepsAsked(quizWizard, { ...quiz, job_id: String(id) }).includes('professione')).toBe(id === 5);
  });

  test.each([
    ['sposato', '0', 'after the children'],
    ['coppia', '2', 'after the children'],
    ['single', '1', 'after the children'],
    ['separato', '4', 'after the children'],
    ['vedovo', '0', 'never'],
    ['single', '0', 'never'],
  ])('%s with %s children is asked about the only income %s', (family_status, num_of_children, where) => {
    const answers: Answers = { ...quiz, family_status, num_of_children };
    const { only_source_income: _, ...silent } = answers;
    const open = quizWizard.steps[furthestStep(quizWizard, silent, today)]?.id;
    expect(open).toBe(where === 'never' ? 'contatti' : 'reddito-della-famiglia');
    expect(errorsOf(quizWizard, silent)).toEqual(
      where === 'never' ? {} : { only_source_income: CHOOSE_YES_OR_NO },
    );
    expect('only_source_income' in relevantAnswers(quizWizard, { ...silent, only_source_income: true })).toBe(
      where !== 'never',
    );
  });
});

describe('checking answers', () => {
  test('complete answers have no errors', () => {
    expect(errorsOf(checkupWizard, checkup)).toEqual({});
    expect(errorsOf(quizWizard, quiz)).toEqual({});
  });

  test.each([
    [{ trusted_broker: 'sì' }, CHOOSE_YES_OR_NO],
    [{ policy_types: [] }, CHOOSE_ONE],
    [{ policy_types: ['99'] }, CHOOSE_ONE],
    [{ policy_types: ['1', 'Nessuna'] }, INCORRECT_VALUE],
    [{ worried_about: ['salute', 'none'] }, INCORRECT_VALUE],
    [{ pets: ['Cane', 'Nessuno'] }, INCORRECT_VALUE],
    [{ sports: ['Nuoto', 'Divano'] }, INCORRECT_VALUE],
    [{ green_vehicles: ['E-bike', 'Nessuno'] }, INCORRECT_VALUE],
    [{ client_dob: null }, 'Abbiamo bisogno della tua data di nascita'],
    [{ client_dob: '2015-01-01' }, 'Devi essere maggiorenne'],
    [{ job_id: '12' }, CHOOSE_ONE],
    [{ coverage_feeling: 0 }, INCORRECT_VALUE],
    [{ coverage_feeling: 100 }, INCORRECT_VALUE],
    [{ privacy: false }, 'Per prepararti il report serve la conferma che hai letto l’informativa privacy.'],
  ])('the answer %j is refused', (wrong: Answers, message) => {
    expect(errorsOf(quizWizard, { ...quiz, ...wrong })).toEqual({ [Object.keys(wrong)[0] ?? '']: message });
  });

  test('the checkup requires consent to the analysis of its answers, the quiz does not', () => {
    expect(Object.keys(errorsOf(checkupWizard, { ...checkup, userProfiling: false }))).toEqual([
      'userProfiling',
    ]);
    expect(quizWizard.steps.at(-1)?.fields.map(({ name }) => name)).toEqual([
      'first_name',
      'last_name',
      'email',
      'privacy',
    ]);
  });
});

describe('the API format of answers', () => {
  test('ids and counts are numbers, and two values are computed', () => {
    expect(bodyOf(relevantAnswers(quizWizard, quiz))).toEqual({
      ...person,
      trusted_broker: false,
      policy_types: [1, 2, 4],
      worried_about: ['famiglia'],
      client_dob: '1984-03-27',
      family_status: 'sposato',
      only_source_income: true,
      with_children: true,
      num_of_children: 2,
      job_id: 5,
      job_title: 'Notaio',
      rental_ownership: 'Proprietà',
      mortgage: true,
      pets: ['Cane'],
      use_green_vehicles: true,
      green_vehicles: ['Bicicletta'],
      sports: ['Sci e snowboard'],
      num_of_travels: 1,
      coverage_feeling: 70,
    });
  });

  test('no policies, no family and no vehicle are sent explicitly', () => {
    const alone = {
      ...checkup,
      policy_types: ['Nessuna'],
      num_of_children: '0',
      green_vehicles: ['Nessuno'],
    };
    expect(bodyOf(alone)).toMatchObject({
      policy_types: [],
      with_children: false,
      num_of_children: 0,
      use_green_vehicles: false,
    });
  });

  test.each([
    ['checkup', checkupWizard],
    ['quiz', quizWizard],
  ])('questions the %s did not ask are sent with their default', (_, wizard) => {
    const tenant = {
      ...quiz,
      family_status: 'single',
      num_of_children: '0',
      job_id: '1',
      rental_ownership: 'Affitto',
    };
    expect(bodyOf(relevantAnswers(wizard, tenant))).toMatchObject({
      only_source_income: false,
      mortgage: false,
      job_id: wizard === quizWizard ? 1 : null,
      job_title: null,
    });
  });

  test.each([
    ['checkup', checkupWizard, checkup],
    ['quiz', quizWizard, quiz],
    ['quiz of a person without policies', quizWizard, { ...quiz, policy_types: ['Nessuna'] }],
  ])('the request of the %s is read back as the same answers', (_, wizard, answers: Answers) => {
    const relevant = relevantAnswers(wizard, answers);
    const read = answersOf(bodyOf(relevant)) as Answers;
    expect(read).toMatchObject(relevant);
    expect(relevantAnswers(wizard, read)).toEqual(relevant);
  });

  test('a missing count means zero without children, and otherwise one', () => {
    expect(answersOf({ with_children: false })).toEqual({ num_of_children: '0' });
    expect(answersOf({ with_children: true })).toEqual({ num_of_children: '1' });
    expect(answersOf({})).toEqual({});
  });

  test('an unanswered question stays unanswered', () => {
    expect(answersOf({ job_title: null })).toEqual({ job_title: null });
    expect(answersOf({ job_title: undefined })).toEqual({});
  });

  test.each([[[]], [['Nessuna']], ['Nessuna']] as const)(
    'owning no policy may be sent as %j',
    (policy_types) => {
      expect(answersOf({ policy_types: policy_types as [] })).toEqual({ policy_types: ['Nessuna'] });
    },
  );
});

describe('submissions from outside our forms', () => {
  const sent = { ...bodyOf(relevantAnswers(quizWizard, quiz)), referral_code: ' NEVE ' };

  test('a submission is read together with its partner code', () => {
    expect(readAnswers('quiz', sent, today)).toMatchObject({
      answers: { first_name: 'Ada', referral_code: 'NEVE' },
    });
    expect(readAnswers('quiz', { ...sent, referral_code: ' ' }, today)).toMatchObject({
      answers: { referral_code: null },
    });
  });

  test('an invalid submission is refused with its errors', () => {
    expect(readAnswers('quiz', { ...sent, email: 'ada' }, today)).toEqual({
      errors: { email: 'La mail che hai inserito non è valida' },
    });
  });

  test('whether there is a vehicle follows from the vehicles named', () => {
    expect(answersOf({ use_green_vehicles: false, green_vehicles: [] })).toEqual({
      green_vehicles: ['Nessuno'],
    });
    expect(answersOf({ use_green_vehicles: true, green_vehicles: [] })).toEqual({ green_vehicles: [] });
    expect(answersOf({ use_green_vehicles: false, green_vehicles: ['E-bike'] })).toEqual({
      green_vehicles: ['E-bike'],
    });
    expect(bodyOf({ green_vehicles: ['Nessuno'] })).toMatchObject({ use_green_vehicles: false });
    expect(bodyOf({ green_vehicles: [] })).toMatchObject({ use_green_vehicles: false });
    expect(bodyOf({ num_of_children: '1' })).toMatchObject({ with_children: true });
  });

  test('an empty list is read as it is, unless the options are a server list', () => {
    expect(answersOf({ pets: [] })).toEqual({ pets: [] });
  });
});
