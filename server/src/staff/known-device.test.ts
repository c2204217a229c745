import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { decodeConfig } from '../settings/config.ts';
import { newStaffId } from '../../test/ids.ts';
import { isKnownDevice, rememberDevice } from './known-device.ts';

const parts = {
  config: decodeConfig({ NODE_ENV: 'test' }),
  keyedHash: (...texts: readonly string[]) => createHash('sha256').update(texts.join()).digest('base64url'),
} as unknown as Parameters<typeof rememberDevice>[0];

/** A browser that keeps the only cookie that is about it. */
function device() {
  const kept: { name: string; value: string; options: object }[] = [];
  const request = () =>
    ({
      cookies: Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    }) as unknown as FastifyRequest;
  const reply = {
    setCookie: (name: string, value: string, options: object) => kept.splice(0, 1, { name, value, options }),
  } as unknown as FastifyReply;
  return {
    kept,
    enter: (id: ReturnType<typeof newStaffId>) => rememberDevice(parts, request(), reply, id),
    knows: (id: ReturnType<typeof newStaffId>) => isKnownDevice(parts, request(), id),
  };
}

test('a device knows the last ten who entered from it, for half a year', () => {
  const people = Array.from({ length: 11 }, newStaffId);
  const { enter, knows, kept } = device();
  expect(people.map(knows)).not.toContain(true);
  people.slice(0, 10).forEach(enter);
  expect(people.map(knows)).toEqual([...Array<boolean>(10).fill(true), false]);
  people.slice(10).forEach(enter);
  expect(people.map(knows)).toEqual([false, ...Array<boolean>(10).fill(true)]);
  expect(kept[0]?.options).toMatchObject({ sameSite: 'strict', httpOnly: true, maxAge: 180 * 24 * 60 * 60 });
});

test('who enters again leaves one proof', () => {
  const id = newStaffId();
  const { enter, kept } = device();
  enter(id);
  const [first] = kept;
  enter(id);
  expect(kept[0]?.value).toBe(first?.value);
  expect(first?.value).not.toContain('.');
});
