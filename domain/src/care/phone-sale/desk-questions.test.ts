import { describe, expect, test } from 'vitest';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { findBuyableProduct } from '../../buy/purchase/buyable-products.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { consentsAmong, deskQuestions, withoutUnasked } from './desk-questions.ts';

const namesIn = ({ steps }: Wizard) => steps.flatMap(({ fields }) => fields.map(({ name }) => name));

describe.each(purchasableProducts.map(({ key }) => key))('selling %s on the phone', (key) => {
  const wizard = findBuyableProduct(key)?.wizard as Wizard;
  const asked = deskQuestions(wizard);

  test('the desk asks everything but consents', () => {
    const left = namesIn(wizard).filter((name) => !namesIn(asked).includes(name));
    const agreed = wizard.steps.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'consent'));
    expect(agreed.map(({ name }) => name)).toEqual(expect.arrayContaining(left));
    expect(left).toContain('privacy');
    expect(left).toContain('regulation');
    expect(namesIn(asked)).toEqual(expect.arrayContaining(['firstname', 'taxCode', 'email', 'street']));
    expect(namesIn(asked).some((name) => name.startsWith('suitability.'))).toBe(true);
  });

  test('the desk may leave the suitability questions to the buyer', () => {
    expect(namesIn(withoutUnasked(asked, {}))).toEqual(
      namesIn(asked).filter((name) => !name.startsWith('suitability.')),
    );
    const first = namesIn(asked).find((name) => name.startsWith('suitability.')) ?? '';
    expect(namesIn(withoutUnasked(asked, { [first]: 'x' }))).toContain(first);
  });

  test('no step is without questions', () => {
    for (const { steps } of [asked, withoutUnasked(asked, {})])
      for (const { fields } of steps) expect(fields).not.toEqual([]);
  });

  test('answers that only the buyer can give are found among those sent', () => {
    expect(consentsAmong(wizard, { firstname: 'Ada', taxCodeConfirmed: true })).toEqual([]);
    expect(consentsAmong(wizard, { privacy: false, regulation: true }).toSorted()).toEqual([
      'privacy',
      'regulation',
    ]);
  });
});
