import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDocuments } from './documents.ts';
import { sampleContent } from '../../../test/sample-content.ts';

// Starting a thread takes seconds on a machine busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system;

function open() {
  const documents = openDocuments();
  onTestFinished(() => documents.close());
  return documents;
}

/** The threads started during a test. */
function startedThreads(): readonly Worker[] {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return threads;
}

test('each of many concurrent requests gets its own document, and no later failure remains', async () => {
  const failures = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', failures);
  onTestFinished(() => void process.off('unhandledRejection', failures));
  const documents = open();
  const contents = ['uno', 'due', 'tre'].map((text) => sampleContent([{ kind: 'paragraph', text }]));
  const alone: Buffer[] = [];
  for (const content of contents) alone.push(await documents.render(content));
  const together = await Promise.all(contents.map(async (content) => documents.render(content)));
  expect(together.map((bytes) => bytes.toString('base64'))).toEqual(
    alone.map((bytes) => bytes.toString('base64')),
  );
  await setImmediate();
  expect(failures).not.toHaveBeenCalled();
});

test('a document that cannot be drawn does not block the next', async () => {
  const documents = open();
  const broken = sampleContent([{ kind: 'links', links: [{ label: 'Apri', url: 'nessun indirizzo' }] }]);
  await expect(documents.render(broken)).rejects.toThrow('a document could not be drawn');
  expect(isPdf(await documents.render(sampleContent()))).toBe(true);
});

test('a thread that ended while idle is not used again', async () => {
  const threads = startedThreads();
  const documents = open();
  await documents.render(sampleContent());
  // A broken thread does not end the process.
  expect(threads[0]?.emit('error', new Error('out of memory'))).toBe(true);
  await Promise.all(threads.map((thread) => thread.terminate()));
  expect(threads).toHaveLength(1);
  expect(isPdf(await documents.render(sampleContent()))).toBe(true);
});

test('drawing does not block the main thread', async () => {
  const documents = open();
  await documents.render(sampleContent());
  const [own, whole] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(Array.from({ length: 4 }, () => documents.render(sampleContent())));
  // Measures CPU time, which does not depend on how busy the machine is.
  expect(sumOf(process.threadCpuUsage(own))).toBeLessThan(sumOf(process.cpuUsage(whole)) / 2);
});

test('closing stops the documents being drawn, and the waiting ones never start', async () => {
  const documents = openDocuments();
  await documents.render(sampleContent());
  // Long enough that none is finished before closing, however late this thread gets its turn.
  const long = sampleContent(Array.from({ length: 20_000 }, () => ({ kind: 'paragraph', text: 'Ancora.' })));
  const asked = Promise.allSettled([1, 2, 3].map(() => documents.render(long)));
  // Two are being sent to a thread each; the third waits for its turn.
  await setImmediate();
  await documents.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
