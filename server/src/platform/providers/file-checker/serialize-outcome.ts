import type { OpenedFile, TryOutcome } from './outcome.ts';

export const LENGTH_BYTES = 4;

export type OutcomeHead =
  | Exclude<TryOutcome, OpenedFile>
  | (Omit<OpenedFile, 'content' | 'preview'> & { contentBytes: number; previewBytes: number });

/** How the checking process reports its result: the length of a head, the head as JSON, then the bytes. */
export function serializeOutcome(outcome: TryOutcome): Buffer[] {
  if (!('content' in outcome)) return headed(outcome);
  const { content, preview, ...rest } = outcome;
  const head = { ...rest, contentBytes: content.length, previewBytes: preview.length };
  return [...headed(head), content, preview];
}

function headed(head: OutcomeHead): Buffer[] {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return [length, text];
}
