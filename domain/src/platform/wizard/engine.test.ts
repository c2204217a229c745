import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { relevantAnswers } from './answers.ts';
import type { Answers, Step, Wizard } from './definition.ts';
import {
  completeStep,
  furthestStep,
  goBack,
  hasBackButton,
  notStarted,
  openStep,
  progressRate,
  reset,
  showResults,
  start,
  submissionFailed,
} from './engine.ts';
import { choiceField, nameField, optionalConsentField, yesNoField } from './fields.ts';

const today = isoDate('2026-11-15');
const loader = { text: 'Un attimo…', minimumMs: 0 };
const homeOptions = ['Affitto', 'Proprietà'].map((value) => ({ value, label: value }));

const home: Wizard = {
  formId: 'Home',
  loader,
  steps: [
    {
      id: 'name',
      title: 'Come ti chiami?',
      fields: [nameField({ name: 'firstname', label: 'Nome', required: 'Serve' })],
    },
    {
      id: 'home',
      title: 'Casa',
      fields: [choiceField({ name: 'home', label: 'Casa', options: homeOptions })],
    },
    {
      id: 'mortgage',
      title: 'Mutuo',
      fields: [yesNoField({ name: 'mortgage', label: 'Mutuo' })],
      skipWhen: (answers) => answers.home === 'Affitto',
    },
    { id: 'news', title: 'Novità', fields: [optionalConsentField({ name: 'news', label: 'Novità' })] },
  ],
};

const answerAll = (wizard: Wizard, answers: Answers[]) =>
  answers.reduce((state, answer) => completeStep(wizard, state, answer), start(wizard));

describe('going through a wizard', () => {
  test('a wizard starts at step 0 with no answers', () => {
    expect(start(home)).toEqual({
      formId: 'Home',
      started: true,
      completed: false,
      back: false,
      currentStep: 0,
      stepsCount: 4,
      progress: 0,
      loading: false,
      showSummary: false,
      data: {},
      results: null,
    });
  });

  test('completing a step advances by one and merges its answers', () => {
    const state = answerAll(home, [{ firstname: 'Ada' }, { home: 'Proprietà' }]);
    expect(state).toMatchObject({
      currentStep: 2,
      progress: 50,
      data: { firstname: 'Ada', home: 'Proprietà' },
    });
  });

  test('a tenant is not asked about a mortgage, going forward and going back', () => {
    const state = answerAll(home, [{ firstname: 'Ada' }, { home: 'Affitto' }]);
    expect(state.currentStep).toBe(3);
    expect(goBack(home, state)).toMatchObject({ currentStep: 1, back: true });
  });

  test('completing the last step completes the wizard and shows the loader, then the results', () => {
    const completed = answerAll(home, [{ firstname: 'Ada' }, { home: 'Affitto' }, { news: false }]);
    expect(completed).toMatchObject({ completed: true, loading: true, progress: 100, showSummary: false });
    expect(showResults(completed, { price: 1 })).toMatchObject({
      loading: false,
      showSummary: true,
      results: { price: 1 },
    });
  });

  test('a failed submission leads back to the last question with every answer in place', () => {
    const completed = answerAll(home, [{ firstname: 'Ada' }, { home: 'Affitto' }, { news: true }]);
    expect(submissionFailed(home, completed)).toMatchObject({
      completed: false,
      loading: false,
      currentStep: 3,
      data: { firstname: 'Ada', home: 'Affitto', news: true },
    });
  });

  test('a reset clears everything', () => {
    expect(reset(home)).toEqual(notStarted(home));
    expect(reset(home)).toMatchObject({ started: false, data: {}, results: null });
  });

  test('an answer that is no longer relevant is dropped on submission', () => {
    const answers = { firstname: 'Ada', home: 'Affitto', mortgage: true, news: null };
    expect(relevantAnswers(home, answers)).toEqual({ firstname: 'Ada', home: 'Affitto' });
  });
});

describe('the step that can be opened', () => {
  test.each([
    ['nothing answered', {}, 0],
    ['a wrong answer', { firstname: '1' }, 0],
    ['the name', { firstname: 'Ada' }, 1],
    ['an owner', { firstname: 'Ada', home: 'Proprietà' }, 2],
    ['a tenant', { firstname: 'Ada', home: 'Affitto' }, 3],
    ['an optional question not seen yet', { firstname: 'Ada', home: 'Proprietà', mortgage: true }, 3],
    ['everything', { firstname: 'Ada', home: 'Proprietà', mortgage: true, news: false }, 3],
  ])('the furthest step that can be opened is right with %s', (_, answers, furthest) => {
    expect(furthestStep(home, answers, today)).toBe(furthest);
    expect(openStep(home, start(home, answers), 99, today).currentStep).toBe(furthest);
    expect(openStep(home, start(home, answers), -1, today).currentStep).toBe(0);
  });

  test('opening a skipped step opens the one before it', () => {
    const tenant = start(home, { firstname: 'Ada', home: 'Affitto' });
    expect(openStep(home, tenant, 2, today).currentStep).toBe(1);
  });
});

test('the back button is shown only between the first and the last step', () => {
  const shown = [0, 1, 2, 3].map((currentStep) => hasBackButton({ ...start(home), currentStep }));
  expect(shown).toEqual([false, true, true, false]);
  expect(hasBackButton(notStarted(home))).toBe(false);
});

