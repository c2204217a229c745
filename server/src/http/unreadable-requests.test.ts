import type { Socket } from 'node:net';
import Fastify, { type ConnectionError } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testLog } from '../../test/test-log.ts';
import type { App } from './app-instance.ts';
import { errorPage } from './error-page.ts';
import { plainPageText, policyOf } from './plain-page.ts';
import { createUnreadableRequests } from './unreadable-requests.ts';

const problemOf = (code: string, rawPacket?: string) =>
  Object.assign(new Error('unreadable'), {
    code,
    ...(rawPacket !== undefined && { rawPacket: Buffer.from(rawPacket) }),
  }) as unknown as ConnectionError;

const openSocket = (writable = true) => ({
  end: vi.fn<(...said: unknown[]) => void>(),
  destroy: vi.fn<() => void>(),
  writable,
});

function open() {
  const { log, lines } = testLog();
  const headers = { 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'" };
  const { answer, register } = createUnreadableRequests(headers, log);
  const breaks = (error: ConnectionError, socket: object) => answer(error, socket as Socket);
  return { breaks, register, lines };
}

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout', 'request-timeout'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large', 'headers-too-large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413, 'Payload Too Large', 'payload-too-large'],
  ['HPE_INVALID_METHOD', 400, 'Bad Request', 'malformed-request'],
])(
  'what fails with %s is answered %i, whole, and then nobody listens any more',
  (error, status, title, code) => {
    const { breaks, lines } = open();
    const socket = openSocket();
    breaks(problemOf(error, 'STEAL / HTTP/1.1'), socket);
    const [said, done] = socket.end.mock.lastCall ?? [];
    const [head = '', body = ''] = String(said).split('\r\n\r\n');
    const [first, ...fields] = head.split('\r\n');
    const problem = JSON.parse(body) as { requestId: string };
    expect(first).toBe(`HTTP/1.1 ${status} ${title}`);
    expect(fields.map((field) => field.replace(/^date: .*GMT$/, 'date'))).toEqual([
      'x-frame-options: DENY',
      "content-security-policy: default-src 'none'",
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      `x-request-id: ${problem.requestId}`,
      'date',
      'connection: close',
    ]);
    expect(problem).toMatchObject({ status, code });
    expect(lines()).toMatchObject([
      { level: 'info', reqId: problem.requestId, route: 'unknown', status, msg: 'not readable' },
    ]);
    expect(socket.destroy).not.toHaveBeenCalled();
    (done as () => void)();
    expect(socket.destroy).toHaveBeenCalledOnce();
  },
);

test('a person who asks for a page is answered with one', () => {
  const { breaks } = open();
  const socket = openSocket();
  breaks(problemOf('HPE_HEADER_OVERFLOW', 'GET / HTTP/1.1\r\nAccept: text/html,*/*\r\n'), socket);
  const message =
    'Il browser ha inviato troppi dati insieme alla richiesta: cancella i cookie di questo sito e riprova.';
  const page = errorPage({ status: 431, code: 'headers-too-large', message });
  const said = String(socket.end.mock.lastCall?.[0]);
  expect(said.endsWith(`\r\n\r\n${plainPageText(page)}`)).toBe(true);
  expect(said).toContain('\r\ncontent-type: text/html; charset=utf-8\r\n');
  expect(said).toContain(`\r\ncontent-security-policy: ${policyOf(page)}\r\n`);
});

test('nothing is said to who hung up', () => {
  const { breaks, lines } = open();
  const [reset, gone] = [openSocket(), openSocket(false)];
  breaks(problemOf('ECONNRESET'), reset);
  breaks(problemOf('HPE_INVALID_METHOD'), gone);
  expect([reset.end, gone.end].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect([reset.destroy.mock.calls.length, gone.destroy.mock.calls.length]).toEqual([1, 0]);
  expect(lines()).toEqual([]);
});

type UnderWay = { isComplete: boolean; hasBegun: boolean };

/** What is said on a connection that breaks while it waits for an answer, before that answer and after it. */
async function breaksWhile({ isComplete, hasBegun }: UnderWay) {
  const { breaks, register, lines } = open();
  const app: App = Fastify();
  onTestFinished(() => app.close());
  register(app);
  const socket = openSocket();
  let connection: object = {};
  let saidBefore: unknown[][] = [];
  app.get('/', async (request, reply) => {
    connection = Object.assign(request.raw.socket, socket);
    Object.defineProperty(request.raw, 'complete', { value: isComplete });
    if (hasBegun) Object.defineProperty(reply.raw, 'headersSent', { value: true });
    breaks(problemOf('HPE_INVALID_METHOD'), request.raw.socket);
    saidBefore = [...socket.end.mock.calls];
    if (hasBegun) Reflect.deleteProperty(reply.raw, 'headersSent');
    return 'ciao';
  });
  const { body } = await app.inject('/');
  const breaksAgain = () => breaks(problemOf('HPE_INVALID_METHOD'), connection);
  return { body, saidBefore, said: socket.end.mock.calls, lines: lines(), breaksAgain };
}

test.each([
  { isComplete: true, hasBegun: false },
  { isComplete: false, hasBegun: true },
])('who asked before is answered first, and then nobody listens any more: %o', async (state) => {
  const { body, saidBefore, said, lines, breaksAgain } = await breaksWhile(state);
  expect([body, saidBefore, lines]).toEqual(['ciao', [], []]);
  await vi.waitFor(() => expect(said).toEqual([[expect.any(Function)]]));
  breaksAgain();
  expect(String(said[1]?.[0]), 'nothing is under way any more').toMatch(/^HTTP\/1\.1 400 /);
});

test('who broke off in the middle of a body is told at once; the line is written by who read it', async () => {
  const { saidBefore, lines } = await breaksWhile({ isComplete: false, hasBegun: false });
  expect(String(saidBefore[0]?.[0])).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(lines).toEqual([]);
});
