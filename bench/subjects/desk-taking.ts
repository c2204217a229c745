import { randomUUID } from 'node:crypto';
import { takeNextRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { none } from '../results.ts';
import { askDatabase } from '../stage/ask-database.ts';
import { fillRequests } from '../stage/fill-requests.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Subject } from './subject.ts';

const people = 50;
const free = 1000;
const database = 'desk_taking';

/** Everyone presses «Prendi la prossima» at once, repeatedly, until the queue is empty. */
export const deskTaking: Subject = {
  key: 'desk-taking',
  name: 'Fifty consultants who take the next request at once, a thousand times',
  async measure(stage) {
    const databaseUrl = await stage.databaseUrl(database);
    const cookies = await peopleAtDesk(databaseUrl, people);
    await fillRequests(databaseUrl, free);
    await askDatabase(
      databaseUrl,
      `update desk_request set state = 'new', again_at = null, assignee_id = null, taken_at = null
       where state in ('new', 'taken', 'waiting')`,
    );
    const urls = [
      (await stage.anotherProduct(database)).url,
      (await stage.anotherProduct(database)).url,
    ] as const;
    const start = performance.now();
    const taken = (
      await Promise.all(cookies.map((cookie, number) => takeAll(urls[number % 2 === 0 ? 0 : 1], cookie)))
    ).flat();
    const seconds = (performance.now() - start) / 1000;
    const [left] = await askDatabase<{ count: number }>(
      databaseUrl,
      `select count(*)::int from desk_request where state = 'new'`,
    );
    return [
      {
        what: 'taken',
        figure: `${taken.length} in ${seconds.toFixed(1)} s (${(taken.length / seconds).toFixed(0)} /s)`,
      },
      none('given to two people', taken.length - new Set(taken).size),
      none('forgotten', left?.count ?? free),
    ];
  },
};

async function takeAll(url: string, cookie: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const response = await fetch(url + takeNextRequestCall.path, {
      method: 'POST',
      headers: {
        cookie,
        origin: url.replace('127.0.0.1', 'localhost'),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ key: randomUUID() }),
    });
    if (!response.ok) throw new Error(`to take the next one was answered with ${response.status}`);
    const { data } = (await response.json()) as { data: { id: string } | null };
    if (!data) return ids;
    ids.push(data.id);
  }
}
