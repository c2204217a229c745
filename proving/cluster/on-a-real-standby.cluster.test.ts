import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../server/src/platform/database/connection.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { openStandby } from '../../server/src/platform/database/standby.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { isPrimary, memberStates } from './members.ts';
import { openCluster } from './open-cluster.ts';

// Creating a cluster takes half a minute, more on a busy machine.
const patienceMs = 600_000;

test(
  'a start on a standby is refused in one sentence; it serves reads, and the primary does when it is gone',
  async () => {
    const { signal } = new AbortController();
    const cluster = await openCluster({
      port: 0,
      isSynchronous: true,
      signal,
      settings: { SERVE_SITE: 'false' },
    });
    onTestFinished(cluster.close);

    const failure = await migrateDatabase(cluster.replicasUrl).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as StartFailure).message).toMatch(/^The database is a standby/);

    const log = createLog('silent');
    const primary = connect(cluster.directUrl, log);
    onTestFinished(primary.close);
    const standby = openStandby(cluster.replicasUrl, primary.db, log);
    onTestFinished(standby.close);
    const isInRecovery = () =>
      standby.read(async (db) => {
        const { rows } = await db.execute<{ answer: boolean }>(sql`select pg_is_in_recovery() as answer`);
        return rows[0]?.answer;
      });
    expect(await isInRecovery()).toBe(true);

    const states = await memberStates(cluster.plan);
    const standbys = cluster.members.filter(({ name }) => name !== states.find(isPrimary)?.name);
    await Promise.all(standbys.map((member) => member.killMachine()));
    expect(await isInRecovery()).toBe(false);
  },
  patienceMs,
);
