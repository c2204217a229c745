import { expect, test } from 'vitest';
import { boundedWork, QueueFullError } from './bounded-work.ts';

/** Work that ends on command, and records that it started. */
function blockedWork() {
  const begun: number[] = [];
  const ends = [1, 2, 3, 4].map(() => Promise.withResolvers<void>());
  const work = (number: number) => async () => {
    begun.push(number);
    await ends[number - 1]?.promise;
    return number;
  };
  return { begun, work, end: (number: number) => ends[number - 1]?.resolve() };
}

test('as much as allowed runs at once, the rest in the order of arrival', async () => {
  const run = boundedWork({ atOnce: 2, waiting: 2 });
  const { begun, work, end } = blockedWork();
  const results = [1, 2, 3, 4].map((number) => run(work(number)));

  await Promise.resolve();
  expect(begun).toEqual([1, 2]);
  end(2);
  await results[1];
  await Promise.resolve();
  expect(begun).toEqual([1, 2, 3]);
  end(1);
  end(3);
  end(4);
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test('work that would wait too long is refused at once, and accepted again later', async () => {
  const run = boundedWork({ atOnce: 1, waiting: 1 });
  const { work, end } = blockedWork();
  const first = run(work(1));
  const second = run(work(2));

  await expect(run(work(3))).rejects.toThrow(QueueFullError);
  end(1);
  end(2);
  end(4);
  await Promise.all([first, second]);
  expect(await run(work(4))).toBe(4);
});

test('work that fails passes its turn on', async () => {
  const run = boundedWork({ atOnce: 1, waiting: 1 });
  const failing = run(async () => Promise.reject(new Error('no')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
