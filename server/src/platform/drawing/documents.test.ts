import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDocuments } from './documents.ts';
import { sampleContent } from '../../../test/sample-content.ts';

// Starting a thread takes seconds where the machine is busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system;

function open() {
  const documents = openDocuments();
  onTestFinished(() => documents.close());
  return documents;
}

/** The threads that are started while a test runs. */
function startedThreads(): readonly Worker[] {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  onTestFinished(() => void process.off('worker', note));
  return threads;
}

test('whoever asks gets what they asked for, however many ask at once, and nothing is left that fails later', async () => {
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

test('one that can not be drawn does not keep the next from being drawn', async () => {
  const documents = open();
  const broken = sampleContent([{ kind: 'links', links: [{ label: 'Apri', url: 'nessun indirizzo' }] }]);
  await expect(documents.render(broken)).rejects.toThrow('a document could not be drawn');
  expect(isPdf(await documents.render(sampleContent()))).toBe(true);
});

test('a thread that ended while it had nothing to do is not asked again', async () => {
  const threads = startedThreads();
  const documents = open();
  await documents.render(sampleContent());
  // One that breaks ends no process.
  expect(threads[0]?.emit('error', new Error('out of memory'))).toBe(true);
  await Promise.all(threads.map((thread) => thread.terminate()));
  expect(threads).toHaveLength(1);
  expect(isPdf(await documents.render(sampleContent()))).toBe(true);
});

test('drawing leaves this thread free for visitors', async () => {
  const documents = open();
  await documents.render(sampleContent());
  const [own, whole] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(Array.from({ length: 4 }, () => documents.render(sampleContent())));
  // Work and not time: however busy the machine is with others, as much of it is done here.
  expect(sumOf(process.threadCpuUsage(own))).toBeLessThan(sumOf(process.cpuUsage(whole)) / 2);
});

test('closing ends what is being drawn, and what waits is not begun', async () => {
  const documents = openDocuments();
  await documents.render(sampleContent());
  // So long that none is drawn before it is ended, however late this thread has its turn.
  const long = sampleContent(Array.from({ length: 20_000 }, () => ({ kind: 'paragraph', text: 'Ancora.' })));
  const asked = Promise.allSettled([1, 2, 3].map(() => documents.render(long)));
  // Two are on their way to a thread each; the third waits for its turn.
  await setImmediate();
  await documents.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
