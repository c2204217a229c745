import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDocuments } from './documents.ts';
import { sampleContent } from '../../test/sample-content.ts';

// Starting a thread takes seconds where the machine is busy with other tests.
vi.setConfig({ testTimeout: 30_000 });

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

function open() {
  const documents = openDocuments();
  onTestFinished(() => documents.close());
  return documents;
}

test('documents asked for at once all come, each the same', async () => {
  const documents = open();
  const made = await Promise.all(Array.from({ length: 4 }, () => documents.render(sampleContent())));
  expect(made.every(isPdf)).toBe(true);
  expect(new Set(made.map((bytes) => bytes.toString('base64'))).size).toBe(1);
});

test('one that can not be drawn does not keep the next from being drawn', async () => {
  const documents = open();
  const broken = sampleContent([{ kind: 'links', links: [{ label: 'Apri', url: 'nessun indirizzo' }] }]);
  await expect(documents.render(broken)).rejects.toThrow('a document could not be drawn');
  expect(isPdf(await documents.render(sampleContent()))).toBe(true);
});

test('what can not even cross to the thread is refused, and the next is drawn', async () => {
  const documents = open();
  const uncloneable = { ...sampleContent(), title: (() => 'x') as unknown as string };
  await expect(documents.render(uncloneable)).rejects.toThrow('could not be cloned');
  expect(isPdf(await documents.render(sampleContent()))).toBe(true);
});

test('drawing leaves this thread free for visitors', async () => {
  const documents = open();
  await documents.render(sampleContent());
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 4 }, () => documents.render(sampleContent())));
  // A share of the time, so that a busy machine, which slows both threads, does not change it.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test('closing ends what is being drawn, and what waits is not begun', async () => {
  const documents = openDocuments();
  await documents.render(sampleContent());
  const asked = Promise.allSettled([1, 2, 3].map(() => documents.render(sampleContent())));
  // Two are on their way to a thread each; the third waits for its turn.
  await setImmediate();
  await documents.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
