import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { heavyPhoto } from '../../server/test/files/pictures.ts';
import { sendPhoto, type SentPhoto } from '../load/send-photo.ts';
import { none } from '../results.ts';
import { askDatabase } from '../stage/ask-database.ts';
import { claimDrafts } from '../stage/claim-drafts.ts';
import type { Stage } from '../stage/stage.ts';
import type { Subject } from './subject.ts';

const people = 50;
const longestLagMs = 50;
const mostMb = 400;
const killed = 10;

/**
 * Fifty visitors send a photo of eight megabytes each at the same moment; then a process is killed during
 * uploads.
 */
export const uploads: Subject = {
  key: 'uploads',
  name: 'Fifty photos of 8 MB at once, and a process killed while they arrive',
  async measure(stage) {
    const photo = await photoOfMostBytes();
    return [...(await atOnce(stage, photo)), ...(await throughKills(stage, photo))];
  },
};

async function photoOfMostBytes(): Promise<Buffer> {
  const photo = await heavyPhoto(4032, 3024, 92);
  if (photo.length > MAX_FILE_BYTES) throw new Error('the photo is too large to be sent');
  return photo;
}

async function atOnce(stage: Stage, photo: Buffer) {
  const database = 'uploads';
  const databaseUrl = await stage.databaseUrl(database);
  const { url, pid } = await stage.product(database);
  const tokens = await claimDrafts(databaseUrl, stage.folder, people);
  // Reading it for the first time resets the histogram.
  await lagP99Ms(url);
  const watched = watchMemory(pid);
  const start = performance.now();
  const sent = await Promise.all(tokens.map((token) => sendPhoto(() => url, token, photo)));
  const seconds = (performance.now() - start) / 1000;
  const lagMs = await lagP99Ms(url);
  const memory = await watched.end();
  return [
    {
      what: `${people} photos of ${(photo.length / 1024 ** 2).toFixed(1)} MB sent, opened and stored`,
      figure: `${seconds.toFixed(0)} s`,
    },
    {
      what: 'event loop meanwhile, p99',
      figure: `${lagMs.toFixed(0)} ms`,
      goal: `≤ ${longestLagMs} ms`,
      met: lagMs <= longestLagMs,
    },
    {
      what: 'memory of the server at most',
      figure: `${memory.ownMb.toFixed(0)} MB`,
      goal: `≤ ${mostMb} MB`,
      met: memory.ownMb <= mostMb,
    },
    {
      what: 'memory at most, with the process that opens a file and ends',
      figure: `${memory.togetherMb.toFixed(0)} MB`,
    },
    none('photos not stored', sent.filter(({ isStored }) => !isStored).length),
  ];
}

async function throughKills(stage: Stage, photo: Buffer) {
  const database = 'killed_uploads';
  const databaseUrl = await stage.databaseUrl(database);
  let server = await stage.anotherProduct(database);
  const tokens = await claimDrafts(databaseUrl, stage.folder, killed);
  const photos = tokens.map((): SentPhoto => ({ id: crypto.randomUUID(), acknowledged: 0, isStored: false }));
  const work = tokens.map((token, number) => sendPhoto(() => server.url, token, photo, photos[number]));
  let lost = 0;
  for (let kills = 0; kills < 3; kills += 1) {
    await delay(1500);
    const before = photos.map(({ id, acknowledged }) => ({ id, acknowledged }));
    process.kill(server.pid, 'SIGKILL');
    const rows = await askDatabase<{ id: string; arrived_bytes: number }>(
      databaseUrl,
      'select id, arrived_bytes from stored_file',
    );
    const arrived = new Map(rows.map(({ id, arrived_bytes: bytes }) => [id, bytes]));
    lost += before.filter(({ id, acknowledged }) => (arrived.get(id) ?? 0) < acknowledged).length;
    server = await stage.anotherProduct(database);
  }
  await Promise.all(work);
  const stored = await askDatabase<{ id: string }>(
    databaseUrl,
    "select id from stored_file where state = 'stored'",
  );
  return [
    none('photos of which something acknowledged was gone after kill -9', lost),
    none('photos missing in the end, or there twice', Math.abs(stored.length - killed)),
  ];
}

async function lagP99Ms(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
}

/** The peak memory of the server, alone and with its child processes. */
function watchMemory(pid: number) {
  const most = { ownMb: 0, togetherMb: 0 };
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const own = await residentMb(pid);
      const children = await Promise.all((await childrenOf(pid)).map(residentMb));
      most.ownMb = Math.max(most.ownMb, own);
      most.togetherMb = Math.max(most.togetherMb, own + children.reduce((sum, each) => sum + each, 0));
      await delay(50);
    }
  })();
  return {
    async end() {
      over.abort();
      await watching;
      return most;
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.trim().split(/\s+/).filter(Boolean).map(Number));
}

async function residentMb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024;
}
