import {
  askClaimLinkCall,
  beginLinkedClaimCall,
  beginOwnClaimCall,
  claimCall,
  givePaperCall,
  linkedPolicyCall,
  ownClaimsCall,
  writeToDeskCall,
} from '@riparo/domain/care/claims/claim-calls.ts';
import { deleteAccountCall, personalDataCall } from '@riparo/domain/people/account/account-calls.ts';
import { withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { deskClaimCall, deskClaimsCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { claimIdSchema, requestedDocumentIdSchema } from '@riparo/domain/platform/values/ids.ts';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { policyNumber } from '../../buy/ski/policy-number.ts';
import { skiPolicies } from '../../buy/ski/tables.ts';
import { mailsTo, moveTo, newEmail, password, signedInHolder } from '../../../test/account-holder.ts';
import { mailedToken, paidDeal, signFor } from '../../../test/after-purchase.ts';
import { noteOn } from '../../../test/case-notes.ts';
import {
  beginClaim,
  coveredDeal,
  dogAnswers,
  newKey,
  policyToken,
  readClaim,
  reportedClaim,
  saveAnswers,
  submit,
} from '../../../test/claims.ts';
import { buySkiSeason } from '../../../test/contracts.ts';
import { runJobs } from '../../../test/deals.ts';
import { atDesk } from '../../../test/desk.ts';
import { approvable } from '../../../test/approved.ts';
import { hold } from '../../../test/held-rows.ts';
import { newDealUuid } from '../../../test/ids.ts';
import { testServer, type TestServer } from '../../../test/test-server.ts';
import { deals } from '../../buy/deals/tables.ts';
import { deskLog } from '../../desk/log/tables.ts';
import { rateLimits } from '../../platform/http/rate-limit/tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { deleteOldData } from '../../people/retention/retention-job.ts';
import { caseHistory, caseNotes } from '../casework/tables.ts';
import { claimMessages, claimPapers, claimPromises, claims } from './tables.ts';

// A Tuesday.
const now = new Date('2026-11-17T10:00:00Z');
const iban = 'IT60X0542811101000000123456';

const linkIn = (text: string) => /\/sinistri\/((?:polizza\/)?[\w-]+)/.exec(text)?.[1];

const sentTo = async (server: TestServer, email: string) => {
  await runJobs(server);
  return mailsTo(server, email);
};

describe('starting a claim', () => {
  test('a claim is started from the mail about a policy, whose link names the policy and nothing about its owner', async () => {
    await using server = await testServer({ now });
    const deal = await coveredDeal(server);
    const token = policyToken(server, deal);
    const { answer } = await server.call(linkedPolicyCall, { params: { token } });
    expect(answer.data).toMatchObject({ title: 'Sussidio Pet', standing: 'covered', startsOn: '2026-03-10' });
    expect(JSON.stringify(answer)).not.toContain(deal.email);
    const draft = await readClaim(server, await beginClaim(server, deal));
    const policies = draft.stage === 'draft' ? draft.policies : [];
    expect(policies).toMatchObject([{ ...answer.data, uuid: deal.uuid, productKey: 'pet' }]);
    expect(draft).toEqual({
      stage: 'draft',
      policies,
      answers: { policy: deal.uuid },
      files: [],
      savedAt: now.toISOString(),
      keptUntil: '2026-12-17T10:00:00.000Z',
    });
  });

  test('a claim is started once per key, and with no other link', async () => {
    await using server = await testServer({ now });
    const deal = await coveredDeal(server);
    const token = policyToken(server, deal);
    const body = { submissionKey: newKey() };
    const begin = () => server.call(beginLinkedClaimCall, { params: { token }, body });
    const [first, second] = [await begin(), await begin()];
    expect(second.answer).toEqual(first.answer);
    expect(await server.db.$count(claims)).toBe(1);
    // The token of a claim neither opens another claim nor starts one.
    const claimToken = first.answer.data.token;
    const withClaimToken = await server.call(beginLinkedClaimCall, { params: { token: claimToken }, body });
    expect(withClaimToken.status).toBe(404);
    expect((await server.call(claimCall, { params: { token } })).status).toBe(404);
    await beginClaim(server, await coveredDeal(server));
    expect((await begin()).answer).toEqual(first.answer);
    const stranger = await coveredDeal(server);
    const strangersClaim = await server.call(beginLinkedClaimCall, {
      params: { token: policyToken(server, stranger) },
      body,
    });
    expect(strangersClaim.status).toBe(201);
    expect(strangersClaim.answer.data.token).not.toBe(claimToken);
    const { browser, email } = await signedInHolder(server);
    const mine = await coveredDeal(server, { email });
    const policy = (await coveredDeal(server, { email })).uuid;
    const own = { submissionKey: newKey(), policy };
    const startedByOwner = await browser.call(beginOwnClaimCall, own);
    expect((await browser.call(beginOwnClaimCall, own)).answer).toEqual(startedByOwner.answer);
    // The same key with a different policy or account starts another claim.
    for (const other of [
      { submissionKey: own.submissionKey },
      { ...own, policy: mine.uuid },
      { ...own, submissionKey: body.submissionKey },
    ]) {
      const startedElsewhere = await browser.call(beginOwnClaimCall, other);
      expect(startedElsewhere.status).toBe(201);
      expect(startedElsewhere.answer).not.toEqual(startedByOwner.answer);
    }
  });

  test('a claim is never started for a deal that was not paid', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const unpaid = await coveredDeal(server, { email, stage: 'qualified_lead' });
    const params = { token: policyToken(server, unpaid) };
    const key = { submissionKey: newKey() };
    const tried = [
      await browser.call(beginOwnClaimCall, { ...key, policy: unpaid.uuid }),
      await server.call(beginLinkedClaimCall, { params, body: key }),
      await server.call(linkedPolicyCall, { params }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await server.db.$count(claims)).toBe(0);
  });

  test('a claim is started from the personal area, for one policy or before the policy is chosen', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const dog = await coveredDeal(server, { email });
    const home = await coveredDeal(server, {
      email,
      productKey: 'rc-terzi-10',
      order: 'sign-first',
      startsOn: isoDate('2026-04-10'),
    });
    const older = await coveredDeal(server, { email, createdAt: new Date('2026-02-01T10:00:00Z') });
    await coveredDeal(server, { email, erasureAskedAt: now });
    await coveredDeal(server, { email, stage: 'qualified_lead' });
    await coveredDeal(server);
    const started = await browser.call(beginOwnClaimCall, { submissionKey: newKey() });
    const { token } = started.answer.data;
    const draft = await readClaim(server, token);
    const uuids = draft.stage === 'draft' ? draft.policies.map(({ uuid }) => uuid) : [];
    // The latest first, limited to the policies that this customer can choose.
    expect(uuids).toEqual([home.uuid, dog.uuid, older.uuid]);
    expect((await saveAnswers(server, token, { policy: home.uuid, what: 'home' })).status).toBe(200);
    const wrong = await saveAnswers(server, token, { what: 'surgery' });
    expect(wrong.problem.fields).toHaveProperty('what');

    const direct = await browser.call(beginOwnClaimCall, { submissionKey: newKey(), policy: dog.uuid });
    expect(await readClaim(server, direct.answer.data.token)).toMatchObject({
      answers: { policy: dog.uuid },
    });
    const listed = (await browser.call(ownClaimsCall)).answer;
    expect(listed.data).toEqual([]);
    expect(listed.drafts.map(({ product }) => product?.key).toSorted()).toEqual(['pet', 'rc-terzi-10']);
  });

  test('a claim is never started for another customer’s policy', async () => {
    await using server = await testServer({ now });
    const { browser } = await signedInHolder(server);
    const others = await coveredDeal(server);
    const started = await browser.call(beginOwnClaimCall, { submissionKey: newKey(), policy: others.uuid });
    expect(started.status).toBe(404);
    expect(await server.db.$count(claims)).toBe(0);
    const open = await browser.call(beginOwnClaimCall, { submissionKey: newKey() });
    const { token } = open.answer.data;
    expect((await saveAnswers(server, token, { policy: others.uuid })).problem.fields).toHaveProperty(
      'policy',
    );
  });
});

const ask = (server: TestServer, number: string, email: string) =>
  server.call(askClaimLinkCall, { body: { policyNumber: number, email } });

describe('starting a claim at /sinistri with policy number and e-mail', () => {
  test('the link goes to the mailbox of the policy, and every request gets the same answer', async () => {
    await using server = await testServer({ now });
    const deal = await coveredDeal(server);
    const number = deal.uuid.slice(0, 8);
    const right = await ask(server, number.toLowerCase(), ` ${deal.email.toUpperCase()} `);
    const wrong = await ask(server, '00000000', deal.email);
    await coveredDeal(server, { email: deal.email, uuid: newDealUuid() });
    const erased = await coveredDeal(server, { erasureAskedAt: now });
    expect((await ask(server, erased.uuid.slice(0, 8), erased.email)).status).toBe(204);
    const unknownEmail = newEmail();
    const unknown = await ask(server, number, unknownEmail);
    expect({ right: right.status, wrong: wrong.status, unknown: unknown.status }).toEqual({
      right: 204,
      wrong: 204,
      unknown: 204,
    });
    const mails = await sentTo(server, deal.email);
    expect(mails).toHaveLength(1);
    expect([...(await mailsTo(server, unknownEmail)), ...(await mailsTo(server, erased.email))]).toEqual([]);
    expect(mails[0]?.text).toContain(number.toUpperCase());
    const link = linkIn(mails[0]?.text ?? '')?.replace('polizza/', '') ?? '';
    expect((await server.call(linkedPolicyCall, { params: { token: link } })).status).toBe(200);
  });

  test('a ski policy is also found at /sinistri, and an invalid number is reported at its field', async () => {
    await using server = await testServer({ now: new Date('2026-12-05T10:00:00Z') });
    const email = newEmail();
    await buySkiSeason(server, email);
    const [policy] = await server.db.select().from(skiPolicies);
    const number = policy ? policyNumber(policy) : '';
    await server.db.delete(rateLimits);
    expect((await ask(server, number.replace('-', ' ').toLowerCase(), email)).status).toBe(204);
    const subjects = (await sentTo(server, email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringContaining('Il link per raccontarci'));
    expect((await ask(server, 'polizza', email)).problem.fields).toHaveProperty('policyNumber');
  });
});

describe('answers of a draft', () => {
  test('answers belong to one draft alone, and answers to questions that were not shown are discarded', async () => {
    await using server = await testServer({ now });
    const other = await beginClaim(server, await coveredDeal(server));
    const token = await beginClaim(server, await coveredDeal(server));
    const before = await readClaim(server, other);
    server.setNow(new Date(now.getTime() + 60_000));
    const hiddenAnswers = { what: 'something-else', iban, policy: newKey(), colour: 'red' };
    const { answer } = await saveAnswers(server, token, { ...hiddenAnswers, where: 'Torino' });
    const policies = answer.data.stage === 'draft' ? answer.data.policies : [];
    expect(answer.data).toEqual({
      stage: 'draft',
      policies,
      answers: { policy: policies[0]?.uuid, what: 'something-else', where: 'Torino' },
      files: [],
      savedAt: '2026-11-17T10:01:00.000Z',
      keptUntil: '2026-12-17T10:01:00.000Z',
    });
    expect(await readClaim(server, other)).toEqual(before);
    expect((await saveAnswers(server, 'nobody', { where: 'Torino' })).status).toBe(404);
  });

  test('answers are saved one by one and continued on another device', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    for (const [name, answer] of Object.entries(dogAnswers))
      expect((await saveAnswers(server, token, { [name]: answer })).status).toBe(200);
    expect(await readClaim(server, token)).toMatchObject({
      stage: 'draft',
      answers: { ...dogAnswers, iban },
    });
  });

  test('answers given on two devices at once are both stored', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    await saveAnswers(server, token, { what: 'surgery' });
    await using saving = await hold(server, 'select from claim for update');
    const both = [
      saveAnswers(server, token, { when: '2026-11-05' }),
      saveAnswers(server, token, { where: 'Torino' }),
    ];
    await saving.awaitedBy(2);
    await saving.release();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await readClaim(server, token)).toMatchObject({
      answers: { what: 'surgery', when: '2026-11-05', where: 'Torino' },
    });
  });

  test('wrong answers are reported at their field, and none of them is stored', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    const { status, problem } = await saveAnswers(server, token, {
      what: 'surgery',
      when: '2026-11-18',
      iban: 'IT60X0542811101000000123465',
    });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['when', 'iban']);
    expect(await readClaim(server, token)).toMatchObject({ answers: {} });
  });

  test('answers are deleted thirty days after the last of them', async () => {
    await using server = await testServer({ now });
    await beginClaim(server, await coveredDeal(server));
    await reportedClaim(server);
    server.setNow(new Date(now.getTime() + 31 * 86_400_000));
    await deleteOldData(server.parts);
    expect(await server.db.select({ state: claims.state }).from(claims)).toEqual([{ state: 'received' }]);
  });
});

