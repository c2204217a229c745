import type { CheckOutcome, OpenedFile } from './outcome.ts';

export const LENGTH_BYTES = 4;

export type OutcomeHead =
  | Extract<CheckOutcome, { refusal: unknown }>
  | (Omit<OpenedFile, 'content' | 'preview'> & { contentBytes: number; previewBytes: number | null });

/** How the process that opens files tells what it found: the length of a head, the head as JSON, then the bytes. */
export function toldOutcome(outcome: CheckOutcome): Buffer[] {
  if ('refusal' in outcome) return headed(outcome);
  const { content, preview, ...rest } = outcome;
  const head = { ...rest, contentBytes: content.length, previewBytes: preview?.length ?? null };
  return [...headed(head), content, ...(preview ? [preview] : [])];
}

function headed(head: OutcomeHead): Buffer[] {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  return [length, text];
}
