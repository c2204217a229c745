import { findBuyableProduct } from '@riparo/domain/purchase/buyable-products.ts';
import { optionalConsentField, textField } from '@riparo/domain/wizard/fields.ts';
import { expect, test } from 'vitest';
import { completionSteps } from './completion-steps.ts';

const consents = ['privacy', 'userProfiling', 'regulation', 'remotelySaleAppendix'];

const stepsOf = (productKey: string, missing: readonly string[]) => {
  const buyable = findBuyableProduct(productKey);
  return buyable ? completionSteps(buyable.wizard, missing) : [];
};
const asked = (productKey: string, missing: readonly string[]) =>
  stepsOf(productKey, missing).map(({ id, fields }) => [id, ...fields.map(({ name }) => name)]);

const titles = (productKey: string, missing: readonly string[]) =>
  stepsOf(productKey, missing).map(({ title }) => title);

test('a deal that nobody agreed to anything for asks for consents, and not for data again', () => {
  expect(asked('covid-19', [...consents, 'remotelyPlacement', 'documentsSending'])).toEqual([
    ['documenti', 'regulation', 'remotelySaleAppendix'],
    ['a-distanza', 'remotelyPlacement', 'documentsSending'],
    ['contatti', 'privacy', 'userProfiling', 'marketing'],
  ]);
});

const needs = ['suitability.need', 'suitability.already', 'suitability.limits'];

test('what liability only says is said again', () => {
  expect(asked('rc-terzi-5', [...consents, ...needs])).toEqual([
    ['contatti', 'privacy', 'userProfiling', 'marketing'],
    ['a-distanza'],
    ['documenti', 'regulation', 'remotelySaleAppendix'],
    ['adeguatezza', ...needs],
  ]);
});

test('a deal of before the questions is asked whether it fits, and nothing that it was asked before', () => {
  expect(asked('covid-19', needs)).toEqual([['documenti', ...needs]]);
  expect(stepsOf('covid-19', needs).map(({ title }) => title)).toEqual(['È quello che ti serve?']);
  expect(asked('rc-terzi-5', needs)).toEqual([['adeguatezza', ...needs]]);
  expect(asked('mimuovo', ['suitability.use'])).toEqual([['adeguatezza', 'suitability.use']]);
  expect(asked('covid-19', [...needs, 'regulation'])).toEqual([
    ['documenti', ...needs, 'regulation', 'remotelySaleAppendix'],
  ]);
});

test('a question of which only consents are asked is called so, every other keeps its name', () => {
  expect(titles('rc-terzi-5', ['privacy'])[0]).toBe('I tuoi consensi');
  expect(titles('pet', ['remotelyPlacement'])).toEqual(['Facciamo tutto online']);
  expect(titles('pet', ['petType'])).toEqual(
    findBuyableProduct('pet')?.wizard.steps.flatMap(({ id, title }) => (id === 'animale' ? [title] : [])),
  );
  expect(titles('rc-terzi-5', needs)).not.toContain('È quello che ti serve?');

  const [trip] = completionSteps(
    {
      formId: 'gita',
      steps: [
        {
          id: 'gita',
          title: 'Dove vai?',
          fields: [
            textField({ name: 'town', label: 'Città', required: 'Scrivi la città.' }),
            optionalConsentField({ name: 'news', label: 'Scrivetemi' }),
          ],
        },
      ],
    } as unknown as Parameters<typeof completionSteps>[0],
    ['news'],
  );
  expect(trip?.title).toBe('I tuoi consensi');
});

test('missing data are asked with what stands beside them', () => {
  expect(asked('pet', ['petType'])).toEqual([['animale', 'petType']]);
  expect(asked('mimuovo', ['taxCode'])).toEqual([['codice-fiscale', 'taxCode', 'taxCodeConfirmed']]);
  expect(asked('mimuovo', ['taxCodeConfirmed'])).toEqual([['codice-fiscale', 'taxCode', 'taxCodeConfirmed']]);
  expect(asked('rc-terzi-5', ['phone'])).toEqual([
    ['contatti', 'email', 'phone', 'privacy', 'userProfiling', 'marketing'],
  ]);
});

test('the last one leads back to the summary', () => {
  const labels = stepsOf('mimuovo', consents).map(({ continueLabel }) => continueLabel);
  expect(labels).toEqual(['Avanti', 'Salva e torna al riepilogo']);
});
