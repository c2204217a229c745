import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import { connect, connectReadOnly } from './connection.ts';
import { PooledClient } from './pooler.ts';

const url = 'postgresql://riparo@database.test/riparo';
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

test('requests have ten connections, wait five seconds for one, and ask for fifteen at most', () => {
  const { options } = connect(url, testLog().log).pool;
  expect(options).toMatchObject({
    ...limits,
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    application_name: 'riparo',
    pipeline: true,
  });
  expect(options).not.toHaveProperty('Client');
});

test('through a pooler nothing is asked for a session, and no statement has a name', () => {
  const { options } = connect(url, testLog().log, { isPooled: true }).pool;
  expect(options).toMatchObject({ Client: PooledClient, max: 10 });
  for (const limit of Object.keys(limits)) expect(options).not.toHaveProperty(limit);
});

test('whoever only reads has four connections, waits a second for one, and can not write', () => {
  expect(connectReadOnly(url, testLog().log).pool.options).toMatchObject({
    ...limits,
    max: 4,
    connectionTimeoutMillis: 1_000,
    options: '-c default_transaction_read_only=on',
    application_name: 'riparo reads',
  });
});

test('a connection that breaks while nobody uses it is told, and ends nothing', () => {
  const { log, lines } = testLog();
  const { pool } = connect(url, log);
  pool.emit('error', new Error('lost'), expect.anything());
  expect(lines()).toMatchObject([{ msg: 'an idle database connection was lost' }]);
  const client = new EventEmitter();
  pool.emit('connect', client as never);
  expect(() => client.emit('error', new Error('lost'))).not.toThrow();
});
