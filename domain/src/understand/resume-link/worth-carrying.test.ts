import { expect, test } from 'vitest';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { findFlow } from './flows.ts';
import { transferableAnswers } from './worth-carrying.ts';

const answers = { firstname: 'Ada', email: 'ada@example.it', phone: '+393331234567', privacy: true };

test.each(purchasableProducts.map(({ formId }) => formId))(
  'answers of %s reach another device with the name and without contact details',
  async (formId) => {
    const flow = await findFlow(formId);
    expect(flow && transferableAnswers(flow.wizard, answers)).toEqual({ firstname: 'Ada' });
  },
);

test.each([
  ['Life Quote', '/preventivo/vita-tcm'],
  ['Quote Request auto', '/preventivo/auto'],
  ['Call Back', undefined],
])('%s is resumed at %s', async (formId, path) => {
  expect((await findFlow(formId))?.path).toBe(path);
});
