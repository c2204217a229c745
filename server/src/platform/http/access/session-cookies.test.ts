import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from '../app-instance.ts';
import type { Site } from '../cookies.ts';
import { setSessionCookies, clearSessionCookies } from './session-cookies.ts';
import { setPendingSignInCookie, setStaffSessionCookie, clearStaffSessionCookie } from './staff-cookies.ts';

const inTheOpen = { publicUrl: new URL('http://localhost:3000') };
const secure = { publicUrl: new URL('https://www.riparo.example') };

async function answered(handle: (request: FastifyRequest, reply: FastifyReply) => unknown, sent = '') {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.get('/', async (request, reply) => reply.send({ said: handle(request, reply) ?? null }));
  const { headers, body } = await app.inject({ url: '/', headers: { cookie: sent } });
  return { given: headers['set-cookie'], said: (JSON.parse(body) as { said: unknown }).said };
}

type Give = (site: Site, reply: FastifyReply, token: string) => void;
const gone = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';

test.each<[string, Give, Site, string[]]>([
  [
    'a session',
    setSessionCookies,
    secure,
    [
      '__Host-riparo_session=t; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
      'riparo_signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    ],
  ],
  [
    'a session on a developer’s machine',
    setSessionCookies,
    inTheOpen,
    [
      'riparo_session=t; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'riparo_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ],
  ],
  [
    'no session any more',
    clearSessionCookies,
    secure,
    [
      `__Host-riparo_session=; Max-Age=0; Path=/; ${gone}; HttpOnly; Secure; SameSite=Lax`,
      `riparo_signed_in=; Max-Age=0; Path=/; ${gone}; Secure; SameSite=Lax`,
    ],
  ],
  [
    'half a session of the desk',
    setPendingSignInCookie,
    secure,
    ['__Host-riparo_desk_sign_in=t; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Strict'],
  ],
  [
    'a session of the desk',
    setStaffSessionCookie,
    secure,
    [
      '__Host-riparo_desk=t; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict',
      `__Host-riparo_desk_sign_in=; Max-Age=0; Path=/; ${gone}; HttpOnly; Secure; SameSite=Strict`,
    ],
  ],
  [
    'no session of the desk any more',
    clearStaffSessionCookie,
    secure,
    [
      `__Host-riparo_desk=; Max-Age=0; Path=/; ${gone}; HttpOnly; Secure; SameSite=Strict`,
      `__Host-riparo_desk_sign_in=; Max-Age=0; Path=/; ${gone}; HttpOnly; Secure; SameSite=Strict`,
    ],
  ],
])('a browser gets %s', async (_, give, site, expected) => {
  const { given } = await answered((_request, reply) => give(site, reply, 't'));
  expect([given].flat()).toEqual(expected);
});
