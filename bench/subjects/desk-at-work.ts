import { setTimeout as delay } from 'node:timers/promises';
import { deskDealsCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import {
  correctRequestCall,
  deskRequestCall,
  deskRequestsCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import { inLetters } from '../load/in-letters.ts';
import { none } from '../results.ts';
import { submitAtRate } from '../load/submitters.ts';
import { askDatabase } from '../stage/ask-database.ts';
import { fillPipeline } from '../stage/fill-pipeline.ts';
import { fillRequests } from '../stage/fill-requests.ts';
import { peopleAtDesk } from '../stage/people-at-desk.ts';
import type { Subject } from './subject.ts';

const database = 'desk_at_work';
const people = 50;
const seconds = 20;
const submissionsPerSecond = 100;
const pauseMs = 800;
const longestMs = 200;
/** Few enough for consultants to edit the same ones. */
const fought = 10;

/** Fifty consultants read lists and edit the same few requests while visitors ask for quotes. */
export const deskAtWork: Subject = {
  key: 'desk-at-work',
  name: 'Fifty consultants at work while 100 submissions a second come in',
  async measure(stage) {
    const databaseUrl = await stage.databaseUrl(database);
    await fillPipeline(databaseUrl, 10_000);
    await fillRequests(databaseUrl, 10_000);
    const cookies = await peopleAtDesk(databaseUrl, people);
    const { url } = await stage.productWithoutJobs(database);
    const ids = await askDatabase<{ id: string }>(
      databaseUrl,
      `select id from desk_request where state = 'new' order by id limit ${fought}`,
    );
    const until = performance.now() + seconds * 1000;
    const work = cookies.map((cookie, number) =>
      workAt(
        { url, cookie, number, until },
        ids.map(({ id }) => id),
      ),
    );
    const [submitted, ...done] = await Promise.all([
      submitAtRate(url, submissionsPerSecond, seconds),
      ...work,
    ]);
    const times = done.flatMap(({ timesMs }) => timesMs).toSorted((one, other) => one - other);
    const p95Ms = times[Math.floor(times.length * 0.95)] ?? 0;
    const corrections = done.flatMap(({ accepted }) => accepted);
    return [
      {
        what: `answers to ${people} desks, p95 of ${times.length}`,
        figure: `${p95Ms.toFixed(0)} ms`,
        goal: `≤ ${longestMs} ms`,
        met: p95Ms <= longestMs,
      },
      { what: 'submissions accepted meanwhile', figure: String(submitted.accepted.length) },
      none('submissions refused or lost', submissionsPerSecond * seconds - submitted.accepted.length),
      {
        what: `corrections of the same ${fought} requests`,
        figure: `${corrections.length} accepted, ${done.reduce((sum, { collided }) => sum + collided, 0)} shown both versions`,
      },
      // Two edits of the same version would mean that one was silently lost.
      none(
        'edits that overwrote another consultant’s change',
        corrections.length - new Set(corrections.map(({ id, from }) => `${id} ${from}`)).size,
      ),
    ];
  },
};

type Desk = { url: string; cookie: string; number: number; until: number };
type Correction = { id: string; from: string };
type Worked = { timesMs: number[]; accepted: Correction[]; collided: number };

/** Views the queue and deals, opens a request and edits its name, with a short pause after each. */
async function workAt({ url, cookie, number, until }: Desk, ids: readonly string[]): Promise<Worked> {
  const worked: Worked = { timesMs: [], accepted: [], collided: 0 };
  const ask = async (path: string, method = 'GET', body?: object) => {
    const start = performance.now();
    const response = await fetch(url + path, {
      method,
      headers: {
        cookie,
        origin: url.replace('127.0.0.1', 'localhost'),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: { firstName: string } };
    worked.timesMs.push(performance.now() - start);
    if (!response.ok && response.status !== 409) throw new Error(`${path} answered ${response.status}`);
    await delay(pauseMs * (0.5 + Math.random()));
    return { isAccepted: response.ok, answer };
  };
  for (let turn = 0; performance.now() < until; turn += 1) {
    await ask(deskRequestsCall.path);
    await ask(deskDealsCall.path);
    const id = ids[(number + turn) % ids.length] ?? '';
    const from = (await ask(deskRequestCall.path.replace(':id', id))).answer.data.firstName;
    const to = `Ada ${inLetters(number)} ${inLetters(turn)}`;
    const { isAccepted } = await ask(correctRequestCall.path.replace(':id', id), correctRequestCall.method, {
      firstName: { from, to },
    });
    if (isAccepted) worked.accepted.push({ id, from });
    else worked.collided += 1;
  }
  return worked;
}
