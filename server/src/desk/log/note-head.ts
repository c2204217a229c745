import { appendFile } from 'node:fs/promises';
import { asc, desc } from 'drizzle-orm';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { defineJob, handles, type JobHandler } from '../../platform/jobs/job.ts';
import { StartFailure } from '../../platform/settings/start-failure.ts';
import { endSignature } from './hash.ts';
import { type LogKeys, logKeys } from './log-keys.ts';
import { deskLog, deskLogEnd, deskLogHeads } from './tables.ts';

/** The signed end of the log at a moment, which reveals a later cut. */
export type LogHead = {
  readonly at: string;
  readonly number: number;
  readonly hash: string;
  readonly rows: number;
  readonly keyId: string;
  readonly signature: string;
};

export const logHeadSchema = z.object({
  at: z.iso.datetime(),
  number: z.int(),
  hash: z.string(),
  rows: z.int(),
  keyId: z.string(),
  signature: z.string(),
});

export const headSignature = (
  { at, number, hash, rows }: Omit<LogHead, 'keyId' | 'signature'>,
  keyId: string,
  keys: LogKeys = logKeys(),
) => keys.find(keyId)?.sign('head', at, number, hash, rows) ?? null;

const noteHeadJob = defineJob({
  name: 'note-log-head',
  payload: z.object({}),
  everySeconds: 86_400,
  concurrency: 1,
});

type Parts = Pick<Dependencies, 'db' | 'clock' | 'config' | 'log' | 'sendMailLater'>;

export const noteHeadHandler = (parts: Parts): JobHandler =>
  handles(noteHeadJob, async () => void (await noteHead(parts)));

/**
 * Notes the end of the log out of reach of anyone who changes the database: in the operator's file, and by
 * mail. An end that we did not sign is not noted: the job fails until a person has checked.
 */
export async function noteHead(parts: Parts): Promise<LogHead | null> {
  const head = await signHead(parts);
  if (!head) return null;
  const { headsFile, headsEmail } = parts.config.deskLog;
  parts.log.info({ head: `${head.number}:${head.hash}` }, "where the desk's log ends");
  // The outside copy first: an extra line there does no harm.
  if (headsFile) await appendFile(headsFile, `${JSON.stringify(head)}\n`);
  await parts.db.transaction(async (tx) => {
    await tx.insert(deskLogHeads).values({ ...head, at: new Date(head.at) });
    if (headsEmail) await parts.sendMailLater(tx, { to: headsEmail, template: 'log-head', data: head });
  });
  return head;
}

/** When a process ends, for rows since the last time. Without a mail. */
export async function noteHeadAtStop(parts: Parts): Promise<void> {
  if (!parts.config.deskLog.headsFile) return;
  const [[end], [latest]] = await Promise.all([
    parts.db.select({ number: deskLogEnd.number }).from(deskLogEnd),
    parts.db
      .select({ number: deskLogHeads.number })
      .from(deskLogHeads)
      .orderBy(desc(deskLogHeads.id))
      .limit(1),
  ]);
  if (!end || end.number === (latest?.number ?? 0)) return;
  const { config } = parts;
  await noteHead({ ...parts, config: { ...config, deskLog: { ...config.deskLog, headsEmail: null } } });
}

async function signHead({ db, clock }: Parts): Promise<LogHead | null> {
  const [[end], [oldest]] = await Promise.all([
    db.select().from(deskLogEnd),
    db.select({ number: deskLog.number }).from(deskLog).orderBy(asc(deskLog.number)).limit(1),
  ]);
  if (!end || end.signature === null) return null;
  if (endSignature(end, end.keyId) !== end.signature)
    throw new Error("the end of the desk's log was changed: npm run log:check");
  const { current } = logKeys();
  const { number, hash } = end;
  const unsigned = { at: clock().toISOString(), number, hash, rows: number - (oldest?.number ?? 1) + 1 };
  return { ...unsigned, keyId: current.id, signature: headSignature(unsigned, current.id) ?? '' };
}

/** Checked at the start: an unwritable file would otherwise be noticed a day later. */
export async function refuseUnwritableHeads(file: string | null): Promise<void> {
  if (file === null) return;
  await appendFile(file, '').catch((error: unknown) => {
    throw new StartFailure(`LOG_HEADS_FILE: cannot write to ${file}.`, { cause: error });
  });
}
