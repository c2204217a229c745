import { connect } from 'node:net';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { problemSchema } from '@riparo/domain/platform/call/problem-schema.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { production } from '../../../test/production.ts';
import { talkTo } from '../../../test/raw-talk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer();
  port = await portOf(server);
});
afterAll(() => server[Symbol.asyncDispose]());

async function portOf({ app }: TestServer): Promise<number> {
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const browser = 'accept: text/html,application/xhtml+xml\r\n';
const manyCookies = `cookie: ${'a=b; '.repeat(6_000)}\r\n`;
const lastOne = 'connection: close\r\n';

describe('unreadable requests', () => {
  const broken = [
    ['with too many headers', `GET / HTTP/1.1\r\nhost: localhost\r\n${manyCookies}\r\n`, 431],
    ['that is no HTTP', 'hello\r\n\r\n', 400],
    ['of another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['with a method that is none', 'STEAL / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    [
      'with two lengths',
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab`,
      400,
    ],
    [
      'with a length and chunks',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
    ],
    [
      'with a chunk that is none',
      `POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    ['without a host', `GET /healthz HTTP/1.1\r\n${lastOne}\r\n`, 400],
    [
      'with an address that is none',
      `GET /confirm-account/%E0%A4%A HTTP/1.1\r\nhost: a\r\n${lastOne}\r\n`,
      400,
    ],
    ['with a whole address', `GET http://evil.example/x HTTP/1.1\r\nhost: a\r\n${lastOne}\r\n`, 404],
    [
      'that expects something unknown',
      `GET /x HTTP/1.1\r\nhost: a\r\nexpect: a-miracle\r\n${lastOne}\r\n`,
      404,
    ],
  ] as const;

  test.each(broken)('%s is answered as a problem, with every header of ours', async (_, request, status) => {
    const answer = await talkTo(port, request);

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(z.parse(problemSchema, JSON.parse(answer.body))).toMatchObject({
      status,
      requestId: answer.headers.get('x-request-id'),
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      connection: 'close',
      'content-length': String(Buffer.byteLength(answer.body)),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(answer.headers.get('content-security-policy'), 'it is no page').not.toContain('sha256');
  });

  test.each([
    [
      'a copied address that lost its end',
      `GET /confirm-account/%E0%A4%A HTTP/1.1\r\nhost: a\r\n${browser}${lastOne}\r\n`,
      400,
      'Torna alla home',
    ],
    [
      'more cookies than we read',
      `GET / HTTP/1.1\r\nhost: localhost\r\n${browser}${manyCookies}\r\n`,
      431,
      'cookie',
    ],
  ])('a visitor with %s gets a calm page', async (_, request, status, words) => {
    const answer = await talkTo(port, request);

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(answer.body).toContain('<html lang="it">');
    expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('%E0');
  });

  test('a request that arrives too slowly is answered as such', async () => {
    const isLate = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.app.server.once('connection', (socket) => server.app.server.emit('clientError', isLate, socket));
    const answer = await talkTo(port, 'GET / HTTP/1.1\r\nhost: lo');
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ status: 408, code: 'request-timeout' });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a site on https enforces it in these answers too', async () => {
    await using secure = await testServer({ environment: production });
    const { headers } = await talkTo(await portOf(secure), 'hello\r\n\r\n');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  });

  test.each([
    ['STEAL /ada@example.org HTTP/1.1\r\nhost: localhost\r\n\r\n', { msg: 'not readable' }],
    [
      `GET /confirm-account/ada@example.org/%E0%A4%A HTTP/1.1\r\nhost: a\r\n${lastOne}\r\n`,
      { msg: 'answered', method: 'GET' },
    ],
  ])('an unreadable request leaves one log line without its content: %s', async (request, expected) => {
    const before = server.logLines().length;
    const { headers } = await talkTo(port, request);
    expect(server.logLines().slice(before)).toEqual([
      {
        level: 'info',
        time: expect.any(String) as string,
        reqId: headers.get('x-request-id'),
        route: 'unknown',
        status: 400,
        ...expected,
      },
    ]);
  });
});

describe('clients that hang up in the middle of a body', () => {
  const post = `POST ${signInCall.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;

  test.each([
    ['that has a length', `${post}content-length: 1000\r\n\r\n{"email":`, 'end'],
    ['that has a length, at once', `${post}content-length: 1000\r\n\r\n{"email":`, 'resetAndDestroy'],
    ['in chunks', `${post}transfer-encoding: chunked\r\n\r\n5\r\n{"ema`, 'end'],
    ['in chunks, at once', `${post}transfer-encoding: chunked\r\n\r\n5\r\n{"ema`, 'resetAndDestroy'],
  ] as const)('a client that hangs up in a body %s leaves one quiet log line', async (_, request, manner) => {
    const before = server.logLines().length;
    const reading = nextRequestOf(server);
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(request);
    await reading;
    socket[manner]();
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(0));

    await vi.waitFor(() => expect(server.logLines()).toHaveLength(before + 1));
    expect(server.logLines().slice(before)).toEqual([
      {
        level: 'info',
        time: expect.any(String) as string,
        reqId: expect.any(String) as string,
        method: 'POST',
        route: signInCall.path,
        msg: 'hung up',
      },
    ]);
  });
});

function nextRequestOf({ app }: TestServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  app.server.once('request', () => resolve());
  return promise;
}

function connectionsOf({ app }: TestServer): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  app.server.getConnections((_, count) => resolve(count));
  return promise;
}
