import { describe, expect, onTestFinished, test } from 'vitest';
import { testLog } from '../../../../test/test-log.ts';
import { testServer } from '../../../../test/test-server.ts';
import { connect } from '../../database/connection.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { rateLimits } from './tables.ts';

const limit = { max: 10, windowSeconds: 60 };
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

async function allowedOf(hits: readonly Promise<{ allowed: boolean }>[]): Promise<number> {
  return (await Promise.all(hits)).filter(({ allowed }) => allowed).length;
}

async function openLimiters() {
  const server = await testServer();
  onTestFinished(() => server[Symbol.asyncDispose]());
  const elsewhere = connect(server.databaseUrl, testLog().log);
  onTestFinished(() => elsewhere.close());
  const secret = 'the same in every process';
  const limiters = [createLimiter(server.db, secret), createLimiter(elsewhere.db, secret)] as const;
  return { server, limiters };
}

describe('a limit', () => {
  test('a limit lets exactly its maximum pass, also concurrently', async () => {
    const { limiters } = await openLimiters();
    const [limiter] = limiters;
    expect(await allowedOf(many(50).map(() => limiter.hit('ada', limit)))).toBe(10);
    expect(await limiter.hit('ada', limit)).toMatchObject({ allowed: false });
    expect(await limiter.hit('berta', limit)).toEqual({ allowed: true });
  });

  test('a limit counts amounts too, also concurrently, up to the largest storable number', async () => {
    const { limiters } = await openLimiters();
    const [limiter, elsewhere] = limiters;
    const hits = many(6).map(() => limiter.hit('ada', limit, 4));
    expect(await allowedOf(hits)).toBe(2);
    expect(await elsewhere.hit('berta', limit, 10)).toEqual({ allowed: true });
    expect(await limiter.hit('berta', limit)).toMatchObject({ allowed: false });
    for (const _ of many(3))
      expect(await limiter.hit('berta', limit, 2 ** 30)).toMatchObject({ allowed: false });
  });

  test('a limit reports when to come back', async () => {
    const { limiters } = await openLimiters();
    const [limiter] = limiters;
    await Promise.all(many(10).map(() => limiter.hit('ada', limit)));
    const verdict = await limiter.hit('ada', limit);
    expect(verdict.allowed ? 0 : verdict.retryAfterSeconds).toBeGreaterThan(50);
  });

  test('a limit restarts after its window', async () => {
    const { server, limiters } = await openLimiters();
    const [limiter] = limiters;
    await Promise.all(many(20).map(() => limiter.hit('ada', limit)));
    await server.db.update(rateLimits).set({ resetsAt: new Date(0) });
    expect(await allowedOf(many(20).map(() => limiter.hit('ada', limit)))).toBe(10);
  });

  test('a limit is cleared after a success, and after its window', async () => {
    const { server, limiters } = await openLimiters();
    const [limiter] = limiters;
    const one = { max: 1, windowSeconds: 60 };
    for (const key of ['ada', 'berta']) await limiter.hit(key, one);
    await limiter.forget('ada');
    expect(await limiter.hit('ada', one)).toEqual({ allowed: true });
    expect(await limiter.hit('berta', one)).toMatchObject({ allowed: false });
    await limiter.hit('carlo', { max: 1, windowSeconds: 0 });
    await limiter.deleteExpired();
    expect(await server.db.$count(rateLimits)).toBe(2);
    expect(await limiter.hit('dora', { max: 0, windowSeconds: 0 })).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
    });
  });

  test('a limit is shared by all processes, whatever the order of requests', async () => {
    const { limiters } = await openLimiters();
    const people = many(40).map((index) => `person ${index}`);
    const wave = (limiter: Limiter, order: readonly string[]) =>
      many(8).flatMap(() => order.map((person) => limiter.hit(person, limit)));
    const hits = [...wave(limiters[0], people), ...wave(limiters[1], people.toReversed())];
    expect(await allowedOf(hits)).toBe(people.length * limit.max);
  });

  test('a limit that cannot be counted fails, and the next one is counted again', async () => {
    const { server, limiters } = await openLimiters();
    const [limiter] = limiters;
    await server.db.execute('alter table rate_limit rename to gone');
    await expect(limiter.hit('ada', limit)).rejects.toThrow('rate_limit');
    await server.db.execute('alter table gone rename to rate_limit');
    expect(await limiter.hit('ada', limit)).toEqual({ allowed: true });
  });
});
