import { expect, test } from 'vitest';
import { readLoginHandOver } from './login-hand-over.ts';

test('the login accepts a path of this site, the reason it is shown, and the e-mail to fill in', () => {
  const handOver = { from: '/user-profile?conferma=email', reason: 'ended', email: 'ada@example.it' };
  expect(readLoginHandOver(handOver)).toEqual(handOver);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7, null])(
  'the login rejects an origin that could lead elsewhere: %j',
  (from) => {
    expect(readLoginHandOver({ from })).toEqual({});
  },
);

test.each([null, undefined, 'wizard-step', 7, {}, { reason: 'toString', email: 12 }])(
  'the login ignores %j',
  (state) => {
    expect(readLoginHandOver(state)).toEqual({});
  },
);
