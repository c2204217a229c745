import type { Readable } from 'node:stream';
import { FILE_REFUSALS } from '@riparo/domain/files/errors.ts';
import { FILE_KINDS } from '@riparo/domain/files/limits.ts';
import * as z from 'zod';
import type { CheckOutcome } from './outcome.ts';
import { LENGTH_BYTES, type OutcomeHead } from './told-outcome.ts';

const headSchema: z.ZodType<OutcomeHead> = z.union([
  z.object({ refusal: z.enum(FILE_REFUSALS) }),
  z.object({
    kind: z.enum(FILE_KINDS),
    contentType: z.enum(['image/jpeg', 'application/pdf']),
    width: z.int().nullable(),
    height: z.int().nullable(),
    pages: z.int().nullable(),
    contentBytes: z.int(),
    previewBytes: z.int().nullable(),
  }),
]);

const mostToldBytes = 64 * 1024 * 1024;

/** All that is told, up to more than anybody has to tell. */
export async function heardBytes(told: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of told as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostToldBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whoever tells it was alone with a hostile file: it is held against its shape. Null: it did not come to its end. */
export function heardOutcome(told: Buffer): CheckOutcome | null {
  if (told.length < LENGTH_BYTES) return null;
  const headEnd = LENGTH_BYTES + told.readUInt32BE(0);
  if (told.length < headEnd) return null;
  const { data: head } = headSchema.safeParse(readJson(told.toString('utf8', LENGTH_BYTES, headEnd)));
  if (!head) return null;
  if ('refusal' in head) return head;
  const { contentBytes, previewBytes, ...rest } = head;
  const contentEnd = headEnd + contentBytes;
  if (told.length !== contentEnd + (previewBytes ?? 0)) return null;
  return {
    ...rest,
    content: told.subarray(headEnd, contentEnd),
    preview: previewBytes === null ? null : told.subarray(contentEnd),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
