import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from './content.ts';
import { renderAnswer } from './render-answer.ts';

// One document after the other: whoever holds this thread sends the next when it has the last.
parentPort?.on('message', async (content: DocumentContent) => {
  parentPort?.postMessage(...(await renderAnswer(content)));
});
