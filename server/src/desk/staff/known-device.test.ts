import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { newToken } from '../../platform/settings/secrets/tokens.ts';
import { decodeConfig } from '../../platform/settings/config.ts';
import { deviceProofsOf, setDeviceProofCookie } from './known-device.ts';

const site = decodeConfig({ NODE_ENV: 'test' });

/** A browser that stores the one cookie in question. */
function device(initial?: string) {
  const deviceCookies: { value: string; options: object }[] = initial
    ? [{ value: initial, options: {} }]
    : [];
  const request = () =>
    ({ cookies: { riparo_desk_device: deviceCookies[0]?.value } }) as unknown as FastifyRequest;
  const reply = {
    setCookie: (_: string, value: string, options: object) => deviceCookies.splice(0, 1, { value, options }),
  } as unknown as FastifyReply;
  return {
    deviceCookies,
    enter: (proof: string) => setDeviceProofCookie(site, request(), reply, proof),
    proofs: () => deviceProofsOf(site, request()),
  };
}

test('a browser sends the proofs of the last ten people who signed in on it, for half a year', () => {
  const given = Array.from({ length: 11 }, newToken);
  const { enter, proofs, deviceCookies } = device();
  expect(proofs()).toEqual([]);
  given.forEach(enter);
  expect(proofs()).toEqual(given.slice(1).toReversed());
  expect(deviceCookies[0]?.options).toMatchObject({
    sameSite: 'strict',
    httpOnly: true,
    maxAge: 180 * 24 * 60 * 60,
  });
});

test('an invalid proof is ignored, and no cookie makes the server look up hundreds', () => {
  const many = Array.from({ length: 100 }, newToken);
  expect(device(['', 'short', `${newToken()}x`, ...many].join('.')).proofs()).toEqual(many.slice(0, 10));
});
