import { expect, test } from 'vitest';
import { readLoginHandOver } from './login-hand-over.ts';

test('a path of this site, why the login is shown, and the address to fill in', () => {
  const handOver = { from: '/user-profile?conferma=email', reason: 'ended', email: 'ada@example.it' };
  expect(readLoginHandOver(handOver)).toEqual(handOver);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7, null])(
  'no origin that could lead elsewhere: %j',
  (from) => {
    expect(readLoginHandOver({ from })).toEqual({});
  },
);

test.each([null, undefined, 'wizard-step', 7, {}, { reason: 'toString', email: 12 }])(
  'nothing from %j',
  (state) => {
    expect(readLoginHandOver(state)).toEqual({});
  },
);
