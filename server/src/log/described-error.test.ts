import { expect, test } from 'vitest';
import { describeError } from './described-error.ts';

test('an error keeps its name, code, message and where it was thrown', () => {
  const described = describeError(Object.assign(new TypeError('the lock is stuck'), { code: 'ELOCK' }));
  expect(described).toMatchObject({ name: 'TypeError', message: 'the lock is stuck', code: 'ELOCK' });
  expect(described.stack).toContain('described-error.test.ts');
});

test.each([
  'no such user: ada@example.org',
  'bad tax code RSSMRA80A01H501U',
  'can not call +39 333-1234567',
  'can not call 3331234567',
])('"%s" loses what is personal', (message) => {
  const described = describeError(new Error(`${message}\n    at ada@example.org`));
  expect(JSON.stringify(described)).not.toMatch(/ada@|RSSMRA|1234567/);
  expect(described.message).toContain('[…]');
});

test.each([
  ['Drizzle', { params: ['Ada'], query: 'insert into person values ($1)' }],
  ['PostgreSQL', { severity: 'ERROR', detail: 'Key (name)=(Ada) exists.', code: '23505' }],
  ['an SMTP server', { response: '550 Ada is unknown', responseCode: 550 }],
])('the words of %s are left out whole', (_, properties) => {
  const described = describeError(Object.assign(new Error('failed for Ada'), properties));
  expect(JSON.stringify(described)).not.toContain('Ada');
});

test('causes are described too, but not without end', () => {
  const loop = new Error('outer');
  loop.cause = loop;
  const described = describeError(loop);
  expect(described.cause?.cause?.cause?.message).toBe('outer');
  expect(described.cause?.cause?.cause?.cause).toBeUndefined();
});

test('what is no error tells nothing', () => {
  expect(describeError('ada@example.org')).toEqual({ name: 'thrown string' });
});
