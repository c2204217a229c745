import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { expect, test } from 'vitest';
import { completionSteps } from './Completion.tsx';

const consents = ['privacy', 'userProfiling', 'regulation', 'remotelySaleAppendix'];

const stepsOf = (productKey: string, missing: readonly string[]) => {
  const buyable = findBuyableProduct(productKey);
  return buyable ? completionSteps(buyable.wizard, missing) : [];
};
const stepsFor = (productKey: string, missing: readonly string[]) =>
  stepsOf(productKey, missing).map(({ id, fields }) => [id, ...fields.map(({ name }) => name)]);

test('a deal without consents asks for those, and not for data again', () => {
  expect(stepsFor('covid-19', [...consents, 'remotelyPlacement', 'documentsSending'])).toEqual([
    ['documenti', 'regulation', 'remotelySaleAppendix'],
    ['a-distanza', 'remotelyPlacement', 'documentsSending'],
    ['contatti', 'privacy', 'userProfiling', 'marketing'],
  ]);
});

const needs = ['suitability.need', 'suitability.already', 'suitability.limits'];

test('the statements of a liability deal are asked again', () => {
  expect(stepsFor('rc-terzi-5', [...consents, ...needs])).toEqual([
    ['contatti', 'privacy', 'userProfiling', 'marketing'],
    ['a-distanza'],
    ['documenti', 'regulation', 'remotelySaleAppendix'],
    ['adeguatezza', ...needs],
  ]);
});

test('a deal from before the suitability questions asks only those', () => {
  expect(stepsFor('covid-19', needs)).toEqual([['documenti', ...needs]]);
  expect(stepsOf('covid-19', needs).map(({ title }) => title)).toEqual(['È quello che ti serve?']);
  expect(stepsFor('rc-terzi-5', needs)).toEqual([['adeguatezza', ...needs]]);
  expect(stepsFor('mimuovo', ['suitability.use'])).toEqual([['adeguatezza', 'suitability.use']]);
  expect(stepsFor('covid-19', [...needs, 'regulation'])).toEqual([
    ['documenti', ...needs, 'regulation', 'remotelySaleAppendix'],
  ]);
});

test('missing data are asked together with the fields beside them', () => {
  expect(stepsFor('pet', ['petType'])).toEqual([['animale', 'petType']]);
  expect(stepsFor('mimuovo', ['taxCode'])).toEqual([['codice-fiscale', 'taxCode', 'taxCodeConfirmed']]);
  expect(stepsFor('mimuovo', ['taxCodeConfirmed'])).toEqual([
    ['codice-fiscale', 'taxCode', 'taxCodeConfirmed'],
  ]);
  expect(stepsFor('rc-terzi-5', ['phone'])).toEqual([
    ['contatti', 'email', 'phone', 'privacy', 'userProfiling', 'marketing'],
  ]);
});
