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

describe('a wizard on its way', () => {
  test('starts at step 0 with nothing known', () => {
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

  test('a failed submission leads back to the last question with every answer kept', () => {
    const completed = answerAll(home, [{ firstname: 'Ada' }, { home: 'Affitto' }, { news: true }]);
    expect(submissionFailed(home, completed)).toMatchObject({
      completed: false,
      loading: false,
      currentStep: 3,
      data: { firstname: 'Ada', home: 'Affitto', news: true },
    });
  });

  test('reset clears everything', () => {
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
  ])('with %s the furthest is the right one', (_, answers, furthest) => {
    expect(furthestStep(home, answers, today)).toBe(furthest);
    expect(openStep(home, start(home, answers), 99, today).currentStep).toBe(furthest);
    expect(openStep(home, start(home, answers), -1, today).currentStep).toBe(0);
  });

  test('a skipped step is not opened: the one before it is', () => {
    const tenant = start(home, { firstname: 'Ada', home: 'Affitto' });
    expect(openStep(home, tenant, 2, today).currentStep).toBe(1);
  });
});

test('the back button stands only between the first and the last step', () => {
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

describe('whatever is asked and answered', () => {
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

  test('forward then back returns to the same place, and progress never goes down on the way forward', () => {
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

  test('no address opens a step that is skipped or that the answers do not reach', () => {
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

describe('wherever a visitor stands', () => {
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

  test('nothing has happened before the start', () => {
    expect(notStarted(home)).toEqual(fresh);
  });

  test('after the last question nothing is left to ask', () => {
    expect(finished).toMatchObject({ currentStep: 4, completed: true, loading: false, showSummary: true });
    expect(showResults(start(home), 'fine').completed).toBe(true);
  });

  test('going back from the results leads to the last question, and shows no results any more', () => {
    expect(goBack(home, finished)).toMatchObject({
      currentStep: 3,
      back: true,
      completed: false,
      loading: false,
      showSummary: false,
    });
  });

  test('on the first question going back stays there', () => {
    expect(goBack(home, start(home)).currentStep).toBe(0);
  });

  test('going on after going back goes forward again', () => {
    const back = goBack(home, answerAll(home, [{ firstname: 'Ada' }]));
    expect(completeStep(home, back, { firstname: 'Ada' }).back).toBe(false);
  });

  test('an address opens a question of a wizard that was over, or not begun', () => {
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

  test('an address of the question one stands at goes nowhere', () => {
    const here = start(home, everything);
    expect(openStep(home, { ...here, currentStep: 1 }, 1, today)).toMatchObject({
      currentStep: 1,
      back: false,
    });
  });

  test('no back button stands before the start, nor when all is over', () => {
    expect(hasBackButton({ ...start(home), currentStep: 1 })).toBe(true);
    expect(hasBackButton({ ...start(home), currentStep: 1, started: false })).toBe(false);
    expect(hasBackButton({ ...start(home), currentStep: 1, completed: true })).toBe(false);
  });
});

describe('a wizard whose first question is not for everybody', () => {
  const [name, ...others] = home.steps;
  const late: Wizard = { ...home, steps: [{ ...(name as Step), skipWhen: () => true }, ...others] };

  test('begins with the second', () => {
    expect(start(late).currentStep).toBe(1);
    expect(openStep(late, start(late), 0, today).currentStep).toBe(1);
  });

  test('begins at the beginning even if nobody is asked anything', () => {
    const silent: Wizard = { ...home, steps: [{ ...(name as Step), skipWhen: () => true }] };
    expect(furthestStep(silent, {}, today)).toBe(0);
  });
});
