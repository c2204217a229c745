import type { Readable } from 'node:stream';
import { FILE_REFUSALS } from '@riparo/domain/care/files/errors.ts';
import { FILE_KINDS, MAX_PDF_PAGES } from '@riparo/domain/care/files/limits.ts';
import * as z from 'zod';
import type { TryOutcome } from './outcome.ts';
import { LENGTH_BYTES, type OutcomeHead } from './serialize-outcome.ts';

const headSchema: z.ZodType<OutcomeHead> = z.union([
  z.object({ refusal: z.enum(FILE_REFUSALS) }),
  z.object({ needsLonger: z.literal(true) }),
  z.object({
    kind: z.enum(FILE_KINDS),
    contentType: z.enum(['image/jpeg', 'application/pdf']),
    width: z.int().nullable(),
    height: z.int().nullable(),
    pages: z.int().min(1).max(MAX_PDF_PAGES).nullable(),
    pagePictures: z
      .array(z.object({ from: z.int().min(0), bytes: z.int().min(1) }))
      .max(MAX_PDF_PAGES)
      .nullable(),
    contentBytes: z.int().min(1),
    previewBytes: z.int().min(1),
  }),
]);

const maxOutcomeBytes = 64 * 1024 * 1024;

/** Reads the output, with a limit above any legitimate answer. */
export async function readOutcomeBytes(output: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of output as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxOutcomeBytes) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The process was alone with a hostile file, so its answer is validated. Null: it did not finish. */
export function parseOutcome(output: Buffer): TryOutcome | null {
  if (output.length < LENGTH_BYTES) return null;
  const headEnd = LENGTH_BYTES + output.readUInt32BE(0);
  if (output.length < headEnd) return null;
  const { data: head } = headSchema.safeParse(readJson(output.toString('utf8', LENGTH_BYTES, headEnd)));
  if (!head) return null;
  if (!('contentBytes' in head)) return head;
  const { contentBytes, previewBytes, ...rest } = head;
  const contentEnd = headEnd + contentBytes;
  if (output.length !== contentEnd + previewBytes) return null;
  if (rest.pagePictures?.some(({ from, bytes }) => from + bytes > contentBytes)) return null;
  return {
    ...rest,
    content: output.subarray(headEnd, contentEnd),
    preview: output.subarray(contentEnd),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
