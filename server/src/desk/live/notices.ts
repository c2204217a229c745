import { setTimeout as delay } from 'node:timers/promises';
import { type DeskEvent, deskEventSchema } from '@riparo/domain/desk/live/live-calls.ts';
import { type StaffId, staffIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import * as z from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Log } from '../../platform/log/log.ts';

const channel = 'desk';
const firstPauseMs = 100;
const maxPauseMs = 3_000;

/** Notices among processes that no browser receives. */
const processNoticeSchema = z.discriminatedUnion('kind', [
  /** Sessions of this staff member may have ended, or their role changed. */
  z.object({ kind: z.literal('access-changed'), staffId: staffIdSchema }),
  z.object({ kind: z.literal('stream-opened'), staffId: staffIdSchema, streamId: z.uuid() }),
  z.object({ kind: z.literal('stream-closed'), staffId: staffIdSchema, streamId: z.uuid() }),
]);

export type ProcessNotice = z.output<typeof processNoticeSchema>;
export type DeskNotice = DeskEvent | ProcessNotice;

const noticeSchema = z.union([processNoticeSchema, deskEventSchema]);

export type Hear = (event: DeskEvent) => void;
export type HearAll = (notice: DeskNotice) => void;

export type DeskNotices = {
  /** Subscribes to events; returns the function that unsubscribes. */
  hear(hear: Hear): () => void;
  /** The same, including the notices among processes. */
  hearAll(hear: HearAll): () => void;
  close(): Promise<void>;
};

/** Sent to the desks of every process after the commit; never after a rollback. */
export const notifyDesks = (db: Database | Transaction, event: DeskEvent): Promise<void> => notify(db, event);

/** Every process rechecks this staff member's open streams after the commit. */
export const notifyAccessChange = (db: Database | Transaction, staffId: StaffId): Promise<void> =>
  notify(db, { kind: 'access-changed', staffId });

export async function notify(db: Database | Transaction, notice: DeskNotice): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`);
}

/**
 * One connection per process, opened for the first listening desk. If it is lost it is reopened, and every
 * desk is asked to catch up, as events in between were missed.
 */
export function openDeskNotices(url: string, log: Log): DeskNotices {
  const listeners = new Set<HearAll>();
  const stop = new AbortController();
  let connection: Client | null = null;
  let keeping: Promise<void> | null = null;

  const notifyAll = (notice: DeskNotice) => listeners.forEach((hear) => hear(notice));

  async function listenOnce(): Promise<void> {
    const client = new Client({ connectionString: url, application_name: 'riparo desk', keepAlive: true });
    const isLost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => {
      const notice = noticeSchema.safeParse(readJson(payload));
      if (notice.success) notifyAll(notice.data);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      connection = client;
      // Also the first time: an event may have occurred between a desk's first read and now.
      notifyAll({ kind: 'catch-up' });
      await isLost;
    } finally {
      connection = null;
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!stop.signal.aborted) {
      const startedAt = Date.now();
      await listenOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'the desk hears nothing for now'),
      );
      if (stop.signal.aborted) return;
      pauseMs = Date.now() - startedAt > maxPauseMs ? firstPauseMs : Math.min(2 * pauseMs, maxPauseMs);
      await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const hearAll = (hear: HearAll) => {
    listeners.add(hear);
    keeping ??= keepListening();
    return () => void listeners.delete(hear);
  };

  return {
    hearAll,
    hear: (hear) =>
      hearAll((notice) => {
        if (!isBetweenProcesses(notice)) hear(notice);
      }),
    async close() {
      stop.abort();
      await connection?.end().catch(() => undefined);
      await keeping;
    },
  };
}

const isBetweenProcesses = (notice: DeskNotice): notice is ProcessNotice => 'staffId' in notice;

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
