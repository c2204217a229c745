import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@riparo/domain/platform/call/call.ts';
import type { Problem } from '@riparo/domain/platform/call/problem.ts';
import { desc, sql } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type AppParts, buildApp } from '../src/assembly/app.ts';
import { openDocuments } from '../src/platform/drawing/documents.ts';
import { decodeConfig, type Environment } from '../src/platform/settings/config.ts';
import type { Database } from '../src/platform/database/connection.ts';
import type { App } from '../src/platform/http/app-instance.ts';
import { logKeysOf, setLogKeys } from '../src/desk/log/log-keys.ts';
import { routeOf } from '../src/platform/http/request-log.ts';
import { createMemoryLimiter } from '../src/platform/http/rate-limit/memory-limiter.ts';
import type { LoadLimits } from '../src/platform/http/load-shedding.ts';
import type { SiteFiles } from '../src/platform/http/site/site-files.ts';
import type { Queue } from '../src/platform/jobs/queue.ts';
import {
  createPasswords,
  defaultWorkLimits,
  type Passwords,
} from '../src/platform/sign-in/passwords/passwords.ts';
import { sandboxMails } from '../src/platform/providers/mail/tables.ts';
import { openParts, type OpenPartsOptions, type ServerParts } from '../src/assembly/server-parts.ts';
import { plainDocuments } from './plain-documents.ts';
import { notePasswordsIn, watchMails, watchProblem } from './privacy.ts';
import { cloneDatabase } from './test-database.ts';
import { type LogLine, testLog } from './test-log.ts';

export type TestServerOptions = {
  environment?: Environment;
  /** Uses this database, which stays when the server closes; by default it gets its own. */
  databaseUrl?: string;
  now?: Date;
  site?: SiteFiles;
  loadLimits?: LoadLimits;
  deskHeartbeatMs?: number;
  isDatabaseBusy?: () => boolean;
  /** Instead of quick ones, for tests of how long a hash takes. */
  passwords?: Passwords;
  /** Accounts stored elsewhere. */
  openIdentity?: OpenPartsOptions['openIdentity'];
  /** Routes only this test needs. */
  routes?: (app: App, parts: AppParts) => void;
  /** Documents are drawn as in production, for a test that reads one; otherwise each is an empty page. */
  drawsDocuments?: boolean;
  /** For a test whose server cannot be shared: its counters would differ, or its workers still run. */
  isForOneTest?: boolean;
};

type CallParts<C extends Call> = {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
  headers?: Record<string, string>;
};

export type CallAnswer<C extends Call> = {
  status: number;
  answer: AnswerOf<C>;
  problem: Problem;
  headers: Headers;
};

export type TestServer = AsyncDisposable & {
  app: App;
  databaseUrl: string;
  db: Database;
  queue: Queue;
  parts: ServerParts['app'];
  request(options: InjectOptions | string): Promise<LightMyRequestResponse>;
  /** Makes a call of the contract as the site would. */
  call<C extends Call>(call: C, parts?: CallParts<C>): Promise<CallAnswer<C>>;
  setNow(now: Date): void;
  /** Runs the waiting jobs and returns the mails sent so far, latest first. */
  mails(): Promise<(typeof sandboxMails.$inferSelect)[]>;
  logText(): string;
  logLines(): LogLine[];
};

/** For a separate process that shares a database with a test server. */
export const testSecret = 'a secret that only tests know, 32+';

/** Servers on one database that take requests in turn, as processes behind a proxy do. */
const processes = Number(process.env['TEST_PROCESSES'] ?? 1);
const noLimits: LoadLimits = { sampleInterval: 1000 };
/**
 * As long as a test: a hundred requests for one locked row take longer than five seconds on a busy machine.
 */
const patienceMs = 120_000;

// Starting the drawing threads takes longer than most tests; idle ones keep no process alive.
const drawnDocuments = openDocuments();
// The minimum cost of Argon2, with any number waiting: a crowd is no overload here.
export const quickPasswords = createPasswords(
  { ...defaultWorkLimits(), waiting: 10_000 },
  {
    memoryCost: 8,
    timeCost: 1,
    parallelism: 1,
  },
);

/** The whole server but its port: `await using server = await testServer()` closes it with the test. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const isReusable = processes === 1 && Object.keys(options).every((name) => name === 'now');
  const opened = (isReusable ? idle.pop() : undefined) ?? (await openTestServer(options));
  const { all, time, written } = opened;
  time.now = options.now;
  opened.begin();
  let requestsSoFar = 0;
  const nextApp = () => (all[requestsSoFar++ % all.length] ?? opened).app;
  const { app, parts } = opened;

  return {
    app,
    databaseUrl: opened.databaseUrl,
    db: parts.app.db,
    queue: parts.queue,
    parts: parts.app,
    request: (request) => nextApp().inject(request),
    call: (call, callParts = {}) => makeCall(nextApp(), call, callParts),
    setNow: (value) => void (time.now = value),
    async mails() {
      await parts.queue.runWaiting();
      return parts.app.db.select().from(sandboxMails).orderBy(desc(sandboxMails.receivedAt));
    },
    logText: written.text,
    logLines: written.lines,
    async [Symbol.asyncDispose]() {
      if (isReusable && (await emptyAgain(opened))) idle.push(opened);
      else await opened.close();
    },
  };
}

type OpenedServer = Awaited<ReturnType<typeof openTestServer>>;

/** Servers released by tests, as good as new: opening one takes longer than most tests. */
const idle: OpenedServer[] = [];

