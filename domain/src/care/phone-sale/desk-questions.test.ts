import { describe, expect, test } from 'vitest';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { findBuyableProduct } from '../../buy/purchase/buyable-products.ts';
import type { Wizard } from '../../platform/wizard/definition.ts';
import { consentsAmong, deskQuestions, withoutUnasked } from './desk-questions.ts';

const namesIn = ({ steps }: Wizard) => steps.flatMap(({ fields }) => fields.map(({ name }) => name));

describe.each(purchasableProducts.map(({ key }) => key))('selling %s on the phone', (key) => {
  const wizard = findBuyableProduct(key)?.wizard as Wizard;
  const deskWizard = deskQuestions(wizard);

  test('the desk asks everything but consents', () => {
    const omitted = namesIn(wizard).filter((name) => !namesIn(deskWizard).includes(name));
    const agreed = wizard.steps.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'consent'));
    expect(agreed.map(({ name }) => name)).toEqual(expect.arrayContaining(omitted));
    expect(omitted).toContain('privacy');
    expect(omitted).toContain('regulation');
    expect(namesIn(deskWizard)).toEqual(expect.arrayContaining(['firstname', 'taxCode', 'email', 'street']));
    expect(namesIn(deskWizard).some((name) => name.startsWith('suitability.'))).toBe(true);
  });

  test('the desk may leave the suitability questions to the buyer', () => {
    expect(namesIn(withoutUnasked(deskWizard, {}))).toEqual(
      namesIn(deskWizard).filter((name) => !name.startsWith('suitability.')),
    );
    const first = namesIn(deskWizard).find((name) => name.startsWith('suitability.')) ?? '';
    expect(namesIn(withoutUnasked(deskWizard, { [first]: 'x' }))).toContain(first);
  });

  test('no step is without questions', () => {
    for (const { steps } of [deskWizard, withoutUnasked(deskWizard, {})])
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
