import { answerPreviewPath, complaintFiguresCsvPath } from '@riparo/domain/care/complaints/paths.ts';
import { complaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import {
  classifyComplaintCall,
  closeComplaintCall,
  complaintFiguresCall,
  deskComplaintCall,
  deskComplaintsCall,
  editComplaintNoteCall,
  mailComplainantAgainCall,
  noteOnComplaintCall,
  registerComplaintCall,
  saveAnswerCall,
  sendAnswerCall,
  takeComplaintCall,
  withdrawComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { dayInRome, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { type ComplaintId } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mailsTo, moveTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { isNotPageView } from '../../../test/desk-log.ts';
import { paidDeal } from '../../../test/after-purchase.ts';
import type { Browser } from '../../../test/browser.ts';
import { complains, complaint, newKey } from '../../../test/complaints.ts';
import { approvable } from '../../../test/approved.ts';
import { atDesk } from '../../../test/desk.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { product } from '../../desk/log/append.ts';
import { deskRequests } from '../requests/tables.ts';
import { removeOldComplaints } from './forget-complaints.ts';
import { openComplaint } from './open-complaint.ts';
import { caseHistory } from '../casework/tables.ts';
import { complaints } from './tables.ts';

const now = new Date('2026-11-17T10:00:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const start = () => testServer({ now, environment: { WRITES_PER_MINUTE: '1000000' } });
const rita = async (server: TestServer) => (await atDesk(server, 'responsabile', 'Rita Blu')).browser;

async function opened(server: TestServer, given: Parameters<typeof complaint>[0] = {}) {
  const made = await complains(server, given);
  const [row] = await server.db.select().from(complaints).where(eq(complaints.number, made.number));
  if (!row) throw new Error('no complaint');
  return { ...made, id: row.id };
}

/** Like the form, without its limits. */
async function putIn(server: TestServer, email: string): Promise<ComplaintId> {
  const { firstname, lastname, submissionKey: _key, phone: _phone, ...rest } = complaint({ email });
  const at = server.parts.clock();
  const given = {
    ...rest,
    complainant: 'customer',
    area: 'withdrawal',
    channel: 'site',
    onBehalfOf: null,
    reference: null,
    phone: null,
    postalAddress: null,
    firstName: firstname,
    lastName: lastname,
    submissionKey: newKey(),
    mailboxProvedAt: at,
    receivedOn: dayInRome(at),
  } as const;
  return (await openComplaint(server.parts, given, { actor: product, now: at })).complaint.id;
}

const take = (browser: Browser, id: ComplaintId) => browser.call(takeComplaintCall, undefined, { id });
const save = (browser: Browser, id: ComplaintId, version: number, text: string) =>
  browser.call(saveAnswerCall, { version, text, outcome: 'rejected' }, { id });

async function answers(browser: Browser, id: ComplaintId, outcome: 'accepted' | 'rejected' = 'accepted') {
  await take(browser, id);
  await browser.call(saveAnswerCall, { version: 0, text: 'Ecco la risposta.', outcome }, { id });
  return browser.call(sendAnswerCall, { version: 1 }, { id });
}

const actionsOf = async (server: TestServer) =>
  (await server.db.select().from(deskLog).where(isNotPageView).orderBy(asc(deskLog.number)))
    .map(({ action }) => action)
    .filter((action) => action.startsWith('complaint'));

describe('the register of complaints', () => {
  test('the register lists open complaints by due date and ended ones by their end, page by page', async () => {
    await using server = await start();
    const browser = await rita(server);
    const ids: ComplaintId[] = [];
    for (let day = 0; day < 52; day += 1) {
      server.setNow(daysLater(-day));
      ids.unshift(await putIn(server, `a${day}@example.it`));
    }
    server.setNow(now);
    const first = (await browser.call(deskComplaintsCall)).answer;
    const second = (await browser.call(deskComplaintsCall, undefined, undefined, { after: first.next ?? '' }))
      .answer;
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    // Days 46 to 51 are late; for days 30 to 45 a warning was sent.
    expect(first.counts).toEqual({ open: 52, warned: 16, late: 6 });
    const late = await browser.call(deskComplaintsCall, undefined, undefined, { state: 'late' });
    expect(late.answer.data.map(({ id }) => id)).toEqual(ids.slice(0, 6));

    await answers(browser, ids[3] as ComplaintId);
    await answers(browser, ids[5] as ComplaintId, 'rejected');
    const found = async (query: Record<string, string>) =>
      (await browser.call(deskComplaintsCall, undefined, undefined, query)).answer.data.map(({ id }) => id);
    expect(await found({ state: 'ended' })).toEqual([ids[5], ids[3]]);
    expect(await found({ state: 'all', outcome: 'rejected' })).toEqual([ids[5]]);
    expect(await found({ state: 'all', area: 'claim' })).toEqual([]);
    expect(await found({ state: 'all', year: '2025' })).toEqual([]);
    expect(await found({ state: 'all', q: 'a3@example' })).toEqual([ids[48]]);
    expect(await found({ state: 'all', q: 'a3@ angelo' })).toEqual([ids[48]]);
    expect(await found({ state: 'all', q: '%' })).toEqual([]);
    expect(await found({ state: 'late' })).toEqual([ids[0], ids[1], ids[2], ids[4]]);
    // A page that is exactly full is the last.
    const open = (await browser.call(deskComplaintsCall)).answer;
    expect(open.data).toHaveLength(50);
    expect(open.next).toBeNull();
    expect(open.counts).toEqual({ open: 50, warned: 16, late: 4 });
    const all = (after = '') =>
      browser.call(deskComplaintsCall, undefined, undefined, { state: 'all', after });
    const latest = (await all()).answer;
    const earliest = (await all(latest.next ?? '')).answer;
    expect([...latest.data, ...earliest.data].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(earliest.next).toBeNull();
    expect((await all('ieri_qui')).answer.data).toEqual(latest.data);
    await server.db
      .update(complaints)
      .set({ erasureAskedAt: now })
      .where(eq(complaints.id, ids[5] as ComplaintId));
    const [erased] = await server.db
      .select()
      .from(complaints)
      .where(eq(complaints.id, ids[5] as ComplaintId));
    expect(await found({ state: 'all', q: erased?.email ?? '' })).toEqual([]);
    expect(await found({ state: 'all', q: erased?.number ?? '' })).toEqual([ids[5]]);
    // The outcome of a draft does not count.
    await take(browser, ids[0] as ComplaintId);
    await save(browser, ids[0] as ComplaintId, 0, 'Bozza.');
    expect(await found({ state: 'all', outcome: 'rejected' })).toEqual([ids[5]]);
  });

  test('the register of complaints also takes those that came by post, from the day they arrived, and refuses a date in the future', async () => {
    await using server = await start();
    const browser = await rita(server);
    const body = {
      ...complaint(),
      submissionKey: newKey(),
      channel: 'post',
      receivedOn: '2026-11-10',
    } as const;
    const { status, answer } = await browser.call(registerComplaintCall, body);
    const again = await browser.call(registerComplaintCall, body);
    expect({ status, id: again.answer.data.id }).toEqual({ status: 201, id: answer.data.id });
    const { data } = (await browser.call(deskComplaintCall, undefined, { id: answer.data.id })).answer;
    expect(data).toMatchObject({ channel: 'post', receivedOn: '2026-11-10', dueBy: '2026-12-25' });
    expect(data.history.map(({ action, actor }) => `${actor} ${action}`)).toEqual(['Rita Blu register']);
    const tomorrow = { ...body, submissionKey: newKey(), receivedOn: '2026-11-18' };
    const refused = await browser.call(registerComplaintCall, tomorrow);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.problem.fields ?? {})).toEqual(['receivedOn']);
    expect(await actionsOf(server)).toEqual(['complaint.registered']);
  });

  test('a complaint registered on its fortieth day is warned of at once', async () => {
    await using server = await start();
    const { browser, email } = await atDesk(server, 'responsabile', 'Rita Blu');
    const late = { channel: 'pec', receivedOn: '2026-10-08', submissionKey: newKey() } as const;
    const { answer } = await browser.call(registerComplaintCall, { ...complaint(), ...late });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe(`Reclamo ${answer.data.number}: mancano 5 giorni`);
  });
});

describe('working on a complaint', () => {
  test('withdrawing or closing a complaint is mailed once, can be mailed again, and takes it out of the queue', async () => {
    await using server = await start();
    const browser = await rita(server);
    const [one, other] = [await opened(server), await opened(server, { email: 'zoe@example.it' })];
    const mailedTo = async (email: string) => {
      const mails = await mailsTo(server, email);
      return mails.map(({ subject, text }) => [subject, /lo ritiri|alla compagnia/.exec(text)?.[0]]);
    };
    const withdraw = () => browser.call(withdrawComplaintCall, { note: 'Ha telefonato' }, { id: one.id });
    for (const _ of ['once', 'again']) expect((await withdraw()).answer.data.state).toBe('withdrawn');
    const close = (reason: 'forwarded' | 'duplicate') =>
      browser.call(
        closeComplaintCall,
        { reason, words: 'L’abbiamo mandato alla compagnia.' },
        { id: other.id },
      );
    for (const _ of ['once', 'again']) expect((await close('forwarded')).answer.data.state).toBe('closed');
    expect((await close('duplicate')).problem.code).toBe('ComplaintMovedOn');
    const [withdrawn, closed] = [await mailedTo('ada@example.it'), await mailedTo('zoe@example.it')];
    expect({ withdrawn: withdrawn.length, closed: closed.length }).toEqual({ withdrawn: 2, closed: 2 });
    for (const id of [one.id, other.id])
      await browser.call(mailComplainantAgainCall, { key: newKey() }, { id });
    expect(await mailedTo('ada@example.it')).toEqual([withdrawn[0], ...withdrawn]);
    expect(await mailedTo('zoe@example.it')).toEqual([closed[0], ...closed]);
    expect((await browser.call(deskRequestsCall)).answer.data).toEqual([]);
    expect(await actionsOf(server)).toEqual([
      'complaint.withdrawn',
      'complaint.closed',
      'complaint.mail-sent',
      'complaint.mail-sent',
    ]);
  });

  test('a complaint is taken, classified, noted and answered, each step in its history and in the log', async () => {
    await using server = await start();
    const deal = await paidDeal(server);
    const browser = await rita(server);
    const { id } = await opened(server, { email: deal.email, phone: '3331234567' });
    expect((await take(browser, id)).answer.data).toMatchObject({
      state: 'in-progress',
      assignee: { name: 'Rita Blu' },
      isPhoneMasked: false,
      endedOn: null,
    });
    // A repeated click.
    await take(browser, id);
    const classified = await browser.call(
      classifyComplaintCall,
      { area: { from: 'withdrawal', to: 'purchase' }, dealUuid: { from: deal.uuid, to: null } },
      { id },
    );
    expect(classified.answer.data).toMatchObject({ area: 'purchase', deal: null });
    const key = newKey();
    for (let press = 0; press < 2; press += 1) {
      const noted = await browser.call(noteOnComplaintCall, { key, text: 'Sentita la compagnia.' }, { id });
      expect(noted.answer.data.notes).toMatchObject([{ text: 'Sentita la compagnia.' }]);
    }
    await save(browser, id, 0, 'Bozza.');
    const { answer } = await browser.call(sendAnswerCall, { version: 1 }, { id });
    // A repeated click.
    expect((await browser.call(sendAnswerCall, { version: 1 }, { id })).status).toBe(200);
    expect(answer.data.history.map(({ action }) => action)).toEqual([
      'receive',
      'take',
      'classify',
      'note',
      'draft',
      'answer',
    ]);
    expect(await actionsOf(server)).toEqual([
      'complaint.taken',
      'complaint.classified',
      'complaint.note',
      'complaint.answer-saved',
      'complaint.answered',
    ]);
    const mails = await mailsTo(server, deal.email);
    expect(mails.filter(({ subject }) => subject.startsWith('La risposta'))).toHaveLength(1);
  });

  test('saving over a colleague’s change is refused with a message, and nothing is lost', async () => {
    await using server = await start();
    const browser = await rita(server);
    const carla = (await atDesk(server, 'responsabile', 'Carla Verdi')).browser;
    const { id } = await opened(server);
    await take(browser, id);
    await save(browser, id, 0, 'La mia.');
    const refused = await save(carla, id, 0, 'La sua.');
    expect({ status: refused.status, code: refused.problem.code }).toEqual({
      status: 409,
      code: 'ComplaintChanged',
    });
    const stale = await carla.call(sendAnswerCall, { version: 2 }, { id });
    expect({ status: stale.status, code: stale.problem.code }).toEqual({
      status: 409,
      code: 'ComplaintChanged',
    });
    expect((await save(carla, id, 1, 'La sua.')).answer.data.answer).toMatchObject({
      text: 'La sua.',
      version: 2,
      savedBy: 'Carla Verdi',
    });

    await browser.call(classifyComplaintCall, { area: { from: 'withdrawal', to: 'site' } }, { id });
    const other = await carla.call(
      classifyComplaintCall,
      { area: { from: 'withdrawal', to: 'people' } },
      { id },
    );
    expect(other.problem.code).toBe('ComplaintChanged');
    expect(Object.keys(other.problem.fields ?? {})).toEqual(['area']);
    const merged = await carla.call(
      classifyComplaintCall,
      { complainant: { from: 'customer', to: 'injured' } },
      { id },
    );
    expect(merged.answer.data).toMatchObject({ area: 'site', complainant: 'injured' });
    // Both wrote the same.
    const same = await carla.call(
      classifyComplaintCall,
      { area: { from: 'withdrawal', to: 'site' } },
      { id },
    );
    expect(same.answer.data.history).toEqual(merged.answer.data.history);
  });

  test('a note is edited from the version that was read, and every text of it stays', async () => {
    await using server = await start();
    const browser = await rita(server);
    const carla = (await atDesk(server, 'responsabile', 'Carla Verdi')).browser;
    const { id } = await opened(server);
    const noted = await browser.call(noteOnComplaintCall, { key: newKey(), text: 'Sentita.' }, { id });
    const noteId = String(noted.answer.data.notes[0]?.id);
    const edit = (by: Browser, version: number, text: string) =>
      by.call(editComplaintNoteCall, { version, text }, { id, noteId });
    expect((await edit(browser, 1, 'Sentita due volte.')).status).toBe(200);
    const refused = await edit(carla, 1, 'Da sentire.');
    expect({ status: refused.status, code: refused.problem.code }).toEqual({
      status: 409,
      code: 'NoteChanged',
    });
    const both = await edit(carla, 2, 'Sentita, e da risentire.');
    expect(both.answer.data.notes).toMatchObject([
      {
        version: 3,
        text: 'Sentita, e da risentire.',
        author: 'Carla Verdi',
        earlier: [{ text: 'Sentita due volte.' }, { text: 'Sentita.' }],
      },
    ]);
    expect(both.answer.data.history.map(({ action }) => action)).toEqual([
      'receive',
      'note',
      'edit-note',
      'edit-note',
    ]);
    const none = await browser.call(editComplaintNoteCall, { version: 1, text: 'x' }, { id, noteId: '1' });
    expect(none.status).toBe(404);
  });

  test('complaints of a deal and of a person are found, open or ended', async () => {
    await using server = await start();
    const deal = await paidDeal(server);
    const browser = await rita(server);
    const { id } = await opened(server, { email: deal.email });
    await opened(server);
    await browser.call(findPeopleCall);
    const { personId } = (await browser.call(deskComplaintCall, undefined, { id })).answer.data;
    const found = async (query: Record<string, string>) =>
      (
        await browser.call(deskComplaintsCall, undefined, undefined, { state: 'all', ...query })
      ).answer.data.map((each) => each.id);
    expect(await found({ deal: deal.uuid })).toEqual([id]);
    expect(await found({ person: personId ?? '' })).toEqual([id]);
    // An erased complainant is no longer that person.
    await server.db.update(complaints).set({ erasureAskedAt: now }).where(eq(complaints.id, id));
    expect(await found({ person: personId ?? '' })).toEqual([]);
  });

  test('a colleague can take a complaint over', async () => {
    await using server = await start();
    const browser = await rita(server);
    const carla = (await atDesk(server, 'responsabile', 'Carla Verdi')).browser;
    const { id } = await opened(server, { phone: '3331234567' });
    await take(browser, id);
    expect((await take(carla, id)).answer.data).toMatchObject({ assignee: { name: 'Carla Verdi' } });
    const seen = (await browser.call(deskComplaintCall, undefined, { id })).answer.data;
    expect({ isPhoneMasked: seen.isPhoneMasked, phone: seen.phone }).toEqual({
      isPhoneMasked: true,
      phone: '+39\u00a0•••-••••567',
    });
  });

  test('an answer is not sent without a text, twice, or after the end of the complaint', async () => {
    await using server = await start();
    const browser = await rita(server);
    const { id, token } = await opened(server);
    const early = await browser.call(sendAnswerCall, { version: 1 }, { id });
    expect(early.problem.code).toBe('AnswerMissing');
    expect((await save(browser, id, 0, 'Prima di prenderlo')).problem.code).toBe('ComplaintMovedOn');
    await take(browser, id);
    const words = 'Lo abbiamo mandato alla compagnia.';
    const closed = await browser.call(closeComplaintCall, { reason: 'forwarded', words }, { id });
    expect(closed.answer.data).toMatchObject({ state: 'closed', closingReason: 'forwarded' });
    expect((await browser.call(withdrawComplaintCall, { note: 'x' }, { id })).problem.code).toBe(
      'ComplaintMovedOn',
    );
    expect((await take(browser, id)).problem.code).toBe('ComplaintMovedOn');
    const [mail] = await mailsTo(server, 'ada@example.it');
    expect(mail?.text).toContain(words);
    expect((await server.call(complaintCall, { params: { token } })).answer.data).toMatchObject({
      state: 'closed',
      closingWords: words,
      answer: null,
    });
  });

  test('an answer can be previewed as a draft before it is sent', async () => {
    await using server = await start();
    const browser = await rita(server);
    const { id } = await opened(server);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const preview = () => server.request({ method: 'GET', url: answerPreviewPath(id), headers: { cookie } });
    expect((await preview()).statusCode).toBe(404);
    await take(browser, id);
    await save(browser, id, 0, 'Una bozza.');
    const previewed = await preview();
    expect(previewed.statusCode).toBe(200);
    expect(previewed.headers['content-disposition']).toBe(
      'inline; filename="riparo-bozza-REC-2026-00001.pdf"',
    );
    expect((await server.request(answerPreviewPath(id))).statusCode).toBe(401);
    expect(await server.db.$count(deskLog, eq(deskLog.action, 'complaint.answer-previewed'))).toBe(1);
  });
});

test('the statistics of a year count by area, product, ending and days, also as CSV', async () => {
  await using server = await start();
  const browser = await rita(server);
  const [one, two] = [await opened(server), await opened(server)];
  await opened(server, { area: 'site' });
  server.setNow(new Date(now.getTime() + 30 * 60_000));
  await answers(browser, one.id);
  await answers(browser, two.id);
  const figures = async (year: string) =>
    (await browser.call(complaintFiguresCall, undefined, undefined, { year })).answer.data;
  const quick = { averageDays: 0, longestDays: 0, late: 0 };
  expect(await figures('2026')).toEqual([
    { area: 'withdrawal', product: null, ending: 'accepted', number: 2, ...quick },
    { area: 'site', product: null, ending: 'open', number: 1, ...quick },
  ]);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const csv = await server.request({
    method: 'GET',
    url: `${complaintFiguresCsvPath}?year=2026`,
    headers: { cookie },
  });
  expect(csv.body).toContain('"Recesso e rimborsi";"Nessuno";"Accolto";"2";"0";"0";"0"');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="reclami-2026.csv"');
  expect(await actionsOf(server)).toContain('complaints.exported');
  const thisYear = await server.request({ method: 'GET', url: complaintFiguresCsvPath, headers: { cookie } });
  expect(thisYear.headers['content-disposition']).toBe('attachment; filename="reclami-2026.csv"');
  expect(thisYear.body).toEqual(csv.body);
  // A complaint counts in the year it arrived; an open one counts its days until now.
  await server.db
    .update(complaints)
    .set({ receivedOn: isoDate('2026-11-07'), product: 'pet' })
    .where(eq(complaints.id, two.id));
  await server.db
    .update(complaints)
    .set({ receivedOn: isoDate('2026-01-01') })
    .where(eq(complaints.area, 'site'));
  await server.db
    .update(complaints)
    .set({ receivedOn: isoDate('2025-12-31') })
    .where(eq(complaints.id, one.id));
  const pet = { key: 'pet', title: 'Sussidio Pet' };
  const long = { averageDays: 320, longestDays: 320, late: 1 };
  const tenDays = { averageDays: 10, longestDays: 10, late: 0 };
  expect(await figures('2026')).toEqual([
    { area: 'site', product: null, ending: 'open', number: 1, ...long },
    { area: 'withdrawal', product: pet, ending: 'accepted', number: 1, ...tenDays },
  ]);
  expect(await figures('2025')).toMatchObject([{ number: 1, longestDays: 321, late: 1 }]);
});

describe('the complainant’s own data', () => {
  test('complaints are in the export of the complainant, without answers still being drafted', async () => {
    await using server = await start();
    const { browser, email } = await signedInHolder(server);
    const { id } = await opened(server, { email });
    const desk = await rita(server);
    await take(desk, id);
    await save(desk, id, 0, 'Ancora una bozza.');
    const { answer } = await browser.call(personalDataCall);
    expect(answer).toMatchObject({ complaints: [{ number: 'REC-2026-00001', answerText: '' }] });
    await opened(server);
    server.setNow(new Date(now.getTime() + 60_000));
    const second = await opened(server, { email });
    await answers(desk, second.id);
    const own = (await browser.call(personalDataCall)).answer['complaints'];
    await expect(approvable(own).replaceAll(email, 'ada@example.it')).toMatchFileSnapshot(
      'approved/complaints-in-the-export.txt',
    );
    expect(JSON.stringify(answer)).not.toContain('Rita');
  });

  test('complaints move to a new mailbox, with a link that works there', async () => {
    await using server = await start();
    const holder = await signedInHolder(server);
    const { token, id } = await opened(server, { email: holder.email });
    await server.mails();
    const other = newEmail();
    await moveTo(server, holder, other);
    expect((await server.call(complaintCall, { params: { token } })).status).toBe(404);
    const desk = await rita(server);
    await answers(desk, id);
    const [mail] = await mailsTo(server, other);
    const link = /\/reclami\/seguito\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await server.call(complaintCall, { params: { token: link } })).status).toBe(200);
  });

  test('the register outlives the complainant’s erasure: open complaints are still answered, and then are out of reach', async () => {
    await using server = await start();
    const { browser, email } = await signedInHolder(server);
    const [open, answered] = [await opened(server, { email }), await opened(server, { email })];
    const desk = await rita(server);
    await answers(desk, answered.id);
    const stranger = await opened(server, { phone: '3331234567' });
    const ended = await opened(server, { email: 'zoe@example.it' });
    await answers(desk, ended.id);
    await server.mails();
    const [before] = await server.db.select().from(complaints).where(eq(complaints.id, stranger.id));
    await browser.call(deleteAccountCall, { password });
    expect(await server.db.select().from(complaints).where(eq(complaints.id, stranger.id))).toEqual([before]);
    expect((await server.call(complaintCall, { params: { token: ended.token } })).status).toBe(200);

    for (const { token } of [open, answered])
      expect((await server.call(complaintCall, { params: { token } })).status).toBe(404);
    const found = await desk.call(deskRequestsCall, undefined, undefined, { q: email });
    expect(found.answer.data).toEqual([]);
    const queue = async () => (await desk.call(deskRequestsCall)).answer.data.length;
    expect(await queue()).toBe(2);
    await answers(desk, open.id);
    expect(await queue()).toBe(1);
    const remaining = await server.db
      .select({ of: deskRequests.sourceId, phone: deskRequests.phone })
      .from(deskRequests);
    expect(remaining.toSorted((first, next) => (first.phone ?? '').localeCompare(next.phone ?? ''))).toEqual([
      { of: ended.id, phone: null },
      { of: stranger.id, phone: '+393331234567' },
    ]);
    // The mail about the deleted account may come before or after it.
    const mails = await mailsTo(server, email);
    const answer = mails.find(({ subject }) => subject === `La risposta al tuo reclamo ${open.number}`);
    expect(answer?.text).toBeTypeOf('string');
    expect(answer?.text).not.toContain('/reclami/seguito/');
    expect(await server.db.$count(complaints)).toBe(4);
  });

  test('complaints are deleted ten years after their end, and open ones stay', async () => {
    await using server = await start();
    const desk = await rita(server);
    const [ended] = [await opened(server), await opened(server)];
    await answers(desk, ended.id);
    await server.mails();
    expect(await removeOldComplaints(server.db, new Date('2036-11-17T10:00:00Z'))).toBe(0);
    expect(await removeOldComplaints(server.db, new Date('2036-11-17T10:00:01Z'))).toBe(1);
    expect(await server.db.$count(complaints)).toBe(1);
    expect(await server.db.$count(caseHistory, eq(caseHistory.kind, 'complaint'))).toBe(1);
  });
});
