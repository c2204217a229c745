import { describe, expect, test } from 'vitest';
import { isoDate } from '../../../platform/values/calendar.ts';
import { isProductPageKey } from '../pages.ts';
import { purchasableProducts, soldProducts } from '../catalogue.ts';
import { coverOf } from '../../precontract/document-texts.ts';
import { findBuyableProduct } from '../../purchase/buyable-products.ts';
import { findQuotableProduct } from '../../../understand/quote/products.ts';
import { suitabilityStep } from '../ski/consent-steps.ts';
import { checkStep } from '../../../platform/wizard/answers.ts';
import { suitabilityByField, suitabilityField } from '../../suitability/fields.ts';
import { refusalInWords, type SuitabilityAnswers } from '../../suitability/question.ts';
import { suitabilityQuestions } from './questions.ts';
import { suitabilityStatement } from './statement.ts';
import { suitableAnswers } from './suitable-answers.ts';

const today = isoDate('2026-11-15');

const stepOf = (productKey: string) => {
  const steps = productKey === 'ski' ? [suitabilityStep] : findBuyableProduct(productKey)?.wizard.steps;
  const asking = (steps ?? []).filter(({ fields }) => fields.some(({ kind }) => kind === 'suitability'));
  const [step] = asking;
  if (!step || asking.length > 1) throw new Error(`${productKey} asks in ${asking.length} steps`);
  return step;
};

const isKnown = (href: string) => {
  const [, place, key = ''] = href.split('/');
  return place === 'prodotti' ? isProductPageKey(key) : place === 'preventivo' && findQuotableProduct(key);
};

describe.each(soldProducts)('the suitability questions before $title is sold', ({ key }) => {
  const questions = suitabilityQuestions(key);

  test('two or three suitability questions accompany the consents', () => {
    expect(questions.length).toBeGreaterThanOrEqual(2);
    expect(questions.length).toBeLessThanOrEqual(3);
    const { fields } = stepOf(key);
    expect(fields.slice(0, questions.length).map(({ name }) => name)).toEqual(
      questions.map(({ id }) => suitabilityField(id)),
    );
    expect(fields.slice(questions.length).every(({ kind }) => kind === 'consent')).toBe(true);
  });

  test('each question has a fitting and an unfitting answer, the latter with a reason and an alternative', () => {
    for (const { options } of questions) {
      expect(options.some((option) => 'fits' in option)).toBe(true);
      const refusals = options.flatMap((option) => ('refusal' in option ? [option.refusal] : []));
      expect(refusals.length).toBeGreaterThan(0);
      for (const { why, instead, link } of refusals) {
        // Ski's texts are fixed: there the link names the alternative.
        for (const text of key === 'ski' ? [] : [why, instead]) expect(text).toMatch(/^\p{Lu}.+\.$/u);
        expect(link.href).toEqual(link.href);
        expect(Boolean(isKnown(link.href))).toBe(true);
      }
    }
  });

  test('an unfitting answer is explained at its question and stops the purchase', () => {
    const fitting = suitableAnswers(key);
    const answered = (changes: SuitabilityAnswers) => suitabilityByField({ ...fitting, ...changes });
    const step = stepOf(key);
    const own = { ...step, fields: step.fields.filter(({ kind }) => kind === 'suitability') };
    expect(checkStep(own, answered({}), today).errors).toEqual({});
    for (const { id, options } of questions)
      for (const option of options)
        expect(checkStep(own, answered({ [id]: option.value }), today).errors).toEqual(
          'refusal' in option ? { [suitabilityField(id)]: refusalInWords(option.refusal) } : {},
        );
    expect(Object.keys(checkStep(own, {}, today).errors)).toHaveLength(questions.length);
    expect(
      Object.keys(checkStep(own, answered({ need: 'anything', use: 'anything' }), today).errors),
    ).not.toHaveLength(0);
  });

  test('the statement of suitability has each question, its answer and why the cover fits', () => {
    const lines = suitabilityStatement(key, suitableAnswers(key));
    expect(lines).toHaveLength(questions.length);
    for (const [place, { id, value, question, answer, why }] of lines.entries()) {
      expect(questions[place]).toMatchObject({ id, question });
      expect(questions[place]?.options).toContainEqual({ value, label: answer, fits: why });
    }
    expect(suitabilityStatement(key, {})).toEqual([]);
  });

  test('the statement of suitability has no line for an unfitting answer', () => {
    for (const { id, options } of questions)
      for (const option of options)
        expect(suitabilityStatement(key, { [id]: option.value })).toHaveLength('fits' in option ? 1 : 0);
  });
});

test('the questions are part of the consent steps, without a step of their own', () => {
  for (const { key } of purchasableProducts) expect(['documenti', 'adeguatezza']).toContain(stepOf(key).id);
});

test.each(soldProducts)('the numbers in the questions of $title are those of its terms', ({ key }) => {
  const questionTexts = suitabilityQuestions(key).map(({ question }) => question);
  const figures = questionTexts.join(' ').match(/€\u00a0[\d.]+\d|\d+ (?:giorni|km\/h|watt)/g);
  for (const figure of figures ?? []) expect(JSON.stringify(coverOf(key))).toContain(figure);
});

test('no question is about health', () => {
  for (const { key } of soldProducts)
    expect(JSON.stringify(suitabilityQuestions(key))).not.toMatch(
      /hai (?:avuto|una malattia)|soffri|positiv/i,
    );
});

test("a product's refusal never points to another product that excludes the same", () => {
  const scooters = /monopattini elettrici|monopattino elettrico|quelli in condivisione/i;
  const refused = suitabilityQuestions('monopattino').flatMap(({ options }) =>
    options.flatMap((option) =>
      'refusal' in option && scooters.test(option.label) ? [option.refusal.link.href] : [],
    ),
  );
  expect(refused).not.toEqual([]);
  for (const href of refused) expect(href).not.toBe('/prodotti/mimuovo');
  // MiMuovo's exclusions mention shared scooters, as its questions do.
  expect(JSON.stringify(coverOf('mimuovo')?.exclusions)).toContain('tuo o in condivisione');
  const own = suitabilityQuestions('mimuovo').flatMap(({ options }) => options);
  expect(own.filter(({ label }) => /monopattin/i.test(label)).every((option) => 'refusal' in option)).toBe(
    true,
  );
  expect(own.some(({ label }) => /monopattini elettrici in condivisione/.test(label))).toBe(true);
});
