import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { expect, test } from 'vitest';
import { completionSteps } from './Completion.tsx';

const consents = ['privacy', 'userProfiling', 'regulation', 'remotelySaleAppendix'];

const stepsOf = (productKey: string, missing: readonly string[]) => {
  const buyable = findBuyableProduct(productKey);
  return buyable ? completionSteps(buyable.wizard, missing) : [];
};
const asked = (productKey: string, missing: readonly string[]) =>
  stepsOf(productKey, missing).map(({ id, fields }) => [id, ...fields.map(({ name }) => name)]);

test('a deal without consents asks for those, and not for data again', () => {
  expect(asked('covid-19', [...consents, 'remotelyPlacement', 'documentsSending'])).toEqual([
    ['documenti', 'regulation', 'remotelySaleAppendix'],
    ['a-distanza', 'remotelyPlacement', 'documentsSending'],
    ['contatti', 'privacy', 'userProfiling', 'marketing'],
  ]);
});

const needs = ['suitability.need', 'suitability.already', 'suitability.limits'];

test('the statements of a liability deal are asked again', () => {
  expect(asked('rc-terzi-5', [...consents, ...needs])).toEqual([
    ['contatti', 'privacy', 'userProfiling', 'marketing'],
    ['a-distanza'],
    ['documenti', 'regulation', 'remotelySaleAppendix'],
    ['adeguatezza', ...needs],
  ]);
});

test('a deal from before the suitability questions asks only those', () => {
  expect(asked('covid-19', needs)).toEqual([['documenti', ...needs]]);
  expect(stepsOf('covid-19', needs).map(({ title }) => title)).toEqual(['È quello che ti serve?']);
  expect(asked('rc-terzi-5', needs)).toEqual([['adeguatezza', ...needs]]);
  expect(asked('mimuovo', ['suitability.use'])).toEqual([['adeguatezza', 'suitability.use']]);
  expect(asked('covid-19', [...needs, 'regulation'])).toEqual([
    ['documenti', ...needs, 'regulation', 'remotelySaleAppendix'],
  ]);
});

test('missing data are asked together with the fields beside them', () => {
  expect(asked('pet', ['petType'])).toEqual([['animale', 'petType']]);
  expect(asked('mimuovo', ['taxCode'])).toEqual([['codice-fiscale', 'taxCode', 'taxCodeConfirmed']]);
  expect(asked('mimuovo', ['taxCodeConfirmed'])).toEqual([['codice-fiscale', 'taxCode', 'taxCodeConfirmed']]);
  expect(asked('rc-terzi-5', ['phone'])).toEqual([
    ['contatti', 'email', 'phone', 'privacy', 'userProfiling', 'marketing'],
  ]);
});
