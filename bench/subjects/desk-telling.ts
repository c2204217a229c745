import { Client } from 'pg';
import { applyLoad } from '../load/apply-load.ts';
import { median } from '../load/contest.ts';
import { openDesk } from '../load/open-desk.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Stage } from '../stage/stage.ts';
import type { Subject } from './subject.ts';

const rounds = 5;
const seconds = 2;
const connections = 16;
const leastRatio = 0.9;

/**
 * The cost for a submission of notifying open desks: compared with a database that sends no notifications.
 */
export const deskTelling: Subject = {
  key: 'desk-telling',
  name: 'Requests for a call while desks listen',
  async measure(stage) {
    const told = await openHouse(stage, 'desk_told');
    const untold = await openHouse(stage, 'desk_untold');
    await tellNothing(await stage.databaseUrl('desk_untold'));
    try {
      await told.load();
      await untold.load();
      const measured: { told: number; untold: number }[] = [];
      for (let round = 0; round < rounds; round += 1)
        measured.push(
          round % 2 === 0
            ? { told: await told.load(), untold: await untold.load() }
            : // The second finds a warmer machine.
              await (async () => {
                const second = await untold.load();
                return { told: await told.load(), untold: second };
              })(),
        );
      const ratio = median(measured.map((each) => each.told / each.untold));
      return [
        {
          what: 'requests for a call with desks notified, compared with none notified',
          figure: `${median(measured.map((each) => each.told)).toFixed(0)} /s`,
          floor: `${median(measured.map((each) => each.untold)).toFixed(0)} /s`,
          ratio,
          goal: `≥ ${leastRatio.toFixed(2)}`,
          met: ratio >= leastRatio,
        },
      ];
    } finally {
      told.close();
      untold.close();
    }
  },
};

/** A product without job workers, with a few listening desks. */
async function openHouse(stage: Stage, database: string) {
  const { url } = await stage.productWithoutJobs(database);
  const cookies = await peopleAtDesk(await stage.databaseUrl(database), 3);
  const desks = await Promise.all(cookies.map((cookie) => openDesk([url], cookie)));
  return {
    load: async () =>
      (await applyLoad({ url, questions: ['quote-request'], connections, seconds })).perSecond,
    close: () => desks.forEach((desk) => desk.close()),
  };
}

/** A function of the same name, found before PostgreSQL's own, that does nothing. */
async function tellNothing(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query('create schema silence');
  await client.query(
    `create function silence.pg_notify(text, text) returns void language sql immutable as 'select'`,
  );
  await client.query(`alter database ${rows[0]?.name} set search_path = silence, pg_catalog, public`);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'riparo desk'`,
  );
  await client.end();
}
