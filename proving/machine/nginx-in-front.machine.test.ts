import { randomUUID } from 'node:crypto';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { PIECE_BYTES } from '@riparo/domain/care/files/limits.ts';
import { expect, onTestFinished, test } from 'vitest';
import { lifeAnswers } from '../../server/test/life-quote.ts';
import { spawnServer } from '../../server/test/server-process.ts';
import { cloneDatabase } from '../../server/test/test-database.ts';
import { freePorts, openFolder, runProgram, startProgram } from '../../commands/beside/programs-beside.ts';
import { writeCertificate, writeNginxConfiguration } from '../../commands/beside/nginx-configuration.ts';
import { blockOf, withValues } from '../../commands/beside/running-page.ts';

const claimFiles = filePathsOf('claims');

test('the block of docs/running.md loads unchanged on Debian’s nginx', async () => {
  await using folder = await openFolder();
  const { certificate, key } = await writeCertificate(folder.path, 'www.esempio.it');
  const [port = 0] = await freePorts(1);
  const block = withValues(blockOf('nginx'), {
    // Only root may use 443, and a test must not be reachable from outside.
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    '/etc/ssl/www.esempio.it.pem': certificate,
    '/etc/ssl/private/www.esempio.it.key': key,
  });

  const { code, words } = await runProgram('nginx', [
    ...(await writeNginxConfiguration(folder.path, block)),
    '-t',
  ]);

  expect(words).toContain('test is successful');
  expect(words).not.toMatch(/\[(?:warn|emerg|error)\]/);
  expect(code).toBe(0);
});

test('processes are replaced behind it one after the other, under load, and no request fails', async () => {
  const { door, servers, startAt } = await openBehindNginx();

  const visitors = visitAll(door);
  for (const [index, { port }] of servers.entries()) {
    servers[index]?.kill('SIGTERM');
    expect(await servers[index]?.exited).toMatchObject({ code: 0 });
    servers[index] = startAt(port);
    await servers[index].ready;
  }
  const { answered, failed } = await visitors.leave();

  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

test('a chunk of a photo passes nginx and is answered by us', async () => {
  const { door } = await openBehindNginx();

  const answer = await fetch(door + claimFiles.piece('nobody', randomUUID(), 0), {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: Buffer.alloc(PIECE_BYTES),
  });

  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

/** Two processes on one database, and the page's block in front of them, without TLS. */
async function openBehindNginx() {
  const folder = await openFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const [door = 0, ...ports] = await freePorts(3);
  const startAt = (port: number) => ({
    port,
    ...spawnServer({
      DATABASE_URL: database.url,
      DATA_FOLDER: folder.path,
      HOST: '127.0.0.1',
      PORT: String(port),
      STOP_NOTICE_SECONDS: '1',
      WRITES_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
    }),
  });
  const servers = ports.map(startAt);
  onTestFinished(async () => {
    for (const { kill } of servers) kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
  });
  await Promise.all(servers.map(({ ready }) => ready));
  const block = withValues(blockOf('nginx'), {
    'listen 443 ssl http2;': `listen 127.0.0.1:${door};`,
    'ssl_certificate /etc/ssl/www.esempio.it.pem;': '',
    'ssl_certificate_key /etc/ssl/private/www.esempio.it.key;': '',
    '127.0.0.1:3001': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${ports[1]}`,
  });
  const nginx = await startProgram('nginx', await writeNginxConfiguration(folder.path, block), {
    port: door,
    stopBy: 'SIGQUIT',
  });
  onTestFinished(() => nginx[Symbol.asyncDispose]());
  return { door: `http://127.0.0.1:${door}`, servers, startAt };
}

/** Some read and some write, each as fast as they are answered, until asked to leave. */
function visitAll(site: string) {
  const leaving = new AbortController();
  let answered = 0;
  const failed: string[] = [];
  const write = {
    method: createLifeQuoteCall.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lifeAnswers),
  };
  const ask = async (path: string, options: RequestInit = {}) => {
    while (!leaving.signal.aborted) {
      const said = await fetch(`${site}${path}`, options).then(
        async (response) => {
          const words = await response.text();
          return response.ok ? null : `${path} ${response.status} ${words}`;
        },
        (error: Error) => `${path} ${error.message}`,
      );
      if (said === null) answered += 1;
      else failed.push(said);
    }
  };
  // One of each: while a process starts on a busy machine, the other refuses more as too many.
  const visitors = [ask('/healthz'), ask(createLifeQuoteCall.path, write)];
  return {
    async leave() {
      leaving.abort();
      await Promise.all(visitors);
      return { answered, failed };
    },
  };
}
