import { randomUUID } from 'node:crypto';
import { LIFE_PRODUCT_KEY } from '@riparo/domain/buy/products/vita/product.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askForLifeQuote, quoteAt } from '../../../test/life-quote.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { callForCalendarFile } from './call-for-calendar.ts';
import { promisedCall } from './promised-call.ts';
import { moveRequests, requestToken } from './request-token.ts';
import { forgetRequests, requestsOfPerson } from './requests-of-person.ts';
import { caseHistory } from '../casework/tables.ts';
import { deskRequests, type RequestRow } from './tables.ts';

const now = new Date('2026-11-16T14:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const ada = {
  kind: 'quote-request',
  state: 'new',
  firstName: 'Ada',
  lastName: 'Rossi',
  email: 'ada@example.it',
  phone: '+393331234567',
  product: 'casa',
  deadline: minutesLater(30),
} as const;

/** A request as stored in the database; its history is passed separately. */
async function storedRequest(server: TestServer, given: Partial<RequestRow> = {}): Promise<RequestRow> {
  const values = { ...ada, sourceId: randomUUID(), createdAt: now, ...given };
  const [row] = await server.db.insert(deskRequests).values(values).returning();
  if (!row) throw new Error('no request was stored');
  return row;
}

async function did(
  server: TestServer,
  requestId: RequestId,
  action: 'open' | 'move' | 'cancel',
  againAt?: Date,
) {
  const details = againAt ? { againAt: againAt.toISOString() } : {};
  const [line] = await server.db
    .insert(caseHistory)
    .values({
      kind: 'request',
      caseId: requestId,
      at: now,
      actorName: 'Riparo',
      action,
      toState: 'new',
      details,
    })
    .returning();
  return line?.number ?? 0;
}

type Wanted = Parameters<typeof promisedCall>[1];

test('a call counts as already promised to the same person about the same product while it is still to come', async () => {
  await using server = await testServer({ now });
  const quote = async () => (await quoteAt(server, await askForLifeQuote(server))).uuid;
  const [quoteUuid, other] = [await quote(), await quote()];
  const about = { kind: 'call-back', product: LIFE_PRODUCT_KEY, quoteUuid } as const;
  await storedRequest(server, { ...about, deadline: minutesLater(60) });
  await storedRequest(server, about);
  const { email, phone, product, deadline } = { ...ada, ...about };
  const wanted: Wanted = { kinds: ['call-back'], email, phone, product, quoteUuid };
  const promised = (changes: Partial<Wanted> = {}, at = now) =>
    server.db.transaction((tx) => promisedCall(tx, { ...wanted, ...changes }, at));
  expect(await promised()).toEqual(deadline);
  const { quoteUuid: _, ...withoutQuote } = wanted;
  expect(await server.db.transaction((tx) => promisedCall(tx, withoutQuote, now))).toEqual(deadline);
  expect(await promised({ email: 'ADA@example.it' })).toEqual(deadline);
  expect(await promised({}, minutesLater(30))).toEqual(minutesLater(60));
  for (const changes of [
    { email: 'eva@example.it' },
    { phone: '+393331234568' },
    { product: 'casa' },
    { quoteUuid: other },
    { kinds: ['quote-request' as const] },
  ])
    expect(await promised(changes), `${JSON.stringify(changes)}`).toBeNull();
  await server.db.update(deskRequests).set({ state: 'done' });
  expect(await promised()).toBeNull();
});

