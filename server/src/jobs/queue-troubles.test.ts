import { expect, test } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import { queueTroubles } from './queue-troubles.ts';

const late = (queue: string) => ({
  message: `timeout exceeded when trying to connect (Queue: ${queue}, Worker: 1)`,
  stack: 'Error: timeout exceeded when trying to connect\n    at Pool.connect',
  queue,
});

function troubles() {
  const { log, lines, text } = testLog();
  let now = 0;
  const told = queueTroubles(log, () => now);
  return { tell: told, lines, text, wait: (seconds: number) => void (now += seconds * 1000) };
}

test('connections that come late are one line without a stack, however many queues wait for one', () => {
  const { tell, lines, text } = troubles();
  for (const queue of ['mail', 'documents', 'payments']) tell(late(queue), 'the job queue met an error');
  tell(new Error('LISTEN/NOTIFY heartbeat timed out'), 'the job queue met an error');
  expect(lines()).toEqual([
    expect.objectContaining({
      level: 'warn',
      msg: 'the job queue waits for the database and goes on by itself',
      reason: 'timeout exceeded when trying to connect',
    }),
  ]);
  expect(text()).not.toContain('Pool.connect');
});

test('the same trouble is told again once it has been over for a while', () => {
  const { tell, lines, wait } = troubles();
  tell(late('mail'), 'the job queue met an error');
  for (let minute = 0; minute < 4; minute += 1) {
    wait(50);
    tell(late('mail'), 'the job queue met an error');
  }
  expect(lines()).toHaveLength(1);
  wait(61);
  tell(late('mail'), 'the job queue met an error');
  expect(lines()).toHaveLength(2);
});

test('a database that is away says its code; an error of another kind is told whole each time', () => {
  const { tell, lines } = troubles();
  tell(
    { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'mail' },
    'the job queue met an error',
  );
  tell(new Error('a column is missing'), 'a regular job was not asked for', { job: 'sweep' });
  expect(lines()).toEqual([
    expect.objectContaining({ level: 'warn', code: 'ECONNREFUSED' }),
    expect.objectContaining({
      level: 'error',
      msg: 'a regular job was not asked for',
      job: 'sweep',
      err: expect.objectContaining({
        message: 'a column is missing',
        stack: expect.any(String) as unknown,
      }) as unknown,
    }),
  ]);
});
