import { randomUUID } from 'node:crypto';
import { requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { submitCheckupCall, submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { createLifeQuoteCall, varyLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { describe, expect, test } from 'vitest';
import { callBacks, quoteRequests } from '../../care/contacts/tables.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { deals } from '../../buy/deals/tables.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';
import { checkupRequest, quizRequest } from '../../../test/checkup-answers.ts';
import { askForLifeQuote, contact, lifeAnswers } from '../../../test/life-quote.ts';
import { purchaseOf } from '../../../test/purchases.ts';
import { skiRequest } from '../../../test/ski.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';

const now = new Date('2026-12-05T10:00:00Z');

const quoteBody = {
  ...contact,
  product: 'casa',
  firstname: examplePerson.firstName,
  lastname: examplePerson.lastName,
};

/** Each call that stores something new, its payload, and its table. */
const calls: readonly [Call, object, Parameters<TestServer['db']['$count']>[0]][] = [
  [submitCheckupCall, checkupRequest(), checkups],
  [submitQuizCall, quizRequest(), checkups],
  [createLifeQuoteCall, lifeAnswers, lifeQuotes],
  [varyLifeQuoteCall, { sum_assured: 150_000, duration: 15 }, lifeQuotes],
  [requestQuoteCall, quoteBody, quoteRequests],
  [requestCallBackCall, contact, callBacks],
  [openDealCall, purchaseOf('pet'), deals],
  [createSkiPolicyCall, skiRequest(), deals],
];

async function opened(call: Call, body: object, table: (typeof calls)[number][2]) {
  const server = await testServer({ now });
  const uuid = await askForLifeQuote(server);
  const before = await server.db.$count(table);
  const url = call.path.replace(':uuid', uuid).replace(':productKey', 'pet');
  const bare = { ...body, submissionKey: undefined };
  return {
    send: (headers = {}) => server.request({ method: 'POST', url, payload: bare, headers }),
    newRows: async () => (await server.db.$count(table)) - before,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe.each(calls.map(([call, ...rest]) => [call.id, call, ...rest] as const))(
  '%s',
  (_, call, body, table) => {
    test('requests without a key are independent of each other', async () => {
      await using story = await opened(call, body, table);
      const answers = [await story.send(), await story.send()];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([call.answer.status, call.answer.status]);
      expect(await story.newRows()).toBe(2);
    });

    test('three concurrent requests with the same key in the header store one row', async () => {
      await using story = await opened(call, body, table);
      const headers = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all([story.send(headers), story.send(headers), story.send(headers)]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([call.answer.status]));
      expect(await story.newRows()).toBe(1);
    });
  },
);

test('the API description lists the optional header wherever a key may be sent', async () => {
  await using server = await testServer();
  const document = (await server.request('/api/docs/openapi.json')).json();
  for (const [call] of calls) {
    const operation = document.paths[call.path.replace(/:(\w+)/g, '{$1}')].post;
    const { required, properties } = operation.requestBody.content['application/json'].schema;
    expect(properties).toHaveProperty('submissionKey');
    expect(required).not.toContain('submissionKey');
    const header = { in: 'header', name: 'idempotency-key', required: false };
    expect(operation.parameters).toContainEqual(expect.objectContaining(header));
  }
});
