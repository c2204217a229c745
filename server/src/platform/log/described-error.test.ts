import { expect, test } from 'vitest';
import { describeError } from './described-error.ts';

test.each([
  'no such user: ada@example.org',
  'bad tax code RSSMRA80A01H501U',
  'can not call +39 333-1234567',
  'can not call 3331234567',
])('"%s" is logged without personal data', (message) => {
  const described = describeError(new Error(`${message}\n    at ada@example.org`));
  expect(JSON.stringify(described)).not.toMatch(/ada@|RSSMRA|1234567/);
  expect(described.message).toContain('[…]');
});

test.each([
  ['Drizzle', { params: ['Ada'], query: 'insert into person values ($1)' }],
  ['PostgreSQL', { severity: 'ERROR', detail: 'Key (name)=(Ada) exists.', code: '23505' }],
  ['PostgreSQL, of another kind', { severity: 'ERROR', code: '23505' }],
  ['an SMTP server', { response: '550 Ada is unknown', responseCode: 550 }],
  ['a schema', { issues: [{ path: ['name'], code: 'too_small', input: 'Ada' }] }],
])('the message of %s is left out entirely', (_, properties) => {
  const described = describeError(Object.assign(new Error('failed for Ada'), properties));
  expect(JSON.stringify(described)).not.toContain('Ada');
  expect(described).not.toHaveProperty('message');
});

test('a thrown value that is not an error reveals nothing', () => {
  expect(describeError('ada@example.org')).toEqual({ name: 'thrown string' });
});
