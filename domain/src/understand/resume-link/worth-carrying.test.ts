import { expect, test } from 'vitest';
import { purchasableProducts } from '../../buy/products/catalogue.ts';
import { findFlow } from './flows.ts';
import { worthCarrying } from './worth-carrying.ts';

const answers = { firstname: 'Ada', email: 'ada@example.it', phone: '+393331234567', privacy: true };

test.each(purchasableProducts.map(({ formId }) => formId))(
  'of %s another device gets the name, and not where somebody can be reached',
  async (formId) => {
    const flow = await findFlow(formId);
    expect(flow && worthCarrying(flow.wizard, answers)).toEqual({ firstname: 'Ada' });
  },
);

test.each([
  ['Life Quote', '/preventivo/vita-tcm'],
  ['Quote Request auto', '/preventivo/auto'],
  ['Call Back', undefined],
])('%s is gone on with at %s', async (formId, path) => {
  expect((await findFlow(formId))?.path).toBe(path);
});
