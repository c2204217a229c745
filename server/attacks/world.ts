import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { createResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import {
  requestedDocumentIdSchema,
  type DealUuid,
  type StaffId,
} from '@riparo/domain/platform/values/ids.ts';
import type { Buyer } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { ownSessionsCall } from '@riparo/domain/platform/sign-in/session-calls.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { claimPapers } from '../src/care/claims/tables.ts';
import { consentRequests } from '../src/platform/customers/consent-requests/tables.ts';
import { consentRequestLink } from '../src/people/consents/request-link.ts';
import { dealTasks } from '../src/care/deals/tables.ts';
import { mailMessages } from '../src/platform/mail/tables.ts';
import { confirmedHolder, cookiesOf, newEmail, password, signInElsewhere } from '../test/account-holder.ts';
import { mailedToken, paidDeal } from '../test/after-purchase.ts';
import { quizRequest } from '../test/checkup-answers.ts';
import { noteOn } from '../test/case-notes.ts';
import { beginClaim, dogAnswers, policyToken, reportedClaim } from '../test/claims.ts';
import { dealToPay } from '../test/deals.ts';
import { askForCall, askForLifeQuote, quotingBrowser } from '../test/life-quote.ts';
import { addPasskey, newDevice } from '../test/passkeys.ts';
import { ada, purchaseOf } from '../test/purchases.ts';
import { buySki, dayRequest } from '../test/ski.ts';
import type { TestServer } from '../test/test-server.ts';
import { type DeskWorld, furnishDesk } from './desk-world.ts';

/** The day on which the examples are valid. */
export const attackDay = new Date('2026-12-05T10:00:00Z');

/** A customer with one thing of every kind that has an id, and with an account. */
export type World = {
  email: string;
  password: string;
  quote: string;
  /** Of the browser that made it and requested a call. */
  quotingCookies: string;
  report: string;
  /** The desk's ids of their deals, and the customer's addresses. */
  unpaidDeal: string;
  unpaidAddress: string;
  liabilityAddress: string;
  liabilityBuyer: Buyer;
  paidDeal: string;
  paidAddress: string;
  /** The address of a ski policy. */
  skiPolicy: string;
  signatureToken: string;
  withdrawalToken: string;
  /** Of a call they requested. */
  requestToken: string;
  /** Of a consent that another person ticked in their name. */
  consentToken: string;
  /** Of their claim: the token in a mail about the policy, the draft, and the submitted claim. */
  claimPolicyToken: string;
  draftToken: string;
  claimToken: string;
  /** The submitted claim at the desk, and the documents requested. */
  claim: { id: string; paper: string; note: string };
  /** Of answers on their way to another device. */
  carriedToken: string;
  /** The id of one of their sessions. */
  device: string;
  /** The id of one of their passkeys. */
  passkey: string;
  /** What the desk stores about the paid deal: the id of a mail, of a note and of a task. */
  paidDealWork: { mail: string; note: string; task: string };
  desk: DeskWorld;
  /** Cookies of a new session of theirs. */
  session(): Promise<string>;
  /** The same, with those of a staff member who may do everything. */
  cookies(): Promise<{ session: string; desk: string }>;
};

export async function furnishWorld(server: TestServer): Promise<World> {
  const { email } = await confirmedHolder(server);
  const quote = await askForLifeQuote(server);
  const callRequest = await askForCall(server, quote, { email });
  const quiz = await server.call(submitQuizCall, { body: quizRequest({ email }) });
  const owned = { email, emailKey: emailKey(email) };
  const unpaid = await dealToPay(server, owned);
  const paid = await paidDeal(server, owned);
  const liabilityBuyer = { ...ada, email: newEmail() };
  const consents = { privacy: true, userProfiling: true, regulation: true, remotelySaleAppendix: true };
  const liability = await server.call(openDealCall, {
    params: { productKey: 'rc-terzi-10' },
    body: purchaseOf('rc-terzi-10', { buyer: liabilityBuyer, consents }),
  });
  const ski = await buySki(server, dayRequest('2026-12-06 08:00'));
  const session = async () => cookiesOf({ browser: await signInElsewhere(server, email) });
  const desk = await furnishDesk(server);
  return {
    email,
    password,
    quote,
    quotingCookies: cookiesOf({ browser: quotingBrowser(server) }),
    report: quiz.answer.id,
    unpaidDeal: unpaid.uuid,
    unpaidAddress: unpaid.address,
    liabilityAddress: liability.answer.data,
    liabilityBuyer,
    paidDeal: paid.uuid,
    paidAddress: paid.address,
    skiPolicy: ski.answer.policy.id,
    signatureToken: await mailedToken(server, email, 'firma'),
    withdrawalToken: await mailedToken(server, email, 'recesso'),
    requestToken: callRequest.answer.data.token ?? '',
    consentToken: await consentToken(server, email),
    paidDealWork: await deskWorkOn(server, paid.uuid, desk.colleague as StaffId),
    ...(await whatHappened(server, email)),
    carriedToken: await carriedToken(server),
    device: await openDevice(server, email),
    passkey: await ownPasskey(server, email),
    desk,
    session,
    cookies: async () => ({ session: await session(), desk: desk.sessions.responsabile }),
  };
}

async function whatHappened(server: TestServer, email: string) {
  const startsOn = isoDate('2026-03-10');
  const { token, id, deal } = await reportedClaim(server, { email, startsOn }, dogAnswers);
  const paper = requestedDocumentIdSchema.parse(randomUUID());
  await server.db.insert(claimPapers).values({
    id: paper,
    claimId: id,
    kind: 'file',
    title: 'La fattura',
    state: 'asked',
    askedAt: attackDay,
  });
  const { id: note } = await noteOn(
    server,
    { kind: 'claim', caseId: id, state: 'received' },
    'Sentire il veterinario',
    { name: 'Bianca Neri' },
  );
  return {
    claimPolicyToken: policyToken(server, deal),
    draftToken: await beginClaim(server, deal),
    claimToken: token,
    claim: { id, paper, note },
  };
}

async function consentToken({ db, parts }: TestServer, email: string): Promise<string> {
  const [request] = await db
    .insert(consentRequests)
    .values({
      email,
      emailKey: emailKey(email),
      kinds: ['marketing'],
      source: '/preventivo/casa',
      askedAt: attackDay,
      mailedAt: attackDay,
    })
    .returning();
  if (!request) throw new Error('a request for a consent was not stored');
  return consentRequestLink(parts.keyedHash, request).split('/').at(-1) ?? '';
}

async function carriedToken(server: TestServer): Promise<string> {
  const body = { formId: 'Buying Pet', answers: { petType: 'dog' } };
  return (await server.call(createResumeLinkCall, { body })).answer.token ?? '';
}

async function ownPasskey(server: TestServer, email: string): Promise<string> {
  const browser = await signInElsewhere(server, email);
  const { answer } = await addPasskey(browser, newDevice(server), 'Il mio telefono');
  return answer.id;
}

async function openDevice(server: TestServer, email: string): Promise<string> {
  const browser = await signInElsewhere(server, email);
  const { answer } = await browser.call(ownSessionsCall);
  const [device] = answer.data;
  if (!device) throw new Error('no session is open');
  return device.id;
}

/** What the desk's features store about a deal. */
async function deskWorkOn(server: TestServer, dealUuid: DealUuid, staffId: StaffId) {
  const { db } = server;
  const about = { kind: 'deal', caseId: dealUuid, state: 'pay_intent' };
  const note = await noteOn(server, about, 'Prima', { id: staffId, name: 'Dora Gialli' });
  const [task] = await db
    .insert(dealTasks)
    .values({
      dealUuid,
      text: 'Richiamare',
      day: isoDate('2026-12-09'),
      assigneeId: staffId,
      authorName: 'Dora Gialli',
      createdAt: attackDay,
    })
    .returning();
  const [mail] = await db
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(and(eq(mailMessages.dealUuid, dealUuid), isNotNull(mailMessages.text)))
    .limit(1);
  return { mail: mail?.id ?? '', note: note?.id ?? '', task: task?.id ?? '' };
}
