import { expect, test } from 'vitest';
import { type DescribedError, describeError } from './described-error.ts';

class Stuck extends Error {
  override readonly name = 'error';
}

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
  ['PostgreSQL, of another kind', { severity: 'ERROR', code: '23505' }],
  ['an SMTP server', { response: '550 Ada is unknown', responseCode: 550 }],
  ['a schema', { issues: [{ path: ['name'], code: 'too_small', input: 'Ada' }] }],
])('the words of %s are left out whole', (_, properties) => {
  const described = describeError(Object.assign(new Error('failed for Ada'), properties));
  expect(JSON.stringify(described)).not.toContain('Ada');
  expect(described).not.toHaveProperty('message');
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

const quiet = (error: Error, properties: object = {}) =>
  Object.assign(error, { stack: undefined, ...properties });

test.each<[string, unknown, DescribedError]>([
  ['an error', quiet(new Error('stuck')), { name: 'Error', message: 'stuck' }],
  ['one of a kind with another name', quiet(new Stuck('in')), { name: 'Stuck', message: 'in' }],
  [
    'one of a kind without a name',
    quiet(new (class extends Error {})('in')),
    { name: 'Error', message: 'in' },
  ],
  [
    'one with a code',
    quiet(new Error('stuck'), { code: 'E1' }),
    { name: 'Error', message: 'stuck', code: 'E1' },
  ],
  [
    'one with a number',
    quiet(new Error('stuck'), { code: 550 }),
    { name: 'Error', message: 'stuck', code: 550 },
  ],
  [
    'one with what is no code',
    quiet(new Error('stuck'), { code: { email: 'ada' }, table: 7 }),
    { name: 'Error', message: 'stuck' },
  ],
  [
    'one of a database',
    quiet(new Error('stuck'), { params: [], query: 'select $1', table: 'deal', constraint: 'deal_key' }),
    { name: 'Error', query: 'select $1', table: 'deal', constraint: 'deal_key' },
  ],
  [
    'one of a schema',
    quiet(new Error('stuck'), { issues: [{ path: ['a', 1], code: 'too_small' }, {}] }),
    { name: 'Error', paths: ['a.1: too_small', ': invalid'] },
  ],
  [
    'one with its cause',
    quiet(new Error('outer', { cause: quiet(new Error('inner')) })),
    { name: 'Error', message: 'outer', cause: { name: 'Error', message: 'inner' } },
  ],
  [
    'one whose cause is no error',
    quiet(new Error('outer', { cause: null })),
    { name: 'Error', message: 'outer', cause: { name: 'thrown object' } },
  ],
])('of %s this is written down, and nothing else', (_, error, described) => {
  expect(describeError(error)).toEqual(described);
});

const stackOf = (message: string, stack: string) =>
  describeError(Object.assign(new Error(message), { stack })).stack;

test('of a stack its frames alone are written down', () => {
  const frames = ['    at one (a.ts:1:2)', '    at two (b.ts:3:4)'].join('\n');
  expect(stackOf('stuck\n    at Ada', `Error: stuck\n    at Ada\n${frames}\n  and more`)).toBe(frames);
  expect(stackOf('', `Error\n${frames}`)).toBe(frames);
});
