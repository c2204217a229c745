import { expect, test } from 'vitest';
import { createAdvances } from './advances.ts';

const limit = { max: 80, windowSeconds: 60 };
const taken = (count: number, take: () => boolean) =>
  Array.from({ length: count }, take).filter(Boolean).length;

test('an eighth of the limit passes before its count is heard', () => {
  const advances = createAdvances();
  expect(taken(30, () => advances.of('ada', limit).take())).toBe(10);
  expect(advances.of('berta', limit).take()).toBe(true);
});

test('a limit too small to share lets nothing pass unheard', () => {
  expect(createAdvances().of('ada', { max: 7, windowSeconds: 60 }).take()).toBe(false);
});

test('what others used up is not given in advance', () => {
  const advances = createAdvances();
  advances.of('ada', limit).hear({ count: 6, secondsLeft: 30 });
  expect(taken(30, () => advances.of('ada', limit).take())).toBe(4);
  advances.of('berta', limit).hear({ count: 500, secondsLeft: 30 });
  expect(advances.of('berta', limit).take()).toBe(false);
});

test('the window ends with the one that all processes share, and a new one begins', () => {
  let now = 0;
  const advances = createAdvances(() => now);
  advances.of('ada', limit).hear({ count: 80, secondsLeft: 20 });
  now = 19_999;
  expect(advances.of('ada', limit).take()).toBe(false);
  now = 20_000;
  expect(advances.of('ada', limit).take()).toBe(true);
});

test('once something was not counted, everyone waits', () => {
  const advances = createAdvances();
  const advance = advances.of('ada', limit);
  expect(advance.take()).toBe(true);
  advance.forfeit();
  expect(advances.of('ada', limit).take()).toBe(false);
});

test('forgetting what is over does not forget what counts', () => {
  let now = 0;
  const advances = createAdvances(() => now);
  advances.of('ada', limit).forfeit();
  now = 30_000;
  advances.forgetExpired();
  expect(advances.of('ada', limit).take()).toBe(false);
});
