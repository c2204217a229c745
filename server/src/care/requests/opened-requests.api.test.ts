import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { askForCall, askForLifeQuote, contact, quoteAt } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { type NewRequest, openRequest } from './open-request.ts';
import { caseHistory } from '../casework/tables.ts';
import { deskRequests } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');

const askForQuote = (server: TestServer, submissionKey: string = crypto.randomUUID()) =>
  server.call(requestQuoteCall, {
    body: {
      ...contact,
      submissionKey,
      product: 'casa',
      firstname: examplePerson.firstName,
      lastname: examplePerson.lastName,
    },
  });

describe('customers who are promised a call', () => {
  test('a call about a quote is in the queue, once, with its promise', async () => {
    await using server = await testServer({ now });
    const quote = await askForLifeQuote(server);
    const submissionKey = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => askForCall(server, quote, { submissionKey })));
    await askForCall(server, quote);
    const rows = await server.db.select().from(deskRequests);
    expect(rows).toMatchObject([
      {
        kind: 'call-back',
        state: 'new',
        quoteUuid: (await quoteAt(server, quote)).uuid,
        firstName: examplePerson.firstName,
        phone: '+393331234567',
        product: 'vita-tcm',
        deadline: new Date('2026-11-16T14:30:00Z'),
        due: new Date('2026-11-16T14:30:00Z'),
        version: 1,
        assigneeId: null,
      },
    ]);
    expect(await server.db.select().from(caseHistory)).toMatchObject([
      { caseId: rows[0]?.id, action: 'open', fromState: null, toState: 'new', actorName: 'Riparo' },
    ]);
  });

  test('a call about a product is in the queue once, and again only after the first was missed', async () => {
    await using server = await testServer({ now });
    const submissionKey = crypto.randomUUID();
    await Promise.all([askForQuote(server, submissionKey), askForQuote(server, submissionKey)]);
    await askForQuote(server);
    expect(await server.db.select().from(deskRequests)).toMatchObject([
      { kind: 'quote-request', product: 'casa', deadline: new Date('2026-11-16T14:30:00Z') },
    ]);
    server.setNow(new Date('2026-11-16T14:31:00Z'));
    await askForQuote(server);
    expect(await server.db.$count(deskRequests)).toBe(2);
  });
});

test('a source opens no second request', async () => {
  await using server = await testServer({ now });
  await askForQuote(server);
  const [row] = await server.db.select().from(deskRequests);
  if (!row) throw new Error('no request was opened');
  const { kind, sourceId, firstName, lastName, email, phone, product, deadline } = row;
  const request = { kind, sourceId, firstName, lastName, email, phone, product, deadline } as NewRequest;
  expect(await server.db.transaction((tx) => openRequest(tx, request, now))).toBeNull();
  expect(await server.db.$count(caseHistory)).toBe(1);
});

test('the history of a request cannot be changed', async () => {
  await using server = await testServer({ now });
  await askForQuote(server);
  const rewriting = server.db.update(caseHistory).set({ actorName: 'other' });
  await expect(rewriting).rejects.toMatchObject({
    cause: { message: 'rows of case_history are never changed' },
  });
  await server.db.execute(sql`delete from desk_request`);
  expect(await server.db.$count(caseHistory), 'it goes with its request').toBe(0);
});