describe('the date of a claim', () => {
  const scooterYear = {
    productKey: 'monopattino',
    startsOn: isoDate('2025-11-01'),
    endsOn: isoDate('2026-10-31'),
  } as const;
  const petYear = { startsOn: isoDate('2026-03-10'), endsOn: isoDate('2027-03-09') } as const;

  test.each([
    ['before the cover', petYear, '2026-03-09', 'before-cover'],
    ['in the first days of a pet', petYear, '2026-03-13', 'waiting-period'],
    ['on the first day that counts', petYear, '2026-03-14', null],
    ['in the days of grace of a scooter', scooterYear, '2026-11-12', 'grace-days'],
    ['after the days of grace', scooterYear, '2026-11-16', 'after-cover'],
  ] as const)(
    'a claim dated %s is taken, stored with its warning and shown at the desk',
    async (_, years, when, warning) => {
      await using server = await testServer({ now });
      const what = 'productKey' in years ? 'liability' : 'surgery';
      const { id, token } = await reportedClaim(server, years, { ...dogAnswers, what, when });
      expect(await readClaim(server, token)).toMatchObject({ coverWarning: warning, happenedOn: when });
      const { browser } = await atDesk(server, 'consulente');
      const { answer } = await browser.call(deskClaimCall, undefined, { id });
      expect(answer.data.report.coverWarning).toBe(warning);
      const listed = await browser.call(deskClaimsCall, undefined, undefined, {});
      expect(listed.answer.data).toMatchObject([{ coverWarning: warning }]);
    },
  );

  test('a date in the future is refused, and nothing of it is stored', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    const { status, problem } = await saveAnswers(server, token, { what: 'surgery', when: '2026-11-18' });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['when']);
  });

  test('a policy that ended long ago is listed, and its number and e-mail still start a claim', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const old = await coveredDeal(server, {
      email,
      startsOn: isoDate('2021-03-10'),
      endsOn: isoDate('2022-03-09'),
    });
    const started = await browser.call(beginOwnClaimCall, { submissionKey: newKey() });
    const { token } = started.answer.data;
    expect(await readClaim(server, token)).toMatchObject({ policies: [{ uuid: old.uuid }] });
    await saveAnswers(server, token, { ...dogAnswers, when: '2022-01-10' });
    expect((await submit(server, token)).answer.data).toMatchObject({ coverWarning: 'long-ago' });
    await ask(server, old.uuid.slice(0, 8), email);
    expect((await sentTo(server, email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Il link per raccontarci'),
    );
  });

  test('claims are taken on a policy that awaits its signature and on one from which the customer withdrew', async () => {
    await using server = await testServer({ now });
    const unsigned = await paidDeal(server);
    const waiting = await beginClaim(server, unsigned);
    await saveAnswers(server, waiting, { ...dogAnswers, when: '2026-11-17' });
    expect((await submit(server, waiting)).answer.data).toMatchObject({ coverWarning: 'unsigned' });

    await server.db.delete(rateLimits);
    await signFor(server, unsigned);
    const withdrawal = await mailedToken(server, unsigned.email, 'recesso');
    await server.db.update(deals).set({ startsOn: isoDate('2026-11-10'), endsOn: isoDate('2027-11-09') });
    await server.call(withdrawCall, { params: { token: withdrawal } });
    for (const [when, coverWarning] of [
      ['2026-11-16', null],
      ['2026-11-17', 'withdrawn'],
    ] as const) {
      const token = await beginClaim(server, unsigned);
      const { answer } = await server.call(linkedPolicyCall, {
        params: { token: policyToken(server, unsigned) },
      });
      expect(answer.data).toMatchObject({ standing: 'called-off', endedEarlyOn: '2026-11-17' });
      await saveAnswers(server, token, { ...dogAnswers, what: 'something-else', when });
      expect((await submit(server, token)).answer.data).toMatchObject({ coverWarning });
    }
  });
});

