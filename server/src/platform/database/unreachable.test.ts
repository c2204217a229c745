import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { isDatabaseUnreachable, onceReachable } from './unreachable.ts';

function fromPostgres(code: string): Error {
  return Object.assign(new DatabaseError('…', 1, 'error'), { code, severity: 'FATAL' });
}

const fromSystem = (code: string, syscall = 'connect') => Object.assign(new Error(code), { code, syscall });

describe('errors of a database that is temporarily away', () => {
  test.each([
    ['nobody listens', fromSystem('ECONNREFUSED')],
    [
      'nobody listens, at either address of its host',
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    ],
    ['its socket is not there', fromSystem('ENOENT')],
    ['it hung up', fromSystem('ECONNRESET', 'read')],
    ['its host is unknown just now', fromSystem('EAI_AGAIN', 'getaddrinfo')],
    ['it is shutting down', fromPostgres('57P01')],
    ['it crashed', fromPostgres('57P02')],
    ['it is starting up', fromPostgres('57P03')],
    ['it has no room for one more', fromPostgres('53300')],
    ['its disk is full', fromPostgres('53100')],
    ['it takes no writes for now', fromPostgres('25006')],
    ['it was lost in a query', new Error('Connection terminated unexpectedly')],
    ['no connection was free in time', new Error('timeout exceeded when trying to connect')],
  ])('%s', (_, error) => {
    expect(isDatabaseUnreachable(error)).toBe(true);
    expect(isDatabaseUnreachable(new DrizzleQueryError('select 1', [], error))).toBe(true);
  });
});

describe('errors that are our own mistakes', () => {
  test.each([
    ['a value twice', fromPostgres('23505')],
    ['a column that is not there', fromPostgres('42703')],
    ['a statement that took too long', fromPostgres('57014')],
    ['a file that is not there', fromSystem('ENOENT', 'open')],
    ['another host is away', new TypeError('fetch failed', { cause: fromSystem('ECONNREFUSED') })],
  ])('%s', (_, error) => {
    expect(isDatabaseUnreachable(error)).toBe(false);
  });
});

test('a caller gets the answer once the database is back, its own error, or the end of waiting', async () => {
  const answers: Error[] = [fromSystem('ECONNREFUSED'), fromSystem('ECONNREFUSED')];
  const ask = async () => {
    const error = answers.shift();
    if (error) throw error;
    return 'here';
  };
  const { signal } = new AbortController();
  expect(await onceReachable(ask, signal)).toBe('here');
  answers.push(fromPostgres('23505'));
  await expect(onceReachable(ask, signal)).rejects.toMatchObject({ code: '23505' });
  answers.push(fromSystem('ECONNREFUSED'), fromSystem('ECONNREFUSED'));
  await expect(onceReachable(ask, AbortSignal.abort())).rejects.toThrow('aborted');
});