async function openTestServer(options: TestServerOptions) {
  const ownDatabase = options.databaseUrl ? null : await cloneDatabase();
  const databaseUrl = options.databaseUrl ?? ownDatabase?.url ?? '';
  const written = testLog();
  const time: { now: Date | undefined } = { now: options.now };
  const openOne = () =>
    openProcess(options, databaseUrl, { log: written.log, clock: () => time.now ?? new Date() });
  const first = await openOne();
  const others = await Promise.all(Array.from({ length: processes - 1 }, openOne));
  const all = [first, ...others];
  return {
    ...first,
    all,
    databaseUrl,
    time,
    written,
    async close() {
      await Promise.all(all.map((one) => one.app.close()));
      // A test may have removed the database.
      await watchMails(first.parts.app.db).catch(() => undefined);
      await Promise.all(all.map((one) => one.parts.close()));
      await ownDatabase?.drop();
    },
  };
}

/**
 * False if the test has done something irreversible: opened a port, started workers, changed parts or tables.
 */
async function emptyAgain({ parts, written, isAsItWas }: OpenedServer): Promise<boolean> {
  if (!isAsItWas()) return false;
  try {
    await watchMails(parts.app.db);
    await parts.app.db.execute(sql`select emptying.empty_again()`);
  } catch {
    return false;
  }
  written.clear();
  return true;
}

/** Whether no test has replaced a part, or what a part does. */
function isAsItIsNow(parts: object, isUnspent: () => boolean): () => boolean {
  const all = [
    parts,
    ...Object.values(parts).filter((part) => typeof part === 'object' && part !== null),
  ] as object[];
  const before = all.map((part) => ({ ...part }) as Record<string, unknown>);
  return () =>
    isUnspent() &&
    all.every((part, index) => {
      const now = Object.entries(part);
      return now.every(([name, value]) => typeof value !== 'function' || value === before[index]?.[name]);
    });
}

async function openProcess(
  options: TestServerOptions,
  databaseUrl: string,
  { log, clock }: Pick<OpenPartsOptions, 'log' | 'clock'>,
) {
  const config = decodeConfig({ NODE_ENV: 'test', ...options.environment });
  const parts = await openParts({
    config,
    databaseUrl,
    appSecret: testSecret,
    log,
    clock,
    documents: options.drawsDocuments ? drawnDocuments : plainDocuments,
    passwords: options.passwords ?? quickPasswords,
    connectionTimeoutMs: patienceMs,
    ...(options.openIdentity && { openIdentity: options.openIdentity }),
  });
  const use = { isSpent: false };
  const { queue } = parts;
  const { cardSandbox } = parts.app;
  for (const [part, name] of [
    [queue, 'register'],
    [queue, 'startWorkers'],
    [queue, 'stop'],
    ...(cardSandbox ? [[cardSandbox, 'close']] : []),
  ] as [Record<string, (...args: unknown[]) => unknown>, string][]) {
    const done = part[name];
    part[name] = (...args) => {
      use.isSpent = true;
      return done?.(...args);
    };
  }
  let counts = createMemoryLimiter();
  const appParts: AppParts = {
    ...parts.app,
    memoryLimiter: {
      hit: (...args) => counts.hit(...args),
      deleteExpired: () => counts.deleteExpired(),
    },
    site: options.site ?? null,
    // Tests share a busy machine: slowness alone must not turn visitors away, unless this is what is tested.
    isDatabaseBusy: options.isDatabaseBusy ?? (() => false),
    loadLimits: options.loadLimits ?? noLimits,
    deskHeartbeatMs: options.deskHeartbeatMs,
  };
  const app = await buildApp(appParts);
  options.routes?.(app, appParts);
  app.addHook('preValidation', async ({ body }) => notePasswordsIn(body));
  app.addHook('onSend', async (request, reply, payload) => {
    const isProblem = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (isProblem && typeof payload === 'string') watchProblem(routeOf(request), payload);
    return payload;
  });
  app.addHook('onClose', async () => void (use.isSpent = true));
  await app.ready();
  return {
    app,
    parts,
    begin() {
      setLogKeys(logKeysOf(config.deskLog, testSecret));
      counts = createMemoryLimiter();
    },
    isAsItWas: isAsItIsNow(parts.app, () => !use.isSpent && !app.server.listening),
  };
}

async function makeCall<C extends Call>(app: App, call: C, parts: CallParts<C>): Promise<CallAnswer<C>> {
  const params = (parts.params ?? {}) as Record<string, unknown>;
  const query = Object.entries((parts.query ?? {}) as Record<string, unknown>);
  const response = await app.inject({
    method: call.method,
    url: call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query: Object.fromEntries(query.map(([name, value]) => [name, String(value)])),
    headers: parts.headers ?? {},
    ...(parts.body === undefined ? {} : { payload: parts.body as object }),
  });
  const content: unknown = response.body === '' ? undefined : response.json();
  return {
    status: response.statusCode,
    answer: content as AnswerOf<C>,
    problem: content as Problem,
    headers: new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
  };
}
