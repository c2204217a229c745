import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { newToken } from '../../platform/settings/secrets/tokens.ts';
import { decodeConfig } from '../../platform/settings/config.ts';
import { deviceProofsOf, giveDeviceProof } from './known-device.ts';

const site = decodeConfig({ NODE_ENV: 'test' });

/** A browser that keeps the only cookie that is about it. */
function device(initial?: string) {
  const kept: { value: string; options: object }[] = initial ? [{ value: initial, options: {} }] : [];
  const request = () => ({ cookies: { riparo_desk_device: kept[0]?.value } }) as unknown as FastifyRequest;
  const reply = {
    setCookie: (_: string, value: string, options: object) => kept.splice(0, 1, { value, options }),
  } as unknown as FastifyReply;
  return {
    kept,
    enter: (proof: string) => giveDeviceProof(site, request(), reply, proof),
    proofs: () => deviceProofsOf(site, request()),
  };
}

test('a browser brings the proofs of the last ten who entered from it, for half a year', () => {
  const given = Array.from({ length: 11 }, newToken);
  const { enter, proofs, kept } = device();
  expect(proofs()).toEqual([]);
  given.forEach(enter);
  expect(proofs()).toEqual(given.slice(1).toReversed());
  expect(kept[0]?.options).toMatchObject({ sameSite: 'strict', httpOnly: true, maxAge: 180 * 24 * 60 * 60 });
});

test('what is no proof is left out, and no cookie makes the server look for hundreds', () => {
  const many = Array.from({ length: 100 }, newToken);
  expect(device(['', 'short', `${newToken()}x`, ...many].join('.')).proofs()).toEqual(many.slice(0, 10));
});
