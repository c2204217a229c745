import { type PatternParams, segmentsOf } from '@riparo/domain/platform/site/page-pattern.ts';
import { DESK_ASSETS_FOLDER, DESK_PATH } from '@riparo/domain/desk/staff/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../database/connection.ts';
import type { App } from '../app-instance.ts';
import { linkHeader } from './early-calls.ts';
import type { RepeatedAnswers } from './repeated-answers.ts';
import { sendFile } from './send-file.ts';
import {
  assetsFolder,
  type SiteFile,
  type SiteFiles,
  type SitePage,
  toPreviousBuildFile,
} from './site-files.ts';
import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { and, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { openFinder } from '../../database/batching/finder.ts';
import { siteAssets } from './tables.ts';

// A page left open longer than this without a request finds its code gone and reloads itself.
const assetRetentionMs = 14 * DAY_MS;
// The files of about three builds.
const maxFilesInMemory = 1000;

/**
 * During an update, processes of the old and the new build answer side by side, and open pages request their
 * files from any of them. So each build stores its files in the database before it takes visitors (decision
 * 0054).
 */
export async function storeAssets(
  db: Database,
  assets: ReadonlyMap<string, SiteFile>,
  now: Date,
): Promise<void> {
  const own = [...assets].filter(([name]) => name.startsWith(assetsFolder));
  const names = own.map(([name]) => name);
  if (names.length === 0) return;
  await db.transaction(async (tx) => {
    // Serialised: two builds that start at once would deadlock on each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('site assets', 0))`);
    const isStored = await storedOf(tx, names);
    const missing = own.flatMap(([name, file]) =>
      isStored.has(name) ? [] : { name, content: file.variants.get('identity') ?? Buffer.alloc(0) },
    );
    if (missing.length > 0) await tx.insert(siteAssets).values(missing);
    await tx
      .update(siteAssets)
      .set({ supersededAt: null })
      .where(and(inArray(siteAssets.name, names), isNotNull(siteAssets.supersededAt)));
    await tx
      .update(siteAssets)
      .set({ supersededAt: now })
      .where(and(notInArray(siteAssets.name, names), isNull(siteAssets.supersededAt)));
    await tx
      .delete(siteAssets)
      .where(lt(siteAssets.supersededAt, new Date(now.getTime() - assetRetentionMs)));
  });
}

async function storedOf(tx: Transaction, names: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ name: siteAssets.name })
    .from(siteAssets)
    .where(inArray(siteAssets.name, names));
  return new Set(rows.map(({ name }) => name));
}

/**
 * Finds a file of another build. Requests for missing files share a round trip, and leave nothing in memory.
 */
function openPreviousBuildAssets(db: Database): (name: string) => Promise<SiteFile | null> {
  const find = openFinder(db, 'site asset', {
    key: siteAssets.name,
    fields: { content: siteAssets.content },
  });
  const known = new Map<string, SiteFile>();
  return async (name) => {
    const before = known.get(name);
    if (before) return before;
    const found = await find(name);
    if (!found) return null;
    const file = toPreviousBuildFile(name, found.content);
    if (known.size < maxFilesInMemory) known.set(name, file);
    return file;
  };
}

/** A page that depends on the session is not cached by proxies nor repeated for others. */
const varyBySession = 'accept-encoding, cookie';

const personalArea = 'customer';

const deskAssets = `${DESK_ASSETS_FOLDER}/`;

/** In the middle of a wizard, or on return from a payment. */
const resumeParameters = ['passo', 'transactionid'];

type SiteOptions = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly repeated: RepeatedAnswers;
  readonly mayHaveSession: (request: FastifyRequest) => boolean;
  readonly mayReachDesk: (request: FastifyRequest) => boolean;
};

/** Serves the site at every path without its own route. */
export function registerSite(app: App, site: SiteFiles, options: SiteOptions): void {
  const { db, clock, repeated, mayHaveSession, mayReachDesk } = options;
  const findKept = openPreviousBuildAssets(db);
  // Before the first visitor: the page may get its code from this process, and more of it from another.
  app.addHook('onReady', () => storeAssets(db, site.assets, clock()));
  app.addHook('preClose', async () => repeated.stop());
  app.addHook('onClose', async () => repeated.tell());
  // Not cacheable: the next client may be a program, or the page may exist then.
  const unknownPage: SiteFile = { ...site.home, cacheControl: 'no-store' };
  app.addHook('onResponse', (request, reply, done) => {
    // The reply has all its headers only now.
    if (request.siteContent) repeated.keep(request, reply, request.siteContent);
    done();
  });
  app.get('/*', { config: { isInMemory: true } }, async (request, reply) => {
    const path = pathOf(request);
    const name = path.slice(1);
    const asset = site.assets.get(name) ?? (isBuildFileName(name) ? await findKept(name) : null);
    if (asset && (!isDeskAsset(name) || mayReachDesk(request))) return sendFile(request, reply, asset);

    const found = findPage(site, segmentsOf(path));
    if (found && (!isDeskPage(found.page) || mayReachDesk(request))) {
      request.pagePattern = found.page.pattern;
      if (found.page.leadsTo) return reply.header('cache-control', 'no-store').redirect(found.page.leadsTo);
      return found.page.signedOutFile && !mayHaveSession(request)
        ? sendFile(request, reply, found.page.signedOutFile, varyBySession)
        : sendPage(request, reply, found);
    }
    // For unknown paths people get the home page, programs a 404.
    if (!asksForPage(request) || path.startsWith('/api/')) return reply.callNotFound();
    return sendFile(request, reply.code(404), unknownPage);
  });
}

const isDeskAsset = (name: string) => name.startsWith(deskAssets);
const isDeskPage = ({ pattern }: SitePage) => segmentsOf(pattern)[0] === segmentsOf(DESK_PATH)[0];

/** Whether any build could have this name: others are not worth a database lookup. */
function isBuildFileName(name: string): boolean {
  const folder = [deskAssets, assetsFolder].find((each) => name.startsWith(each));
  return folder !== undefined && /^[\w.-]{1,100}\.\w+$/.test(name.slice(folder.length));
}

/** The pattern of the page at a path; null where there is none. */
export function patternAt(site: SiteFiles, path: string): string | null {
  return findPage(site, segmentsOf(path))?.page.pattern ?? null;
}

type FoundPage = { readonly page: SitePage; readonly params: PatternParams };

/** Every route is also available under /customer. */
function findPage({ pages }: SiteFiles, segments: readonly string[]): FoundPage | undefined {
  const direct = readFirst(pages, segments);
  if (direct || segments[0] !== personalArea) return direct;
  return readFirst(pages, segments.slice(1));
}

function readFirst(pages: readonly SitePage[], segments: readonly string[]): FoundPage | undefined {
  for (const page of pages) {
    const params = page.read(segments);
    if (params) return { page, params };
  }
  return undefined;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, params }: FoundPage): FastifyReply {
  const earlyCalls = linkHeader(page.asks, params);
  if (earlyCalls) reply.header('link', earlyCalls);
  // A reload in the middle of a wizard gets a page without the first question, so that nothing jumps.
  const isResumed = resumeParameters.some((name) => hasQuery(request, name));
  return sendFile(
    request,
    reply,
    (isResumed && page.resumeFile) || page.file,
    page.signedOutFile ? varyBySession : undefined,
  );
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.replace(/\?.*$/s, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function hasQuery(request: FastifyRequest, name: string): boolean {
  return Object.hasOwn(request.query as object, name);
}

function asksForPage(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}
