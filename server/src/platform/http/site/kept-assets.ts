import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { and, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { openFinder } from '../../database/batching/finder.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { assetsFolder, type SiteFile, toKeptFile } from './site-files.ts';
import { siteAssets } from './tables.ts';

// A page that stays open for longer than this without being asked for anew finds its code gone, and loads itself again.
const keptMs = 14 * DAY_MS;
// The files of three builds.
const mostInMemory = 1000;

/**
 * While a site is updated, processes of the old and the new build answer side by side, and open pages ask any of them
 * for what belongs to theirs. So each build leaves its files in the database before it takes visitors (decision 0054).
 */
export async function keepAssets(
  db: Database,
  assets: ReadonlyMap<string, SiteFile>,
  now: Date,
): Promise<void> {
  const own = [...assets].filter(([name]) => name.startsWith(assetsFolder));
  const names = own.map(([name]) => name);
  if (names.length === 0) return;
  await db.transaction(async (tx) => {
    // One after the other: two builds that start at once would each take the other's rows first.
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
    await tx.delete(siteAssets).where(lt(siteAssets.supersededAt, new Date(now.getTime() - keptMs)));
  });
}

async function storedOf(tx: Transaction, names: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ name: siteAssets.name })
    .from(siteAssets)
    .where(inArray(siteAssets.name, names));
  return new Set(rows.map(({ name }) => name));
}

/** Finds a file of another build. Those who ask for what nobody has share a trip, and leave nothing in memory. */
export function openKeptAssets(db: Database): (name: string) => Promise<SiteFile | null> {
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
    const file = toKeptFile(name, found.content);
    if (known.size < mostInMemory) known.set(name, file);
    return file;
  };
}