describe('sending a claim', () => {
  test('a claim is sent once, with a number, a mail without any detail of what happened, and a place in the queue', async () => {
    await using server = await testServer({ now });
    const deal = await coveredDeal(server);
    const token = await beginClaim(server, deal);
    await saveAnswers(server, token, dogAnswers);
    const key = newKey();
    const [first, second, other] = await Promise.all([
      submit(server, token, key),
      submit(server, token, key),
      submit(server, token),
    ]);
    expect({ first: first.status, second: second.status, other: other.status }).toEqual({
      first: 200,
      second: 200,
      other: 200,
    });
    expect(second.answer.data.number).toBe(first.answer.data.number);
    expect(first.answer.data).toMatchObject({
      stage: 'sent',
      state: 'received',
      what: 'Il mio animale è stato operato',
      iban: 'IT60\u00a0••••\u00a03456',
      // Two working days, until the desk closes.
      nextWordBy: '2026-11-19T18:00:00.000Z',
      end: null,
    });
    expect(first.answer.data.number).toMatch(/^SIN(-[\dA-F]{6}){2}$/);

    const mails = await sentTo(server, deal.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(first.answer.data.number);
    expect(mails[0]?.text).toContain('il 19 novembre 2026');
    expect(linkIn(mails[0]?.text ?? '')).toBe(token);
    for (const detail of ['palla', 'operato', 'Torino', '123456'])
      expect(mails[0]?.text).not.toContain(detail);

    const queued = await server.db.select().from(deskRequests).where(eq(deskRequests.kind, 'claim'));
    // The insurer is notified within one working day: that comes first.
    expect(queued).toMatchObject([{ state: 'new', deadline: new Date('2026-11-18T18:00:00Z') }]);
    expect(await server.db.$count(claimPromises)).toBe(1);
    expect(await server.db.$count(deskLog, eq(deskLog.action, 'claim.submitted'))).toBe(1);
    const { browser } = await atDesk(server, 'consulente');
    const { answer } = await browser.call(deskRequestsCall, undefined, undefined, { kind: 'claim' });
    expect(answer.data).toMatchObject([{ kind: 'claim', sourceId: queued[0]?.sourceId }]);
  });

  test('a claim is not sent before every question is answered', async () => {
    await using server = await testServer({ now });
    const token = await beginClaim(server, await coveredDeal(server));
    await saveAnswers(server, token, { what: 'surgery', when: '2026-11-05' });
    const { status, problem } = await submit(server, token);
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual(['where', 'story', 'hasOthers']);
    expect(await server.db.$count(deskRequests)).toBe(0);
  });

  test('a claim whose policy is gone is still shown to desk and claimant, without a policy number', async () => {
    await using server = await testServer({ now });
    const { token, id } = await reportedClaim(server);
    await server.db.update(deals).set({ stage: 'closed_lost' });
    const { browser } = await atDesk(server, 'revisore');
    const { answer } = await browser.call(deskClaimCall, undefined, { id });
    expect(answer.data.policy.number).toBe('');
    expect(await readClaim(server, token)).toMatchObject({ policyNumber: '' });
  });

  test('nothing is stored of a claim or message sent while the customer’s data is being erased', async () => {
    await using server = await testServer({ now });
    const deal = await coveredDeal(server);
    const draft = await beginClaim(server, deal);
    await saveAnswers(server, draft, dogAnswers);
    const sent = await beginClaim(server, deal);
    await saveAnswers(server, sent, dogAnswers);
    await submit(server, sent);
    await using leaving = await hold(server, 'update deal set erasure_asked_at = now()');
    const body = { submissionKey: newKey(), text: 'Ciao' };
    const tried = [
      submit(server, draft),
      submit(server, sent),
      server.call(writeToDeskCall, { params: { token: sent }, body }),
    ];
    await leaving.awaitedBy(3);
    await leaving.release();
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([422, 404, 404]);
    expect(await server.db.$count(deskRequests)).toBe(1);
    expect(await server.db.$count(claimMessages)).toBe(0);
  });

  test('a claim that was sent takes no more answers', async () => {
    await using server = await testServer({ now });
    const { token } = await reportedClaim(server);
    expect((await saveAnswers(server, token, { where: 'Milano' })).problem.code).toBe('ClaimSent');
  });
});

describe('the claimant', () => {
  test('the claimant’s message is stored once per key and brings the next update forward', async () => {
    await using server = await testServer({ now });
    const { token } = await reportedClaim(server);
    await server.db.update(claims).set({ nextWordBy: new Date('2026-11-24T18:00:00Z') });
    const body = { submissionKey: newKey(), text: 'Ho trovato anche il referto.' };
    const write = () => server.call(writeToDeskCall, { params: { token }, body });
    await write();
    const { answer } = await write();
    expect(answer.data.messages).toMatchObject([{ from: null, text: 'Ho trovato anche il referto.' }]);
    expect(answer.data.nextWordBy).toBe('2026-11-19T18:00:00.000Z');
    expect(answer.data.timeline.map(({ text }) => text)).toEqual([
      'Hai denunciato il sinistro',
      'Ci hai scritto',
    ]);
  });

  test('the claimant finds the claim in the personal area, along with claims made as a guest', async () => {
    await using server = await testServer({ now });
    const { browser, email } = await signedInHolder(server);
    const { number, token } = await reportedClaim(server, { email });
    await reportedClaim(server);
    await beginClaim(server, await coveredDeal(server));
    server.setNow(new Date(now.getTime() + 60_000));
    const later = await reportedClaim(server, { email });
    const stranger = await reportedClaim(server);
    const paper = { kind: 'file', title: 'La fattura', askedAt: now } as const;
    await server.db
      .insert(claimPapers)
      .values(
        [
          { claimId: later.id, state: 'asked' } as const,
          { claimId: later.id, state: 'given' } as const,
          { claimId: stranger.id, state: 'asked' } as const,
        ].map((each) => ({ ...paper, ...each, id: requestedDocumentIdSchema.parse(newKey()) })),
      );
    const guest = await beginClaim(server, await coveredDeal(server, { email }));
    server.setNow(new Date(now.getTime() + 120_000));
    const open = (await browser.call(beginOwnClaimCall, { submissionKey: newKey() })).answer.data;
    const product = { key: 'pet', title: 'Sussidio Pet', provider: 'insurer' };
    const seen = {
      number,
      path: `/sinistri/${token}`,
      state: 'received',
      product,
      what: 'Il mio animale è stato operato',
      sentAt: now.toISOString(),
      nextWordBy: '2026-11-19T18:00:00.000Z',
      papersMissing: 0,
    };
    const { answer } = await browser.call(ownClaimsCall);
    expect(answer).toEqual({
      data: [
        {
          ...seen,
          number: later.number,
          path: `/sinistri/${later.token}`,
          sentAt: '2026-11-17T10:01:00.000Z',
          papersMissing: 1,
        },
        seen,
      ],
      drafts: [
        {
          path: open.path,
          product: null,
          savedAt: '2026-11-17T10:02:00.000Z',
          keptUntil: '2026-12-17T10:02:00.000Z',
        },
        {
          path: `/sinistri/${guest}`,
          product,
          savedAt: '2026-11-17T10:01:00.000Z',
          keptUntil: '2026-12-17T10:01:00.000Z',
        },
      ],
    });
    await server.db.update(deals).set({ erasureAskedAt: now });
    const { data, drafts } = (await browser.call(ownClaimsCall)).answer;
    expect(data).toEqual([]);
    expect(drafts.map(({ path }) => path)).toEqual([open.path]);
  });

  test('the claimant finds everything in the export; after erasure only the contract’s claim remains, out of reach', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const deal = await paidDeal(server, { email: holder.email, emailKey: emailKey(holder.email) });
    await server.db
      .update(deals)
      .set({ stage: 'closed_won', startsOn: isoDate('2026-03-10'), endsOn: isoDate('2027-03-09') })
      .where(eq(deals.uuid, deal.uuid));
    const { token } = await reportedClaim(server, { email: holder.email });
    const draft = await beginClaim(server, await coveredDeal(server, { email: holder.email }));
    const sentToken = await beginClaim(server, deal);
    await saveAnswers(server, sentToken, dogAnswers);
    await submit(server, sentToken);
    const others = await reportedClaim(server);
    const unsent = await beginClaim(server, others.deal);
    const [storedClaim] = await server.db.select().from(claims).where(eq(claims.dealUuid, deal.uuid));
    const later = new Date(now.getTime() + 1000);
    for (const claimId of [others.id, claimIdSchema.parse(storedClaim?.id)]) {
      const written = { claimId, authorName: 'Bianca Neri' };
      await noteOn(server, { kind: 'claim', caseId: claimId, state: 'received' }, 'Sentire il perito', {
        name: 'Bianca Neri',
      });
      await server.db
        .insert(claimMessages)
        .values({ ...written, kind: 'from-us', text: 'Ci pensiamo noi', at: later });
      await server.db.insert(claimPapers).values({
        id: requestedDocumentIdSchema.parse(newKey()),
        claimId,
        kind: 'file',
        title: 'La fattura',
        state: 'asked',
        askedAt: now,
      });
    }
    const free = (await holder.browser.call(beginOwnClaimCall, { submissionKey: newKey() })).answer.data;
    const own = (await holder.browser.call(personalDataCall)).answer;
    const exported = (own['deals'] as { uuid: string; claims: unknown }[]).find(
      ({ uuid }) => uuid === deal.uuid,
    );
    await expect(approvable(exported?.claims)).toMatchFileSnapshot('approved/claims-in-the-export.txt');
    const data = JSON.stringify(own);
    expect(data).toContain('ha ingoiato una palla');
    expect((await holder.browser.call(deleteAccountCall, { password })).status).toBe(204);
    for (const each of [token, draft, sentToken, free.token])
      expect((await server.call(claimCall, { params: { token: each } })).status).toBe(404);
    // Only the claim on the paid contract remains; the deal that was never paid was deleted with everything
    // about it.
    const remaining = await server.db.select().from(claims).orderBy(asc(claims.state), asc(claims.createdAt));
    expect(new Set(remaining.map(({ dealUuid }) => dealUuid))).toEqual(
      new Set([deal.uuid, others.deal.uuid]),
    );
    expect(remaining).toHaveLength(3);
    expect((await readClaim(server, unsent)).stage).toBe('draft');
    const queued = await server.db.select({ of: deskRequests.sourceId }).from(deskRequests);
    expect(queued).toEqual([{ of: others.id }]);
    const texts = await server.db.select().from(claimMessages);
    const messageKindsOf = (id?: string) =>
      texts.filter(({ claimId }) => claimId === id).map(({ kind }) => kind);
    expect(messageKindsOf(storedClaim?.id)).toEqual(['from-us']);
    expect(messageKindsOf(others.id)).toEqual(['from-us']);
    const notes = await server.db
      .select({ about: caseHistory.caseId })
      .from(caseNotes)
      .innerJoin(caseHistory, eq(caseHistory.number, caseNotes.line));
    expect(notes).toEqual([{ about: others.id }]);
  });

  test('the claimant’s claims move to a new mailbox, and the old link is void', async () => {
    await using server = await testServer({ now });
    const holder = await signedInHolder(server);
    const { token, number } = await reportedClaim(server, { email: holder.email });
    const stranger = await reportedClaim(server);
    const email = newEmail();
    await moveTo(server, holder, email);
    expect((await server.call(claimCall, { params: { token } })).status).toBe(404);
    const { answer } = await holder.browser.call(ownClaimsCall);
    const path = answer.data[0]?.path ?? '';
    expect(answer.data).toMatchObject([{ number }]);
    expect(await readClaim(server, path.replace('/sinistri/', ''))).toMatchObject({ number });
    expect(await readClaim(server, stranger.token)).toMatchObject({ number: stranger.number });
  });

  test('the claimant cannot tick off documents of another claim', async () => {
    await using server = await testServer({ now });
    const { token } = await reportedClaim(server);
    const { status } = await server.call(givePaperCall, {
      params: { token, paperId: newKey() },
      body: { note: 'Non ce l’ho' },
    });
    expect(status).toBe(404);
    expect(await server.db.$count(caseHistory, eq(caseHistory.kind, 'claim'))).toBe(1);
  });
});
