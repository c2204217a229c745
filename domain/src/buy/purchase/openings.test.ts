import { expect, test } from 'vitest';
import { exampleAnswers } from '../../platform/person/example-person.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { purchasableProducts } from '../products/catalogue.ts';
import { covid19 } from '../products/covid-19/product.ts';
import { suitabilityQuestions } from '../products/suitability/questions.ts';
import { isSkipped } from '../../platform/wizard/answers.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { furthestStep } from '../../platform/wizard/engine.ts';
import { purchaseFirstStep } from './openings.ts';
import { taxCodeFirstWizard } from './wizards.ts';

/** The visible part of a first question: its rules may load later. */
const seenAtFirst = ({ steps: [first] }: Wizard) => [
  first?.id,
  first?.title,
  first?.lead,
  first?.fields
    .filter(({ askedWhen, shownAfterRefusal }) => !shownAfterRefusal && (askedWhen?.({}) ?? true))
    .map(({ name, label, hint, excludes }) => [name, label, hint, excludes !== undefined]),
];

test.each(purchasableProducts)(
  '$key has the same first question before and after the others load',
  (product) => {
    const opening = purchaseFirstStep(product);
    const whole = taxCodeFirstWizard(product, suitabilityQuestions(product.key));
    expect(opening.formId).toBe(whole.formId);
    expect(opening.loader).toBe(whole.loader);
    expect(seenAtFirst(opening)).toEqual(seenAtFirst(whole));
    expect(opening.steps).toHaveLength(whole.steps.length);
  },
);

test('no one gets past a question that has not loaded', () => {
  const opening = purchaseFirstStep(covid19);
  const answers = { ...exampleAnswers, email: 'ada@example.it', taxCodeLater: null };
  const reached = furthestStep(opening, answers, isoDate('2026-11-15'));
  expect(reached).toBe(opening.steps.findIndex((step, place) => place > 0 && !isSkipped(step, answers)));
});