test("a person's requests are exported completely, and forgotten with the person", async () => {
  await using server = await testServer({ now });
  const [last, first] = [
    await storedRequest(server, { createdAt: minutesLater(5) }),
    await storedRequest(server),
  ];
  const corrected = await storedRequest(server, { email: 'corretta@example.it', createdAt: minutesLater(9) });
  const other = await storedRequest(server, { email: 'eva@example.it' });
  const claim = await storedRequest(server, { kind: 'claim', createdAt: minutesLater(10) });
  for (const { id } of [first, last, other]) await did(server, id, 'open');
  await did(server, first.id, 'move', minutesLater(90));
  const sources = sql`(select ${corrected.sourceId}::uuid)`;
  const exported = await requestsOfPerson(server.db, 'Ada@example.it', sources);
  expect(exported.map(({ id, history }) => [id, history.map(({ action }) => action)])).toEqual([
    [first.id, ['open', 'move']],
    [last.id, ['open']],
    [corrected.id, []],
    [claim.id, []],
  ]);
  expect(exported[0]?.history[0]).toEqual({ at: now, action: 'open', toState: 'new', note: null });
  expect(exported[0]).not.toHaveProperty('assigneeId');
  await server.db.transaction((tx) => forgetRequests(tx, 'Ada@example.it', sources));
  const left = await server.db.select({ id: deskRequests.id }).from(deskRequests);
  expect(left.map(({ id }) => id).toSorted()).toEqual([other.id, claim.id].toSorted());
});

test("requests move with their person to another mailbox, and other people's do not", async () => {
  await using server = await testServer({ now });
  const { keyedHash } = server.parts;
  const { id } = await storedRequest(server, { email: 'Ada@example.it' });
  const other = await storedRequest(server, { email: 'eva@example.it' });
  const [from, to] = ['ada@example.it', 'ada.rossi@example.it'];
  const tokens = await server.db.transaction((tx) => moveRequests(tx, keyedHash, { from, to }));
  expect(tokens).toEqual([
    [requestToken(keyedHash, { id, email: from }), requestToken(keyedHash, { id, email: to })],
  ]);
  const rows = await server.db.select().from(deskRequests);
  expect(new Map(rows.map((row) => [row.id, row.email]))).toEqual(
    new Map([
      [id, to],
      [other.id, other.email],
    ]),
  );
});

test('a calendar file shows the call as it was decided then, and does not exist once the call is forgotten', async () => {
  await using server = await testServer({ now });
  const { id } = await storedRequest(server);
  const other = await storedRequest(server);
  const claim = await storedRequest(server, { kind: 'claim' });
  const [open, booked, moved, cancelled] = [
    await did(server, id, 'open'),
    await did(server, id, 'open', minutesLater(60)),
    await did(server, id, 'move', minutesLater(90)),
    await did(server, id, 'cancel'),
  ];
  const inClaim = await did(server, claim.id, 'open', minutesLater(60));
  await did(server, other.id, 'move', minutesLater(300));
  const parts = { db: server.db, siteUrl: new URL('https://riparo.example') };
  const file = (line: number, of: RequestId = id, mailFrom = 'Riparo <ciao@riparo.example>') =>
    callForCalendarFile({ ...parts, mailFrom }, `${of}/${line}`);
  const calendarFields = async (line: number, mailFrom?: string) => {
    const text = (await file(line, id, mailFrom))?.content.toString() ?? '';
    const value = (name: string) =>
      new RegExp(`^${name}[^:\\r\\n]*:(?:mailto:)?(.*)$`, 'm').exec(text)?.[1]?.trim();
    return ['METHOD', 'SEQUENCE', 'DTSTART', 'STATUS', 'ORGANIZER'].map(value);
  };
  const from = 'ciao@riparo.example';
  expect(await calendarFields(booked)).toEqual(['REQUEST', '0', '20261116T150000Z', 'CONFIRMED', from]);
  expect(await calendarFields(moved)).toEqual(['REQUEST', '1', '20261116T153000Z', 'CONFIRMED', from]);
  expect(await calendarFields(cancelled, from)).toEqual([
    'CANCEL',
    '2',
    '20261116T153000Z',
    'CANCELLED',
    from,
  ]);
  expect(await file(open), 'no time was chosen yet').toBeNull();
  expect(await file(inClaim, claim.id), 'a claim is not called about').toBeNull();
  expect(await file(booked, randomUUID() as RequestId)).toBeNull();
});
