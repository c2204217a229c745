import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from './content.ts';
import { renderAnswer } from './render-answer.ts';

// One document at a time: the main thread sends the next after receiving the last.
parentPort?.on('message', async (content: DocumentContent) => {
  parentPort?.postMessage(...(await renderAnswer(content)));
});
