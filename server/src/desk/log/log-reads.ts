import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import {
  READ_ACTIONS,
  type ReadAction,
  type ReadKind,
  readLimits,
  type ReadLimitName,
  SAME_READ_MS,
} from '@riparo/domain/platform/call/log-reads.ts';
import { searchTextForLog } from '@riparo/domain/people/search/read-query.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { type Asked, Logged, type ReadLog, type Seen } from '../../platform/http/access/desk-reads.ts';
import { isWrite } from '../../platform/http/origin-check.ts';
import { Failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { actorOf } from './actor.ts';
import { type Actor, appendToLog } from './append.ts';
import { deskLog } from './tables.ts';

export type ReadLogParts = Pick<Dependencies, 'db' | 'clock' | 'limiter' | 'keyedHash'> & {
  config: { staffReadsPerHour: number };
};

/** Open screens fetch these again at every change. */
const isAskedAgain = (kind: ReadKind) => kind === 'list' || kind === 'page' || kind === 'preview';

type Details = Record<string, unknown>;
type Look = { actor: Actor; action: ReadAction; subject: string; details: Details };

/**
 * The only place that logs reads at the desk and releases their data: the read and its log line are one
 * transaction, and the line is its last statement, because everyone who appends waits for the end of the
 * chain.
 */
export function createReadLog(parts: ReadLogParts): ReadLog {
  const { db, clock } = parts;
  const limits = readLimits(parts.config.staffReadsPerHour);

  return ({ atDesk, request, action }) => {
    const kind = READ_ACTIONS[action];
    const actor = actorOf(atDesk, request);
    // Showing the result of a change counts as a write, which has its own limit.
    const isLimited = !isWrite(request.method) || kind === 'shown' || kind === 'file';

    /** What the person recently saw of it; a failure for those who read too much. */
    async function begin(reading: Asked) {
      const look = { actor, action, subject: reading.subject, details: detailsOf(parts, reading) };
      const before = isAskedAgain(kind) ? await recentlySeen(look) : null;
      const refused = !before && isLimited ? await refusalOf(reading.words ? 'search' : kind) : null;
      return refused ?? { look, before };
    }

    async function end(tx: Transaction, { look, before }: { look: Look; before: Ids | null }, seen: Seen) {
      const { ids, subject = look.subject, details } = seen;
      const fresh = ids?.filter((id) => !before?.has(id));
      if (before && !fresh?.length) return;
      const line = { ...look.details, ...(ids && { count: ids.length, ids: fresh }), ...details };
      await appendToLog(tx, actor, { action, subject, details: line }, clock());
    }

    return {
      async read<T>(reading: Asked, work: (tx: Transaction) => Promise<T>, seen?: SeenIn<T>) {
        const begun = await begin(reading);
        if (begun instanceof Failure) return begun;
        return db.transaction(async (tx) => {
          const answer = await work(tx);
          if (answer instanceof Failure) return answer as Extract<T, Failure>;
          const shown = answer as Exclude<T, Failure>;
          await end(tx, begun, seen?.(shown) ?? {});
          return new Logged(shown);
        });
      },

      async deliver<T>(reading: Asked, prepare: () => Promise<T>, seen?: SeenIn<T>) {
        const begun = await begin(reading);
        if (begun instanceof Failure) return begun;
        const file = await prepare();
        if (file instanceof Failure) return file as Extract<T, Failure>;
        const sent = file as Exclude<T, Failure>;
        await db.transaction((tx) => end(tx, begun, seen?.(sent) ?? {}));
        return new Logged(sent);
      },
    };

    /**
     * All ids recently seen on the same thing, requested in the same way by the same person. Null for a new
     * read. Unordered, so that the database scans the last minutes instead of the chain backwards.
     */
    async function recentlySeen(look: Look): Promise<Ids | null> {
      const lines = await db
        .select({ details: deskLog.details })
        .from(deskLog)
        .where(
          and(
            eq(deskLog.subject, look.subject),
            eq(deskLog.actorId, actor.id ?? ''),
            eq(deskLog.action, action),
            gt(deskLog.at, new Date(clock().getTime() - SAME_READ_MS)),
          ),
        );
      const wanted = JSON.stringify(look.details);
      const same = lines.flatMap(({ details }) => {
        const { count: _count, ids = [], ...reading } = JSON.parse(details) as Details & { ids?: string[] };
        return JSON.stringify(reading) === wanted ? [ids] : [];
      });
      return same.length > 0 ? new Set(same.flat()) : null;
    }

    async function refusalOf(name: ReadLimitName) {
      const limit = limits[name];
      // The same text is searched in several lists at once: each list has its own count.
      const counted = `${name === 'search' ? `search ${action}` : name} of staff ${atDesk.member.id}`;
      const verdict = await parts.limiter.hit(counted, limit);
      if (verdict.allowed) return null;
      // Logged once per blocked period, not for each try.
      const firstRefusal = await parts.limiter.hit(`stopped ${counted}`, { ...limit, max: 1 });
      if (firstRefusal.allowed) {
        const subject = `staff ${atDesk.member.id}`;
        const entry = { action: 'staff.reads-stopped', subject, details: { limit: name } } as const;
        await db.transaction((tx) => appendToLog(tx, actor, entry, clock()));
      }
      const error = name === 'search' ? staffAccessErrors.TooManySearches : staffAccessErrors.TooManyReads;
      return temporaryFailure(verdict.retryAfterSeconds, error);
    }
  };
}

type Ids = ReadonlySet<string>;
type SeenIn<T> = (answer: Exclude<T, Failure>) => Seen;

/** The log line's form. Masked search text gets a keyed mark, so that two searches remain distinguishable. */
function detailsOf({ keyedHash }: Pick<ReadLogParts, 'keyedHash'>, { details = {}, words }: Asked): Details {
  if (!words) return plain(details);
  const logged = searchTextForLog(words);
  return plain({
    ...details,
    words: logged.words,
    ...(logged.isMasked && { mark: keyedHash('searched words', words).slice(0, 12) }),
  });
}

/** As it returns from the database: without undefined values. */
const plain = (details: Details) => JSON.parse(JSON.stringify(details)) as Details;
