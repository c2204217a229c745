import { expect, test } from 'vitest';
import { parseFormBody, textAt, textsAt } from './form-body.ts';

const values = parseFormBody(
  'mode=payment&line_items[0][price_data][unit_amount]=4900&line_items[0][price_data][product_data][name]=Citt%C3%A0+mia' +
    '&metadata[attempt]=1&metadata[reference]=r&__proto__[polluted]=yes',
);

test('nested names become nested values', () => {
  expect(textAt(values, 'mode')).toBe('payment');
  expect(textAt(values, 'line_items', '0', 'price_data', 'unit_amount')).toBe('4900');
  expect(textAt(values, 'line_items', '0', 'price_data', 'product_data', 'name')).toBe('Città mia');
  expect(textsAt(values, 'metadata')).toEqual({ attempt: '1', reference: 'r' });
});

test('what has no name is left out', () => {
  expect(textsAt(parseFormBody('metadata[a]=1&=nameless&[]=nameless'), 'metadata')).toEqual({ a: '1' });
  expect(textAt(parseFormBody('=nameless'), 'undefined')).toBeNull();
});

test('what is not there is null, and no name reaches further than its values', () => {
  expect(textAt(values, 'line_items', '1', 'quantity')).toBeNull();
  expect(textAt(values, 'mode', 'deeper')).toBeNull();
  expect(textAt(parseFormBody('customer_email='), 'customer_email')).toBeNull();
  expect([textsAt(values, 'mode'), textsAt(values, 'line_items'), textsAt(values, 'none')]).toEqual([
    {},
    {},
    {},
  ]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
