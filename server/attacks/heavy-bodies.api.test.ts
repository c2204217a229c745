import { connect } from 'node:net';
import { signInCall } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { MAX_PEOPLE } from '@riparo/domain/buy/products/ski/choice.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quizRequest } from '../test/checkup-answers.ts';
import { dayRequest } from '../test/ski.ts';
import { testServer, type TestServer } from '../test/test-server.ts';
import { complaintsAbout } from './attacker.ts';

// The day before the skiers' cover begins.
const now = new Date('2026-12-05T10:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
});
afterAll(() => server[Symbol.asyncDispose]());

const atOnce = 110;
const nested = (bytes: number) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);
const json = { 'content-type': 'application/json' };

const send = (payload: string) =>
  server.request({ method: 'POST', url: signInCall.path, headers: json, payload });

const sendAll = (body: string) => Promise.all(Array.from({ length: atOnce }, () => send(body)));

/** The CPU time of this process for the answer, whatever else the machine does. */
async function workOf(action: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await action();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The minimum of several runs: other threads of this process work as well. */
async function minWorkOf(act: () => Promise<unknown>): Promise<number> {
  const works: number[] = [];
  for (let count = 0; count < 4; count += 1) works.push(await workOf(act));
  return Math.min(...works);
}

describe('many bodies sent at once by one address', () => {
  test('bodies of 250 kB of nested brackets, sent at once by one address, take no more work than small ones', async () => {
    const small = await minWorkOf(() => sendAll('[]'));

    const heavy = await minWorkOf(async () => {
      const answers = await sendAll(nested(250_000));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([413]));
      expect(answers.flatMap(complaintsAbout)).toEqual([]);
      expect(answers[0]?.json()).toMatchObject({
        code: 'payload-too-large',
        message: 'I dati inviati sono troppi.',
      });
    });

    expect(heavy / small).toBeLessThan(5);
  });
});

describe('a heavy body', () => {
  test.each([
    ['lists', nested(30_000)],
    ['lists that never end', '['.repeat(30_000)],
    ['objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['lists in a field', `{"email":${nested(20_000)}}`],
    ['lists behind a text with brackets and quotes', String.raw`["]]]\"]]]\\",${nested(20_000)}]`],
  ])('a body of %s, nested deeper than any of ours, is refused before it is parsed', async (_, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await send(body);
    const timesParsed = parse.mock.calls.filter(([text]) => text === body).length;
    parse.mockRestore();

    expect(timesParsed).toBe(0);
    expect(answer.json()).toMatchObject({ status: 400, code: 'malformed-request' });
    expect(complaintsAbout(answer)).toEqual([]);
  });

  test('a body without a stated length is cut off where it becomes too long', async () => {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { answer, sentBytes } = await pourInto(Number(new URL(address).port));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload-too-large"');
    expect(sentBytes).toBeLessThan(10_000_000);
  });

  test('a body of a thousand wrong answers is not answered with thousands of sentences', async () => {
    const wrong = Array.from({ length: 10_000 }, () => 99);
    const answer = await server.request({
      method: 'POST',
      url: submitQuizCall.path,
      payload: { ...quizRequest(), policy_types: wrong },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body.length).toBeLessThan(JSON.stringify(wrong).length);
  });

  test('a body of the largest party with the longest names is accepted', async () => {
    // Letters of four bytes each, as many as a name may have.
    const longest = '𐐀'.repeat(50);
    const answer = await server.call(createSkiPolicyCall, {
      body: dayRequest('2026-12-05 23:00', {
        adults_num: MAX_PEOPLE,
        kids_num: 0,
        holders: Array.from({ length: MAX_PEOPLE }, () => ({
          first_name: longest,
          last_name: longest,
          dob: examplePerson.birthDate,
        })),
      }),
    });
    expect(answer.status).toBe(201);
  });
});

/** Sends chunk after chunk until it is answered. */
async function pourInto(port: number): Promise<{ answer: string; sentBytes: number }> {
  const { promise, resolve } = Promise.withResolvers<{ answer: string; sentBytes: number }>();
  const chunk = `${(8192).toString(16)}\r\n${'['.repeat(8192)}\r\n`;
  let sentBytes = 0;
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `POST ${signInCall.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    pour();
  });
  const pour = () => {
    sentBytes += chunk.length;
    if (answer === '' && !socket.destroyed) socket.write(chunk, () => setImmediate(pour));
  };
  socket.setEncoding('utf8').on('data', (text: string) => void (answer += text));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve({ answer, sentBytes }));
  return promise;
}
