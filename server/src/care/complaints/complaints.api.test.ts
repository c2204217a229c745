import { complaintAnswerPath, complaintReceiptPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintCall, makeComplaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import {
  deskComplaintCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { ARBITER_FACTS } from '@riparo/domain/care/complaints/next-steps.ts';
import type { ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../test/account-holder.ts';
import { complains, complaint } from '../../../test/complaints.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import { coveredDeal } from '../../../test/claims.ts';
import { atDesk, signInAgainAtDesk } from '../../../test/desk.ts';
import { listenAtDesks } from '../../../test/listen-at-desks.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { mailLimitPerMailbox, mayMail } from '../../platform/mail/mailbox-limit.ts';
import { sandboxAttachments } from '../../platform/providers/mail/tables.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { complaints } from './tables.ts';
import { warnAboutComplaints } from './warn-about-complaints.ts';

const now = new Date('2026-11-17T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const start = (at = now) => testServer({ now: at, drawsDocuments: true });

const idOf = async (server: TestServer, number: string): Promise<ComplaintId> => {
  const [row] = await server.db.select().from(complaints).where(eq(complaints.number, number));
  if (!row) throw new Error('no such complaint');
  return row.id;
};

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
}

describe('making a complaint', () => {
  test('a complaint gets a number, a mail with the receipt, a page and a place in the queue', async () => {
    await using server = await start();
    const { number, token, dueBy } = await complains(server);
    expect({ number, dueBy }).toEqual({ number: 'REC-2026-00001', dueBy: '2027-01-01' });

    const [mail] = await mailsTo(server, 'ada@example.it');
    expect(mail?.subject).toBe('Abbiamo ricevuto il tuo reclamo REC-2026-00001');
    expect(mail?.text).toContain('1º gennaio 2027');
    expect(mail?.text).toContain(`/reclami/seguito/${token}`);
    // The story is in the receipt, not in the mail.
    expect(mail?.text).not.toContain('rimborso');
    const [file] = await server.db.select().from(sandboxAttachments);
    const receipt = await textOf(file?.content ?? Buffer.alloc(0));
    for (const words of [number, 'Il rimborso non è arrivato', '1º gennaio 2027', 'Arbitro Assicurativo'])
      expect(receipt).toContain(words);

    const { answer } = await server.call(complaintCall, { params: { token } });
    expect(answer.data).toMatchObject({ number, state: 'received', receivedOn: '2026-11-17', answer: null });
    const paper = await server.request(complaintReceiptPath(token));
    expect(paper.statusCode).toBe(200);
    expect(paper.headers['content-type']).toBe('application/pdf');
    expect((await server.request(complaintAnswerPath(token))).statusCode).toBe(404);

    const { browser } = await atDesk(server, 'responsabile');
    const [queued] = (await browser.call(deskRequestsCall)).answer.data;
    expect(queued).toMatchObject({
      kind: 'complaint',
      phone: null,
      deadline: '2027-01-01T22:59:00.000Z',
      sourceId: await idOf(server, number),
    });
  });

  test('a complaint is stored once per key, even when sent twice at once, and numbers have no gaps', async () => {
    await using server = await start();
    const body = complaint();
    const both = await Promise.all([1, 2, 3].map(() => server.call(makeComplaintCall, { body })));
    expect(new Set(both.map(({ answer }) => answer.data.number))).toEqual(new Set(['REC-2026-00001']));
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, index) => complains(server, { email: `altri${index}@example.it` })),
    );
    expect(others.map(({ number }) => number).toSorted()).toEqual(
      [2, 3, 4, 5, 6].map((serial) => `REC-2026-0000${serial}`),
    );
    server.setNow(new Date('2026-12-31T23:00:00Z'));
    expect((await complains(server)).number).toBe('REC-2027-00001');
  });

  test('a complaint from a mailbox over its mail limit is still registered, and the desk is notified', async () => {
    await using server = await start();
    for (let mail = 0; mail < mailLimitPerMailbox.max; mail += 1)
      await mayMail(server.parts.limiter, 'contact', 'ada@example.it');
    const { number } = await complains(server);
    const deskMails = (await server.mails()).filter(({ subject }) => subject.includes(number));
    expect(deskMails.map(({ recipient }) => recipient)).toEqual([server.parts.config.deskEmail]);
  });

  test('a complaint with wrong answers is refused with a message at each field', async () => {
    await using server = await start();
    const wrong = {
      story: ' ',
      wish: 'x'.repeat(2001),
      email: 'ada',
      complainant: 'association',
      area: 'boh',
    };
    const { status, problem } = await server.call(makeComplaintCall, { body: complaint(wrong) });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual([
      'area',
      'email',
      'onBehalfOf',
      'story',
      'wish',
    ]);
  });

  test('the purchase of a complaint is found by its number, and never shown to the complainant', async () => {
    await using server = await start();
    const { uuid, email } = await paidDeal(server);
    const own = await complains(server, { email, reference: `polizza ${uuid.slice(0, 8).toUpperCase()}` });
    const stranger = await complains(server, { reference: uuid });
    // With several purchases, the number or the address of the page decides; one of an erased customer is
    // never found.
    const other = await coveredDeal(server, { email });
    const erased = await coveredDeal(server, { email, erasureAskedAt: now });
    for (const reference of [`n. ${uuid.slice(0, 8)}`, `/acquisto/pet/${other.uuid}`, erased.uuid, null])
      await complains(server, { email, reference });
    const rows = await server.db.select().from(complaints).orderBy(complaints.number);
    expect(rows.map(({ dealUuid }) => dealUuid)).toEqual([uuid, null, uuid, other.uuid, null, null]);
    expect(rows.map(({ product }) => product)).toEqual(['pet', null, 'pet', 'pet', null, null]);
    for (const { token } of [own, stranger])
      expect((await server.call(complaintCall, { params: { token } })).answer.data).not.toHaveProperty(
        'deal',
      );
  });
});

