import { colleaguesCall, inviteStaffCall, staffSessionsCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { keepDealViewCall } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { findPeopleCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { deskRequestsCall } from '@riparo/domain/care/requests/request-calls.ts';
import type { Role } from '@riparo/domain/platform/call/roles.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { eq } from 'drizzle-orm';
import { complaints } from '../src/care/complaints/tables.ts';
import { differences } from '../src/buy/payments/comparison-tables.ts';
import { refunds } from '../src/buy/payments/refund-tables.ts';
import { staffMembers } from '../src/desk/staff/tables.ts';
import { cookiesOf } from '../test/account-holder.ts';
import { paidDeal } from '../test/after-purchase.ts';
import { noteOn } from '../test/case-notes.ts';
import { booksOf } from '../test/deals.ts';
import { complains } from '../test/complaints.ts';
import { atDesk, newStaffEmail, tokenTo } from '../test/desk.ts';
import type { TestServer } from '../test/test-server.ts';

/** The desk on a usual day: one person of each role, a colleague, and an invited one. */
export type DeskWorld = {
  /** The cookies of each role. */
  sessions: Readonly<Record<Role, string>>;
  colleague: string;
  /** The id of a customer's request. */
  request: string;
  /** The id of a view saved by the role that may do everything. */
  dealView: string;
  /** Two people who wrote to us. */
  person: string;
  otherPerson: string;
  invitation: string;
  invitationToken: string;
  /** The id of a session of the colleague. */
  device: string;
  /** A payment, and a partial refund waiting for a second person. */
  payment: string;
  refund: string;
  /** A difference: in the provider's books and not in ours. */
  difference: string;
  /** A complaint, and its submitter's link to follow it. */
  complaint: string;
  complaintNote: string;
  complaintToken: string;
};

async function moneyAtDesk(server: TestServer, askerEmail: string) {
  const deal = await paidDeal(server, { priceCents: cents(300_00) });
  const [payment] = (await booksOf(server, deal)).payments;
  const [asker] = await server.db.select().from(staffMembers).where(eq(staffMembers.email, askerEmail));
  if (!payment || !asker) throw new Error('nobody paid, or nobody is at the desk');
  const [refund] = await server.db
    .insert(refunds)
    .values({
      paymentId: payment.id,
      dealUuid: deal.uuid,
      amountCents: cents(210_00),
      reason: 'mistake',
      state: 'waiting',
      leavesCover: true,
      askedBy: asker.id,
      askedAt: server.parts.clock(),
    })
    .returning();
  const [difference] = await server.db
    .insert(differences)
    .values({
      day: isoDate('2026-12-04'),
      account: 'main',
      kind: 'payment-unknown',
      state: 'open',
      reference: 'pi_unknown',
      foundAt: server.parts.clock(),
    })
    .returning();
  return { payment: payment.id, refund: refund?.id ?? '', difference: difference?.id ?? '' };
}

async function complaintAtDesk(server: TestServer) {
  const { number, token } = await complains(server);
  const [row] = await server.db.select().from(complaints).where(eq(complaints.number, number));
  if (!row) throw new Error('no complaint');
  const { line } = await noteOn(
    server,
    { kind: 'complaint', caseId: row.id, state: row.state },
    'Sentita la compagnia',
    { name: 'Rita Blu' },
  );
  return { complaint: row.id, complaintToken: token, complaintNote: String(line) };
}

export async function furnishDesk(server: TestServer): Promise<DeskWorld> {
  const consulente = await atDesk(server, 'consulente');
  const responsabile = await atDesk(server, 'responsabile');
  const revisore = await atDesk(server, 'revisore');
  const dora = await atDesk(server, 'consulente', 'Dora Gialli');
  const email = newStaffEmail();
  const invitation = await responsabile.browser.call(inviteStaffCall, { email, role: 'consulente' });
  const { data } = (await responsabile.browser.call(colleaguesCall)).answer;
  const sessions = (await dora.browser.call(staffSessionsCall)).answer.data;
  const waiting = (await responsabile.browser.call(deskRequestsCall)).answer.data;
  const views = await responsabile.browser.call(keepDealViewCall, { name: 'Pagate', filter: {} });
  const people = (await responsabile.browser.call(findPeopleCall)).answer.data;
  const [person, otherPerson] = people.toSorted((one, other) => Number(!!other.phone) - Number(!!one.phone));
  return {
    sessions: {
      consulente: cookiesOf(consulente),
      responsabile: cookiesOf(responsabile),
      revisore: cookiesOf(revisore),
    },
    colleague: data.find((each) => each.email === dora.email)?.id ?? '',
    dealView: views.answer.data[0]?.id ?? '',
    request: waiting[0]?.id ?? '',
    person: person?.id ?? '',
    otherPerson: otherPerson?.id ?? '',
    invitation: invitation.answer.id,
    invitationToken: await tokenTo(server, email),
    device: sessions[0]?.id ?? '',
    ...(await moneyAtDesk(server, dora.email)),
    ...(await complaintAtDesk(server)),
  };
}
