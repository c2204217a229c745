import { expect, test } from 'vitest';
import { passwordResetForm } from '../../people/account/forms.ts';
import { checkupWizard } from '../../understand/checkup/checkup-wizard.ts';
import { lifeQuoteWizard } from '../../understand/life/wizard.ts';
import { pensionWizard } from '../../understand/pension/wizard.ts';
import { findBuyableProduct } from '../../buy/purchase/buyable-products.ts';
import { skiWizard } from '../../buy/products/ski/wizard.ts';
import { askedFields, type Wizard } from './definition.ts';
import { storableAnswers } from './storable-answers.ts';

/** The answers lost when a visitor who has answered everything closes the tab. */
const forgotten = (wizard: Wizard) => {
  const all = Object.fromEntries(wizard.steps.flatMap(askedFields).map(({ name }) => [name, 'x']));
  const stored = storableAnswers(wizard, all);
  return Object.keys(all).filter((name) => !(name in stored));
};

test('a pension estimate and a checkup are stored completely, except for the consents', () => {
  expect(forgotten(pensionWizard)).toEqual([]);
  expect(forgotten(checkupWizard)).toEqual(['privacy', 'userProfiling', 'marketing']);
});

test('the answer about smoking is not stored beyond the tab', () => {
  expect(forgotten(lifeQuoteWizard)).toEqual(['smoker']);
});

test('a purchase stores neither tax code nor declarations on the device', () => {
  const { wizard } = findBuyableProduct('pet') ?? {};
  expect(wizard && forgotten(wizard)).toEqual([
    'taxCode',
    'taxCodeConfirmed',
    'suitability.need',
    'suitability.use',
    'suitability.limits',
    'regulation',
    'remotelySaleAppendix',
    'remotelyPlacement',
    'documentsSending',
    'privacy',
    'userProfiling',
    'marketing',
  ]);
});

test('the data of other skiers are not stored', () => {
  const names = forgotten(skiWizard);
  expect(names.filter((name) => name.startsWith('holdersData.'))).toHaveLength(30);
  expect(names.filter((name) => !/^(?:holdersData|consents|suitability)\./.test(name))).toEqual([
    'owner.fiscalCode',
  ]);
});

test('answers to questions that are not asked are not stored', () => {
  expect(storableAnswers(pensionWizard, { firstname: 'Ada', gone: 'x' })).toEqual({ firstname: 'Ada' });
});

test('no form stores a password or a code on the device', () => {
  const wizard: Wizard = {
    formId: 'Account',
    loader: { text: '', minimumMs: 0 },
    steps: [passwordResetForm],
  };
  expect(forgotten(wizard)).toEqual(['code', 'newPassword']);
});