describe('the clock of a complaint', () => {
  test('the clock warns staff responsible for complaints on day 30 and on day 40, once each', async () => {
    await using server = await start();
    const rita = await atDesk(server, 'responsabile', 'Rita Blu');
    const bianca = await atDesk(server, 'consulente', 'Bianca Neri');
    const disabled = await atDesk(server, 'responsabile', 'Carla Verdi');
    await server.db
      .update(staffMembers)
      .set({ disabledAt: now })
      .where(eq(staffMembers.email, disabled.email));
    const { number } = await complains(server);
    const endListening = await listenAtDesks(server);
    const warnings = async () =>
      (await mailsTo(server, rita.email)).filter(({ subject }) => subject.includes(number)).length;

    for (const [days, expected] of [
      [29, 0],
      [30, 1],
      [31, 1],
      [39, 1],
      [40, 2],
      [44, 2],
      [46, 2],
    ] as const) {
      server.setNow(daysLater(days));
      await Promise.all([warnAboutComplaints(server.parts), warnAboutComplaints(server.parts)]);
      expect(await warnings(), `${days}`).toEqual(expected);
    }
    const [last] = await mailsTo(server, rita.email);
    expect(last?.subject).toBe(`Reclamo ${number}: mancano 5 giorni`);
    const id = await idOf(server, number);
    const notice = { kind: 'complaint', id, number };
    expect((await endListening()).filter(({ kind }) => kind === 'complaint')).toEqual([
      { ...notice, version: 3, warning: 30 },
      { ...notice, version: 4, warning: 40 },
    ]);
    const desk = await signInAgainAtDesk(server, rita);
    const { history } = (await desk.call(deskComplaintCall, undefined, { id })).answer.data;
    expect(history.slice(1).map(({ actor, action, details }) => [actor, action, details])).toEqual([
      ['Riparo', 'warn', { day: 30 }],
      ['Riparo', 'warn', { day: 40 }],
    ]);
    for (const { email } of [bianca, disabled])
      expect((await mailsTo(server, email)).some(({ subject }) => subject.includes(number))).toBe(false);
  });

  test('the clock starts at midnight in Italy, and never warns of a complaint that is over', async () => {
    await using server = await start(new Date('2026-11-16T23:30:00Z'));
    const rita = await atDesk(server, 'responsabile', 'Rita Blu');
    const { number, dueBy } = await complains(server);
    expect(dueBy).toBe('2027-01-01');
    const id = await idOf(server, number);
    await rita.browser.call(takeComplaintCall, undefined, { id });
    await rita.browser.call(saveAnswerCall, { version: 0, text: 'Eccoci.', outcome: 'accepted' }, { id });
    await rita.browser.call(sendAnswerCall, { version: 1 }, { id });
    server.setNow(daysLater(40));
    await warnAboutComplaints(server.parts);
    expect((await mailsTo(server, rita.email)).some(({ subject }) => subject.includes('mancano'))).toBe(
      false,
    );
  });

  test('while no colleague is responsible for complaints, the desk’s mailbox is warned, and only on the later day', async () => {
    await using server = await start();
    const { number } = await complains(server);
    server.setNow(daysLater(41));
    await warnAboutComplaints(server.parts);
    const warningMails = (await server.mails()).filter(({ subject }) =>
      subject.startsWith(`Reclamo ${number}`),
    );
    expect(warningMails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [server.parts.config.deskEmail, `Reclamo ${number}: mancano 4 giorni`],
    ]);
  });
});

test('an answer on the fortieth day is mailed and shown on the page, with the next steps', async () => {
  await using server = await start();
  const { number, token } = await complains(server);
  const id = await idOf(server, number);
  server.setNow(daysLater(40));
  const { browser } = await atDesk(server, 'responsabile', 'Rita Blu');
  await browser.call(takeComplaintCall, undefined, { id });
  const text = 'Hai ragione.\n\nIl rimborso è partito oggi 😀.';
  await browser.call(saveAnswerCall, { version: 0, text, outcome: 'partly' }, { id });
  // A draft is not shown to the complainant.
  expect((await server.call(complaintCall, { params: { token } })).answer.data).toMatchObject({
    state: 'in-progress',
    answer: null,
    outcome: null,
  });
  const { answer } = await browser.call(sendAnswerCall, { version: 1 }, { id });
  expect(answer.data).toMatchObject({ state: 'answered', outcome: 'partly', endedOn: '2026-12-27' });

  const [mail] = await mailsTo(server, 'ada@example.it');
  expect(mail?.subject).toBe(`La risposta al tuo reclamo ${number}`);
  expect(mail?.text).not.toContain('ragione');
  const paper = await server.request(complaintAnswerPath(token));
  const letter = await textOf(paper.rawPayload);
  for (const words of ['Hai ragione.', 'accolto in parte', 'Rita Blu', 'segni non si possono stampare'])
    expect(letter).toContain(words);
  for (const fact of ARBITER_FACTS) expect(letter).toContain(fact.slice(0, 40));
  expect(letter).not.toContain('BOZZA');
  const { data } = (await server.call(complaintCall, { params: { token } })).answer;
  expect(data).toMatchObject({ state: 'answered', answer: text, outcome: 'partly', endedOn: '2026-12-27' });
  // The complaint has left the queue.
  const { data: open } = (await browser.call(deskRequestsCall)).answer;
  expect(open).toEqual([]);
  expect((await browser.call(deskComplaintCall, undefined, { id })).answer.data.answer.sentAt).not.toBeNull();
});