test.each([
  [0, 4, 0],
  [1, 3, 33],
  [2, 3, 67],
  [4, 4, 100],
  [5, 4, 100],
  [0, 0, 100],
])('step %i of %i is %i percent', (step, count, rate) => {
  expect(progressRate(step, count)).toBe(rate);
});

describe('random wizards and answers', () => {
  // Each step asks yes or no, and may be skipped depending on any earlier answer.
  const anyWizard = fc
    .array(fc.option(fc.tuple(fc.nat(), fc.boolean()), { freq: 2 }), { minLength: 1, maxLength: 12 })
    .map((skips): Wizard => ({
      formId: 'Any',
      loader,
      steps: skips.map((skip, index): Step => {
        const step = { id: `s${index}`, title: '', fields: [yesNoField({ name: `q${index}`, label: '' })] };
        if (!skip || index === 0) return step;
        const [earlier, when] = skip;
        return { ...step, skipWhen: (answers) => answers[`q${earlier % index}`] === when };
      }),
    }));
  const anyAnswers = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });

  test('going forward and back returns to the same step, and progress never falls on the way forward', () => {
    fc.assert(
      fc.property(anyWizard, anyAnswers, (wizard, answers) => {
        let state = start(wizard);
        while (!state.completed) {
          const before = state;
          state = completeStep(wizard, state, {
            [`q${before.currentStep}`]: answers[before.currentStep] ?? true,
          });
          expect(goBack(wizard, state).currentStep).toBe(before.currentStep);
          expect(state.progress).toBeGreaterThanOrEqual(before.progress);
          expect(state.currentStep).toBeGreaterThan(before.currentStep);
        }
        expect(state.progress).toBe(100);
      }),
    );
  });

  test('no address opens a skipped step, or one that the answers do not reach', () => {
    fc.assert(
      fc.property(
        anyWizard,
        anyAnswers,
        fc.nat(12),
        fc.integer({ min: -3, max: 20 }),
        (wizard, answers, known, wanted) => {
          const data = Object.fromEntries(
            answers.slice(0, known).map((answer, index) => [`q${index}`, answer]),
          );
          const { currentStep } = openStep(wizard, start(wizard, data), wanted, today);
          expect(currentStep).toBeLessThanOrEqual(furthestStep(wizard, data, today));
          expect(wizard.steps[currentStep]?.skipWhen?.(data) ?? false).toBe(false);
        },
      ),
    );
  });
});

describe('the edges of a wizard', () => {
  const fresh = {
    formId: 'Home',
    started: false,
    completed: false,
    back: false,
    currentStep: 0,
    stepsCount: 4,
    progress: 0,
    loading: false,
    showSummary: false,
    data: {},
    results: null,
  };
  const everything = { firstname: 'Ada', home: 'Affitto', news: false };
  const finished = showResults(
    answerAll(home, [{ firstname: 'Ada' }, { home: 'Affitto' }, { news: false }]),
    'fine',
  );

  test('before the start nothing has been answered', () => {
    expect(notStarted(home)).toEqual(fresh);
  });

  test('after the last question there is nothing left to ask', () => {
    expect(finished).toMatchObject({ currentStep: 4, completed: true, loading: false, showSummary: true });
    expect(showResults(start(home), 'fine').completed).toBe(true);
  });

  test('going back from the results leads to the last question and hides the results', () => {
    expect(goBack(home, finished)).toMatchObject({
      currentStep: 3,
      back: true,
      completed: false,
      loading: false,
      showSummary: false,
    });
  });

  test('going back on the first question stays there', () => {
    expect(goBack(home, start(home)).currentStep).toBe(0);
  });

  test('going forward after going back advances again', () => {
    const back = goBack(home, answerAll(home, [{ firstname: 'Ada' }]));
    expect(completeStep(home, back, { firstname: 'Ada' }).back).toBe(false);
  });

  test('an address opens a question of a wizard that is finished or not yet started', () => {
    expect(openStep(home, finished, 1, today)).toMatchObject({
      currentStep: 1,
      back: true,
      started: true,
      completed: false,
      loading: false,
      showSummary: false,
    });
    expect(openStep(home, { ...notStarted(home), data: everything }, 0, today)).toMatchObject({
      started: true,
      back: false,
    });
  });

  test('the address of the current question changes nothing', () => {
    const here = start(home, everything);
    expect(openStep(home, { ...here, currentStep: 1 }, 1, today)).toMatchObject({
      currentStep: 1,
      back: false,
    });
  });

  test('there is no back button before the start or at the end', () => {
    expect(hasBackButton({ ...start(home), currentStep: 1 })).toBe(true);
    expect(hasBackButton({ ...start(home), currentStep: 1, started: false })).toBe(false);
    expect(hasBackButton({ ...start(home), currentStep: 1, completed: true })).toBe(false);
  });
});

describe('a wizard whose first question is conditional', () => {
  const [name, ...others] = home.steps;
  const late: Wizard = { ...home, steps: [{ ...(name as Step), skipWhen: () => true }, ...others] };

  test('a wizard starts at its second question if the first is not asked', () => {
    expect(start(late).currentStep).toBe(1);
    expect(openStep(late, start(late), 0, today).currentStep).toBe(1);
  });

  test('a wizard whose questions are all skipped starts at the first', () => {
    const silent: Wizard = { ...home, steps: [{ ...(name as Step), skipWhen: () => true }] };
    expect(furthestStep(silent, {}, today)).toBe(0);
  });
});
