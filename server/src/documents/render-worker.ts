import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from './content.ts';
import { drawDocument } from './drawing/draw-document.ts';

export type RenderAnswer = { bytes: Uint8Array } | { failure: string };

// One document after the other: whoever holds this thread sends the next when it has the last.
parentPort?.on('message', async (content: DocumentContent) => {
  const answer = await render(content);
  parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer as ArrayBuffer] : []);
});

async function render(content: DocumentContent): Promise<RenderAnswer> {
  try {
    return { bytes: await drawDocument(content) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
