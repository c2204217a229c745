import { describe, expect, test } from 'vitest';
import { readFailureHandOver } from './failure-hand-over.ts';

describe('reading the hand-over on the failure page', () => {
  test('the failure page accepts a message and a path of this site', () => {
    const handOver = { message: 'E-mail già usata', backAddress: '/checkup?passo=3' };
    expect(readFailureHandOver(handOver)).toEqual(handOver);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'checkup',
    '',
  ])('the failure page rejects a back address that could leave the site: %j', (backAddress) => {
    expect(readFailureHandOver({ backAddress })).toEqual({});
  });

  test.each([null, undefined, 'text', 7, {}, { message: 12, backAddress: ['/'] }, { message: '' }])(
    'the failure page ignores %j',
    (state) => {
      expect(readFailureHandOver(state)).toEqual({});
    },
  );
});
