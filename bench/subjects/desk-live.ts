import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { type Asked, askForCall } from '../load/call-requests.ts';
import { openDesk, type OpenDesk } from '../load/open-desk.ts';
import { none, type Row } from '../results.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Subject } from './subject.ts';

const desksOpen = 50;
const asked = 200;
const askedWhileKilled = 60;
const pauseMs = 40;
const longestMs = 1_000;
const longestAwayMs = 5_000;
const database = 'desk_live';

/**
 * From a submission to every open desk, over two processes; and what happens to desks whose process is
 * killed.
 */
export const deskLive: Subject = {
  key: 'desk-live',
  name: 'Fifty open desks over two processes',
  async measure(stage) {
    const databaseUrl = await stage.databaseUrl(database);
    const servers = [await stage.anotherProduct(database), await stage.anotherProduct(database)];
    const urls = servers.map(({ url }) => url);
    const cookies = await peopleAtDesk(databaseUrl, desksOpen);
    const desks = await Promise.all(
      cookies.map((cookie, number) => openDesk(number % 2 === 0 ? urls : urls.toReversed(), cookie)),
    );
    try {
      // The first submissions warm up the code and open the listening connection.
      await submit(urls, 20);
      const calm = await submit(urls, asked);
      await delay(longestMs);
      const idOf = await requestIds(databaseUrl);
      const rows = deliveryRows(calm, desks, idOf);

      const killedAt = performance.now();
      process.kill(servers[0]?.pid ?? 0, 'SIGKILL');
      const meanwhile = await submit(urls.slice(1), askedWhileKilled);
      await delay(longestAwayMs);
      // Every other desk was connected to the first process.
      const backAfter = desks
        .filter((_, number) => number % 2 === 0)
        .map((desk) => desk.caughtUp.find((at) => at > killedAt) ?? Infinity);
      const awayMs = Math.max(...backAfter) - killedAt;
      const missed = missedBy(desks, meanwhile, await requestIds(databaseUrl));
      return [
        ...rows,
        {
          what: `a process killed: until the last of its ${backAfter.length} desks has caught up elsewhere`,
          figure: `${(awayMs / 1000).toFixed(2)} s`,
          goal: `≤ ${longestAwayMs / 1000} s`,
          met: awayMs <= longestAwayMs,
        },
        none(`of ${meanwhile.length} requests asked meanwhile, missed by a desk`, missed),
      ];
    } finally {
      desks.forEach((desk) => desk.close());
    }
  },
};

async function submit(urls: readonly string[], count: number): Promise<Asked[]> {
  const answers: Promise<Asked | null>[] = [];
  for (let number = 0; number < count; number += 1) {
    answers.push(askForCall(urls[number % urls.length] ?? ''));
    await delay(pauseMs);
  }
  return (await Promise.all(answers)).filter((answer) => answer !== null);
}

async function requestIds(databaseUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; source_id: string }>(
    'select id, source_id from desk_request',
  );
  await client.end();
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

const knownAt = ({ known }: OpenDesk, { sourceId }: Asked, idOf: ReadonlyMap<string, string>) =>
  known.get(idOf.get(sourceId) ?? '');

function deliveryRows(
  submissions: readonly Asked[],
  desks: readonly OpenDesk[],
  idOf: ReadonlyMap<string, string>,
): Row[] {
  const times = submissions
    .flatMap((each) => desks.map((desk) => (knownAt(desk, each, idOf) ?? Infinity) - each.sentAt))
    .toSorted((one, other) => one - other);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Infinity;
  const p99 = share(0.99);
  return [
    {
      what: `from a submission to each of ${desksOpen} desks, p99`,
      figure: `${p99.toFixed(0)} ms (p50 ${share(0.5).toFixed(0)} ms)`,
      goal: `≤ ${longestMs} ms`,
      met: p99 <= longestMs,
    },
    none('submissions refused', asked - submissions.length),
    none('requests that a desk never heard of', times.filter((time) => !Number.isFinite(time)).length),
  ];
}

const missedBy = (
  desks: readonly OpenDesk[],
  submissions: readonly Asked[],
  idOf: ReadonlyMap<string, string>,
) => desks.flatMap((desk) => submissions.filter((each) => knownAt(desk, each, idOf) === undefined)).length;
