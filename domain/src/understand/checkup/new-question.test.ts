import { afterAll, beforeAll, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { checkWizard, relevantAnswers } from '../../platform/wizard/answers.ts';
import type { Answer, Answers, Step } from '../../platform/wizard/definition.ts';
import { completeStep, openStep, start } from '../../platform/wizard/engine.ts';
import { countQuestions } from '../../platform/wizard/question-count.ts';
import { choiceField } from '../../platform/wizard/fields.ts';
import { CHOOSE_ONE } from '../../platform/rule/messages.ts';
import type { Facts } from './facts.ts';
import type { AnswersTo, Question, RequestTo } from './question.ts';

// Tests what `CONTRIBUTING.md` says about a new question: it is written in three files, and the rest follows.
// Here only these three files get one more question.

const today = isoDate('2026-11-15');
const warmth = 'Come scaldi la casa?';

const heating = {
  id: 'riscaldamento',
  title: warmth,
  fields: [
    {
      ...choiceField({
        name: 'heating',
        label: warmth,
        options: [
          { value: 'stufa', label: 'Stufa o camino' },
          { value: 'caldaia', label: 'Caldaia' },
        ],
      }),
      answerIfAbsent: null,
      isOptionalInApi: true,
    },
  ],
} satisfies Step;

const threeFiles = ['./questions.ts', './facts.ts', './score-table.ts'] as const;

const withTheQuestion = async () => {
  vi.resetModules();
  vi.doMock(threeFiles[0], async (original) => {
    const questions = await original<typeof import('./questions.ts')>();
    return { ...questions, quizOrder: [...questions.quizOrder, heating] };
  });
  vi.doMock(threeFiles[1], async (original) => {
    const { factsOf } = await original<typeof import('./facts.ts')>();
    return {
      factsOf: (...given: Parameters<typeof factsOf>) => ({
        ...factsOf(...given),
        hasFireAtHome: 'heating' in given[0] && given[0].heating === 'stufa',
      }),
    };
  });
  vi.doMock(threeFiles[2], async (original) => {
    const table = await original<typeof import('./score-table.ts')>();
    const relevance = (facts: Facts) =>
      table.areaRules.casa.relevance(facts) + ('hasFireAtHome' in facts && facts.hasFireAtHome ? 0.2 : 0);
    return { ...table, areaRules: { ...table.areaRules, casa: { ...table.areaRules.casa, relevance } } };
  });
  return {
    ...(await import('./quiz-wizard.ts')),
    ...(await import('./questionnaires.ts')),
    ...(await import('./openings.ts')),
    ...(await import('./wire.ts')),
    ...(await import('./read-answers.ts')),
    ...(await import('./score.ts')),
    ...(await import('./checkup-calls.ts')),
  };
};

let site: Awaited<ReturnType<typeof withTheQuestion>>;
let answered: Answers;
beforeAll(async () => {
  site = await withTheQuestion();
  const questions: readonly Question[] = site.questionsOf('quiz');
  const { heating: _, ...others } = Object.fromEntries(questions.map((each) => [each.name, answerTo(each)]));
  answered = others;
});
// Other tests import the same modules.
afterAll(() => {
  for (const file of threeFiles) vi.doUnmock(file);
  vi.resetModules();
});

/** A person who answers no and chooses the first option. */
const answerTo = (question: Question): Answer => {
  switch (question.kind) {
    case 'choice':
      return question.options[0]?.value ?? '1';
    case 'multiChoice':
      return [question.options[0]?.value ?? '1'];
    case 'slider':
      return question.initial;
    case 'yesNo':
      return false;
    case 'consent':
      return true;
    case 'date':
      return '1984-03-27';
    case 'email':
      return 'ada@example.it';
    default:
      return 'Ada';
  }
};

const read = (answers: Answers) => {
  const body = site.bodyOf(relevantAnswers(site.quizWizard, answers));
  const request = site.quizRequestSchema.parse(JSON.parse(JSON.stringify(body)));
  return site.readAnswers('quiz', request, today);
};
const needOfHome = (answers: Answers) => {
  const outcome = read(answers);
  if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors));
  return site.scoreCoverage(outcome.answers, today).areas.find(({ area }) => area === 'casa')?.need;
};

describe('a question added to the quiz, with its fact and its line in the score table', () => {
  test('a new question is asked in its place and must be answered', () => {
    const { quizWizard } = site;
    const place = quizWizard.steps.findIndex(({ id }) => id === 'riscaldamento');
    expect(quizWizard.steps[place + 1]?.id).toBe('contatti');
    const before = openStep(quizWizard, start(quizWizard, answered), place - 1, today);
    expect(completeStep(quizWizard, before, {}).currentStep).toBe(place);
    expect(checkWizard(quizWizard, answered, today).errors).toEqual({ heating: CHOOSE_ONE });
  });

  test('a new question is counted before it has loaded', () => {
    const { quizFirstStep, quizWizard } = site;
    expect(quizFirstStep.steps).toHaveLength(quizWizard.steps.length);
    expect(countQuestions(quizFirstStep, 0, {})).toEqual(countQuestions(quizWizard, 0, {}));
  });

  test('the answer to a new question is sent, accepted and read', () => {
    expect(read({ ...answered, heating: 'stufa' })).toMatchObject({ answers: { heating: 'stufa' } });
  });

  test("an answer outside a new question's options is refused", () => {
    const body = site.bodyOf({ ...answered, heating: 'sole' });
    const parsed = site.quizRequestSchema.safeParse(body);
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([['heating']]);
  });

  test('the answer to a new question changes the score', () => {
    expect(needOfHome({ ...answered, heating: 'caldaia' })).toBe(2.8);
    expect(needOfHome({ ...answered, heating: 'stufa' })).toBe(4.2);
  });

  test('a new question may be missing from submissions outside our forms', () => {
    expect(read(answered)).toMatchObject({ answers: { heating: null } });
    expect(needOfHome(answered)).toBe(2.8);
  });

  test("types know a new question's name, options and default", () => {
    type Heating = (typeof heating)['fields'][number];
    expectTypeOf<AnswersTo<Heating>>().toEqualTypeOf<{ readonly heating: 'stufa' | 'caldaia' | null }>();
    expectTypeOf<{ heating: 'stufa' }>().toExtend<RequestTo<Heating>>();
    expectTypeOf<object>().toExtend<RequestTo<Heating>>();
    expectTypeOf<{ heating: 'sole' }>().not.toExtend<RequestTo<Heating>>();
  });
});
