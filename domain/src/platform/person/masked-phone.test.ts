import { expect, test } from 'vitest';
import { maskPhone } from './masked-phone.ts';

test.each([
  ['+393331234567', '+39\u00a0•••-••••567'],
  ['+39061234567', '+39\u00a0•••-•••567'],
  ['+390612345', '+39\u00a0•••-•345'],
])('%s is shown as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});
