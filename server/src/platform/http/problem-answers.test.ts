import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import Fastify, { type InjectOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { App } from './app-instance.ts';
import { answerError } from './error-answers.ts';
import { sendProblem } from './problem-answers.ts';

const page = 'text/html; charset=utf-8';
const problem = 'application/problem+json; charset=utf-8';
const person = { accept: 'text/html,*/*' };

test.each<[string, InjectOptions, string]>([
  ['a person', { url: '/books', headers: person }, page],
  [
    'a person who opens a document',
    { url: '/api/books', headers: { ...person, 'sec-fetch-dest': 'document' } },
    page,
  ],
  ['a page that fetches', { url: '/api/books', headers: person }, problem],
  ['a form', { url: '/books', method: 'POST', headers: person }, problem],
  ['a program', { url: '/books', headers: { accept: '*/*' } }, problem],
  ['a client without headers', { url: '/books' }, problem],
])('%s is answered with its own text', async (_, request, type) => {
  const app: App = Fastify();
  onTestFinished(() => app.close());
  app.setNotFoundHandler((asked, reply) => sendProblem(asked, reply, generalErrors['not-found']));
  const { statusCode, headers } = await app.inject(request);
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toEqual(type);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-request-id']).toBe('req-1');
});

test.each<[string, unknown, string, number, string | undefined]>([
  ['an error', new Error('inside'), 'unexpected', 500, undefined],
  ['null', null, 'unexpected', 500, undefined],
  ['a word', 'inside', 'unexpected', 500, undefined],
  ['an overload error', Object.assign(new Error('inside'), { statusCode: 503 }), 'overloaded', 503, '10'],
  [
    'an id that is too long',
    Object.assign(new Error('inside'), { code: 'FST_ERR_MAX_PARAM_LENGTH' }),
    'not-found',
    404,
    undefined,
  ],
])(
  '%s that is thrown becomes a problem, with a time to come back where useful',
  async (_, thrown, code, status, retry) => {
    const app: App = Fastify();
    onTestFinished(() => app.close());
    app.get('/books', async (request, reply) => answerError(thrown, request, reply));
    const { statusCode, headers, body } = await app.inject('/books');
    expect(statusCode).toEqual(status);
    expect(headers['retry-after']).toEqual(retry);
    expect(JSON.parse(body)).toMatchObject({ status, code });
    expect(body).not.toContain('inside');
  },
);
