import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import type { Limiter } from '../../platform/http/rate-limit/limiter.ts';
import type { FileScanner } from '../../platform/providers/scanner/file-scanner.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import type { FileChecker } from '../../platform/providers/file-checker/file-checker.ts';
import type { CheckOutcome } from '../../platform/providers/file-checker/outcome.ts';
import { forgetPieces, type FileKey, piecesOf, storePieces } from './file-pieces.ts';
import { storeOriginal } from './originals.ts';
import { storedFiles, type StoredFileRow } from './tables.ts';

export type SettlingParts = {
  db: Database;
  clock: () => Date;
  fileChecker: FileChecker;
  fileScanner: FileScanner;
  keyedHash: KeyedHash;
  limiter: Limiter;
};

/** A test listens here to end the process at this step. Costs nothing without a listener. */
const stepChannel = channel('riparo:file-step');

/** Concurrent requests for the same file wait for the same answer. */
const atWork = new WeakMap<Database, Map<string, Promise<StoredFileRow | null>>>();

/**
 * Opens a completely arrived file and replaces it with our own version. Repeatable, even after a crash. Null:
 * the file no longer exists.
 */
export function settleFile(parts: SettlingParts, file: FileKey): Promise<StoredFileRow | null> {
  const works = atWork.get(parts.db) ?? new Map<string, Promise<StoredFileRow | null>>();
  atWork.set(parts.db, works);
  const key = `${file.ownerId} ${file.fileId}`;
  const known = works.get(key);
  if (known) return known;
  const work = openAndStore(parts, file).finally(() => works.delete(key));
  works.set(key, work);
  return work;
}

async function openAndStore(parts: SettlingParts, file: FileKey): Promise<StoredFileRow | null> {
  const { db, clock, fileChecker, fileScanner } = parts;
  const isThis = and(eq(storedFiles.ownerId, file.ownerId), eq(storedFiles.id, file.fileId));
  const [waiting] = await db.select().from(storedFiles).where(isThis);
  if (!waiting || waiting.state !== 'arriving') return waiting ?? null;
  const pieces = () => piecesOf(db, file, 'arrived');
  const { sizeBytes, sender } = waiting;
  const senders = [`owner ${file.ownerId}`, ...(sender ? [`address ${sender}`] : [])];
  const verdict = await fileScanner.scan(pieces());
  const outcome: CheckOutcome =
    verdict === 'infected'
      ? { refusal: 'FileInfected' }
      : await fileChecker.check({ pieces, sizeBytes, senders });
  stepChannel.publish('file-opened');
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(storedFiles).where(isThis).for('update');
    // Removed meanwhile, or opened by another process.
    if (!row || row.state !== 'arriving') return row ?? null;
    if (!('refusal' in outcome)) {
      await storePieces(tx, file, 'content', outcome.content);
      await storePieces(tx, file, 'preview', outcome.preview);
      if (outcome.kind === 'pdf') {
        const sent = await Array.fromAsync(piecesOf(tx, file, 'arrived'));
        await storeOriginal(tx, parts.keyedHash, file, Buffer.concat(sent));
      }
    }
    await forgetPieces(tx, file, 'arrived');
    const [settled] = await tx.update(storedFiles).set(settledAs(outcome, clock())).where(isThis).returning();
    return settled ?? null;
  });
}

function settledAs(outcome: CheckOutcome, storedAt: Date): Partial<StoredFileRow> {
  if ('refusal' in outcome) return { state: 'refused', refusal: outcome.refusal, sender: null };
  const { kind, contentType, width, height, pages, pagePictures, content } = outcome;
  return {
    state: 'stored',
    sender: null,
    kind,
    contentType,
    width,
    height,
    pages,
    pagePictures,
    keptBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    storedAt,
  };
}
