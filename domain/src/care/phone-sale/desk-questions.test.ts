import { describe, expect, test } from 'vitest';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { findBuyableProduct } from '../../buy/purchase/buyable-products.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { consentsAmong, deskQuestions, withoutUnasked } from './desk-questions.ts';

const namesIn = ({ steps }: Wizard) => steps.flatMap(({ fields }) => fields.map(({ name }) => name));

describe.each(purchasableProducts.map(({ key }) => key))('of %s the desk', (key) => {
  const wizard = findBuyableProduct(key)?.wizard as Wizard;
  const asked = deskQuestions(wizard);

  test('asks everything but what is agreed to', () => {
    const left = namesIn(wizard).filter((name) => !namesIn(asked).includes(name));
    const agreed = wizard.steps.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'consent'));
    expect(agreed.map(({ name }) => name)).toEqual(expect.arrayContaining(left));
    expect(left).toContain('privacy');
    expect(left).toContain('regulation');
    expect(namesIn(asked)).toEqual(expect.arrayContaining(['firstname', 'taxCode', 'email', 'street']));
    expect(namesIn(asked).some((name) => name.startsWith('suitability.'))).toBe(true);
  });

  test('may leave to the person whether it fits', () => {
    expect(namesIn(withoutUnasked(asked, {}))).toEqual(
      namesIn(asked).filter((name) => !name.startsWith('suitability.')),
    );
    const first = namesIn(asked).find((name) => name.startsWith('suitability.')) ?? '';
    expect(namesIn(withoutUnasked(asked, { [first]: 'x' }))).toContain(first);
  });

  test('shows no step that asks nothing', () => {
    for (const { steps } of [asked, withoutUnasked(asked, {})])
      for (const { fields } of steps) expect(fields).not.toEqual([]);
  });

  test('says nothing that only the person can say', () => {
    expect(consentsAmong(wizard, { firstname: 'Ada', taxCodeConfirmed: true })).toEqual([]);
    expect(consentsAmong(wizard, { privacy: false, regulation: true }).toSorted()).toEqual([
      'privacy',
      'regulation',
    ]);
  });
});
