import { describe } from 'vitest';
import { identityContract } from '../../../../test/identity-contract.ts';
import { openMemoryIdentity } from '../../../../test/memory-identity.ts';
import type { OpenIdentity } from '../../../../test/started-identity.ts';
import { cloneDatabase } from '../../../../test/test-database.ts';
import { testLog } from '../../../../test/test-log.ts';
import { quickPasswords, testSecret } from '../../../../test/test-server.ts';
import { connect } from '../../database/connection.ts';
import { openQueue } from '../../jobs/queue.ts';
import { createKeyedHash } from '../../settings/secrets/keyed-hash.ts';
import { decodeConfig } from '../../settings/config.ts';
import { openBuiltInIdentity } from './built-in/built-in-identity.ts';
import { deliverEventsJob } from './built-in/deliver-events.ts';

const builtIn: OpenIdentity = async ({ clock, handleIdentityEvent }) => {
  const database = await cloneDatabase();
  const { log } = testLog();
  const { db, close } = connect(database.url, log);
  const queue = await openQueue(database.url, log);
  const { retention, publicUrl: siteUrl } = decodeConfig({ NODE_ENV: 'test' });
  const { provider, handlers, countPendingEvents } = openBuiltInIdentity({
    db,
    clock,
    log,
    handleIdentityEvent,
    retention,
    siteUrl,
    enqueue: queue.enqueue,
    keyedHash: createKeyedHash(testSecret),
    passwords: quickPasswords,
  });
  await queue.register(handlers);
  return {
    provider,
    countPendingEvents,
    async settle() {
      await db.transaction((tx) => queue.enqueue(tx, deliverEventsJob, { payload: {} }));
      await queue.runWaiting();
    },
    async [Symbol.asyncDispose]() {
      await queue.stop(0);
      await close();
      await database.drop();
    },
  };
};

const inMemory: OpenIdentity = async (parts) => {
  const { provider, sendPendingEvents, countPendingEvents } = openMemoryIdentity(parts);
  return { provider, countPendingEvents, settle: sendPendingEvents, async [Symbol.asyncDispose]() {} };
};

describe('accounts in the product’s own database', () => {
  identityContract(builtIn);
});

describe('accounts at another provider', () => {
  identityContract(inMemory);
});
