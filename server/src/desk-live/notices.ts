import { setTimeout as delay } from 'node:timers/promises';
import { type DeskEvent, deskEventSchema } from '@riparo/domain/contract/live-calls.ts';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database, Transaction } from '../database/connection.ts';
import type { Log } from '../log/log.ts';

const channel = 'desk';
const firstPauseMs = 100;
const longestPauseMs = 3_000;

export type Hear = (event: DeskEvent) => void;

export type DeskNotices = {
  /** Listens from now on; gives what ends it. */
  hear(hear: Hear): () => void;
  close(): Promise<void>;
};

/** Told to the desks of every process, once the transaction is done; never when it fails. */
export async function tellDesks(db: Database | Transaction, event: DeskEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/**
 * One connection of its own for each process, from the first desk that listens on. When it is lost it is made again, and every
 * desk is told to catch up: what was told meanwhile nobody heard.
 */
export function openDeskNotices(url: string, log: Log): DeskNotices {
  const listeners = new Set<Hear>();
  const stop = new AbortController();
  let connection: Client | null = null;
  let keeping: Promise<void> | null = null;

  const tellAll = (event: DeskEvent) => listeners.forEach((hear) => hear(event));

  async function listenOnce(): Promise<void> {
    const client = new Client({ connectionString: url, application_name: 'riparo desk', keepAlive: true });
    const isLost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => {
      const event = deskEventSchema.safeParse(readJson(payload));
      if (event.success) tellAll(event.data);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      connection = client;
      // Also the first time: between a desk's first look and this moment something may have been told.
      tellAll({ kind: 'catch-up' });
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
      pauseMs =
        Date.now() - startedAt > longestPauseMs ? firstPauseMs : Math.min(2 * pauseMs, longestPauseMs);
      await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  return {
    hear(hear) {
      listeners.add(hear);
      keeping ??= keepListening();
      return () => void listeners.delete(hear);
    },
    async close() {
      stop.abort();
      await connection?.end().catch(() => undefined);
      await keeping;
    },
  };
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
