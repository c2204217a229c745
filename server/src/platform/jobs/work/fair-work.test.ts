import { expect, test } from 'vitest';
import { QueueFullError } from './bounded-work.ts';
import { type FairLimits, type FairTask, fairWork } from './fair-work.ts';

/** Work that ends on command, with its own clock. */
function openWork(limits: Partial<FairLimits> = {}) {
  let nowMs = 0;
  const run = fairWork({
    atOnce: 2,
    longAtOnce: 1,
    waiting: 100,
    waitingPerSender: 50,
    nowMs: () => nowMs,
    ...limits,
  });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, sender: string, more: Partial<FairTask> = {}) =>
    run({ senders: [sender], size: 1, isLong: false, ...more }, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.set(name, resolve);
      return promise;
    });
  const end = async (name: string, afterMs = 1000) => {
    nowMs += afterMs;
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, begin, end };
}

test('a sender with twenty slow tasks takes one place, and the next sender starts at once', async () => {
  const { begun, begin, end } = openWork();
  const slow = Array.from({ length: 20 }, (_, place) => begin(`slow ${place}`, 'stranger'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['slow 0']);
  const own = begin('photo', 'customer');
  await new Promise(setImmediate);
  expect(begun).toEqual(['slow 0', 'photo']);
  await end('photo');
  await own;
  for (let place = 0; place < 20; place += 1) await end(`slow ${place}`);
  await Promise.all(slow);
});

test('the next task is of the sender who used the least time, then the smaller task', async () => {
  const { begun, begin, end } = openWork({ atOnce: 1 });
  const all = [begin('first', 'stranger'), begin('again', 'stranger', { size: 0 })];
  await new Promise(setImmediate);
  all.push(begin('large', 'berta', { size: 9 }), begin('small', 'carla', { size: 2 }));
  await end('first');
  await end('small');
  await end('large');
  await end('again');
  expect(begun).toEqual(['first', 'small', 'large', 'again']);
  await Promise.all(all);
});

test('a sender who changes the address but not the claim is still the same', async () => {
  const { begun, begin, end } = openWork();
  const all = [
    begin('first', '', { senders: ['address 1', 'claim'] }),
    begin('second', '', { senders: ['address 2', 'claim'] }),
  ];
  await new Promise(setImmediate);
  expect(begun).toEqual(['first']);
  await end('first');
  await end('second');
  await Promise.all(all);
});

test('long tasks never take all places', async () => {
  const { begun, begin, end } = openWork();
  const all = ['a', 'b', 'c'].map((sender) => begin(`long ${sender}`, sender, { isLong: true }));
  all.push(begin('short', 'd'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['long a', 'short']);
  for (const name of ['short', 'long a', 'long b', 'long c']) await end(name);
  await Promise.all(all);
});

test('a sender with too many waiting tasks is refused, and others are not', async () => {
  const { begin, end, begun } = openWork({ waitingPerSender: 1, waiting: 2 });
  const all = [begin('one', 'stranger'), begin('two', 'stranger')];
  await expect(begin('three', 'stranger')).rejects.toThrow(QueueFullError);
  all.push(begin('own', 'customer'));
  await new Promise(setImmediate);
  expect(begun).toEqual(['one', 'own']);
  for (const name of ['own', 'one', 'two']) await end(name);
  await Promise.all(all);
});

test('senders who fill the whole queue make room for others, beginning with the one who has most waiting tasks', async () => {
  const { begin, end, begun } = openWork({ atOnce: 1, waitingPerSender: 3, waiting: 5 });
  const outcomes = ['a 0', 'a 1', 'a 2', 'b 0', 'b 1', 'b 2'].map((name) =>
    begin(name, name.slice(0, 1)).then(
      () => 'done',
      (error: unknown) => (error instanceof QueueFullError ? 'refused' : error),
    ),
  );
  const own = begin('photo', 'customer');
  await expect(begin('b 3', 'b')).rejects.toThrow(QueueFullError);
  for (const name of ['a 0', 'b 0', 'photo', 'a 1', 'b 1', 'a 2']) await end(name);
  await own;
  expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'done', 'done', 'done', 'refused']);
  expect(begun).toEqual(['a 0', 'b 0', 'photo', 'a 1', 'b 1', 'a 2']);
});

test('work that fails passes its place on', async () => {
  const run = fairWork({ atOnce: 1, longAtOnce: 1, waiting: 9, waitingPerSender: 9 });
  const task = { senders: ['a'], size: 1, isLong: false };
  const failing = run(task, async () => Promise.reject(new Error('no')));
  const next = run(task, async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
