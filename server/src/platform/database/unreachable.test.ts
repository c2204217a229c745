import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { isDatabaseUnreachable, retryWhileUnreachable } from './unreachable.ts';

function fromPostgres(code: string): Error {
  return Object.assign(new DatabaseError('…', 1, 'error'), { code, severity: 'FATAL' });
}

const fromSystem = (code: string, syscall = 'connect') => Object.assign(new Error(code), { code, syscall });

describe('errors of a database that is temporarily away', () => {
  test.each([
    ['a server that does not listen is away', fromSystem('ECONNREFUSED')],
    [
      'a server that does not listen at either address is away',
      Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    ],
    ['a missing socket is away', fromSystem('ENOENT')],
    ['a server that hung up is away', fromSystem('ECONNRESET', 'read')],
    ['a host that cannot be resolved is away', fromSystem('EAI_AGAIN', 'getaddrinfo')],
    ['a server that is shutting down is away', fromPostgres('57P01')],
    ['a server that crashed is away', fromPostgres('57P02')],
    ['a server that is starting is away', fromPostgres('57P03')],
    ['a server without free connections is away', fromPostgres('53300')],
    ['a server with a full disk is away', fromPostgres('53100')],
    ['a read-only server is away', fromPostgres('25006')],
    ['a connection lost in a query is away', new Error('Connection terminated unexpectedly')],
    ['a pool without a free connection is away', new Error('timeout exceeded when trying to connect')],
  ])('%s', (_, error) => {
    expect(isDatabaseUnreachable(error)).toBe(true);
    expect(isDatabaseUnreachable(new DrizzleQueryError('select 1', [], error))).toBe(true);
  });
});

describe('errors that are our own mistakes', () => {
  test.each([
    ['a duplicate value is our mistake', fromPostgres('23505')],
    ['a missing column is our mistake', fromPostgres('42703')],
    ['a statement that took too long is our mistake', fromPostgres('57014')],
    ['a missing file is our mistake', fromSystem('ENOENT', 'open')],
    [
      'an error of another host is not the database’s',
      new TypeError('fetch failed', { cause: fromSystem('ECONNREFUSED') }),
    ],
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
  expect(await retryWhileUnreachable(ask, signal)).toBe('here');
  answers.push(fromPostgres('23505'));
  await expect(retryWhileUnreachable(ask, signal)).rejects.toMatchObject({ code: '23505' });
  answers.push(fromSystem('ECONNREFUSED'), fromSystem('ECONNREFUSED'));
  await expect(retryWhileUnreachable(ask, AbortSignal.abort())).rejects.toThrow('aborted');
});
