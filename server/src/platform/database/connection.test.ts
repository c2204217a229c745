import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { testLog } from '../../../test/test-log.ts';
import { connect } from './connection.ts';
const url = 'postgresql://riparo@database.test/riparo';
test('an idle connection that breaks is logged and does not end the process', () => {
  const { log, lines } = testLog();
  const { pool } = connect(url, log);
  pool.emit('error', new Error('lost'), expect.anything());
  expect(lines()).toMatchObject([{ msg: 'an idle database connection was lost' }]);
  const client = new EventEmitter();
  pool.emit('connect', client as never);
  expect(() => client.emit('error', new Error('lost'))).not.toThrow();
});
