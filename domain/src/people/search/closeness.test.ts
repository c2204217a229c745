import { expect, test } from 'vitest';
import { closenessTo } from './closeness.ts';

const ada = { words: ['ada', 'dangelo', 'angelo'], emailKey: 'ada@example.it' };

test.each([
  ['ada', 'exact'],
  ['dangelo ada', 'exact'],
  ['d angelo', 'exact'],
  ['ada dang', 'begins'],
  ['ada damgelo', 'near'],
  ['ada damg', 'near'],
  ['ada rossi', null],
  ['d', 'begins'],
  ['x', null],
])('%s fits Ada D’Angelo: %s', (words, closeness) => {
  expect(closenessTo({ words: words.split(' '), email: '' })(ada)).toBe(closeness);
});

test('an e-mail matches from its beginning', () => {
  expect(closenessTo({ words: [], email: 'ada@example.it' })(ada)).toBe('exact');
  expect(closenessTo({ words: [], email: 'ada@ex' })(ada)).toBe('begins');
  expect(closenessTo({ words: [], email: 'example' })(ada)).toBeNull();
});

test('a person found by phone or code alone is an exact match', () => {
  expect(closenessTo({ words: [], email: '' })(ada)).toBe('exact');
});
