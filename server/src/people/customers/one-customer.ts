import type { Customer } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { ownEvents } from '../account-events/own-events.ts';
import { checkups } from '../../understand/checkups/tables.ts';
import { consentMomentsOf } from '../consents/consent-moments.ts';
import { consentStatusOf } from '../consents/consent-status.ts';
import { quotesOf } from '../../care/contacts/leads-of-person.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { isNotErased } from '../../buy/deals/find-deal.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { deals } from '../../buy/deals/tables.ts';
import { dealTasks } from '../../care/deals/tables.ts';
import { mailName } from '../../platform/mail/templates.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { lifeQuotes } from '../../understand/quotes/tables.ts';
import { phoneSales } from '../../care/phone-sales/tables.ts';
import { titleOf } from '../../care/requests/request-answer.ts';
import { deskRequests } from '../../care/requests/tables.ts';
import { isVisibleTo, type RequestReader } from '../../care/requests/visible-requests.ts';
import type { PersonRow } from '../../platform/customers/people-tables.ts';
import { toAnswer } from './find-people.ts';
import { possiblySame } from './join-people.ts';
import { joinedWith, type Mailbox, mailboxOf } from './mailboxes.ts';

/** More than anyone reads; the data export has all. */
const shown = 200;

export async function readCustomer(
  db: Transaction,
  person: PersonRow,
  reader: RequestReader,
  time: Date,
): Promise<Customer> {
  const joined = await joinedWith(db, person.id);
  const everybody = [person, ...joined.map((each) => each.person)];
  const mailboxes = await Promise.all(everybody.map((each) => mailboxOf(db, each)));
  const [same, bought, requestData, consents, mails, accounts] = await Promise.all([
    possiblySame(
      db,
      person,
      joined.map((each) => each.person.id),
    ),
    dealsOf(db, mailboxes),
    askedBy(db, mailboxes, reader),
    Promise.all(mailboxes.map((mailbox) => consentsOf(db, mailbox, time))),
    mailsTo(db, mailboxes),
    Promise.all(mailboxes.filter(({ hasAccount }) => hasAccount).map((mailbox) => accountOf(db, mailbox))),
  ]);
  return {
    person: { ...toAnswer(person), birthYear: person.birthDate?.slice(0, 4) ?? null },
    joined: joined.map((each) => ({
      ...toAnswer(each.person),
      joinedAt: each.joinedAt.toISOString(),
      joinedBy: each.joinedBy,
    })),
    possiblySame: same.map((each) => ({ ...toAnswer(each.person), reasons: each.reasons })),
    ...bought,
    ...requestData,
    consents: {
      now: consents.flatMap(({ now }) => now),
      history: consents
        .flatMap(({ history }) => history)
        .toSorted((one, other) => other.at.localeCompare(one.at)),
    },
    mails,
    accounts: accounts.flat(),
  };
}

async function dealsOf(
  db: Transaction,
  mailboxes: readonly Mailbox[],
): Promise<Pick<Customer, 'deals' | 'tasks'>> {
  const rows = await db
    .select({ deal: deals, openedBy: phoneSales.actorName })
    .from(deals)
    .leftJoin(phoneSales, eq(phoneSales.dealUuid, deals.uuid))
    .where(and(or(...mailboxes.map(isOf)), isNotErased))
    .orderBy(desc(deals.createdAt))
    .limit(shown);
  const tasks = await db
    .select()
    .from(dealTasks)
    .where(
      inArray(
        dealTasks.dealUuid,
        rows.map(({ deal }) => deal.uuid),
      ),
    )
    .orderBy(dealTasks.day);
  return {
    deals: rows.map(({ deal, openedBy }) => ({
      uuid: deal.uuid,
      product: {
        key: deal.productKey,
        title: findSoldProduct(deal.productKey)?.title ?? deal.productKey,
      },
      stage: deal.stage,
      priceCents: deal.priceCents,
      startsOn: deal.startsOn,
      endsOn: deal.endsOn,
      createdAt: deal.createdAt.toISOString(),
      email: deal.email,
      openedBy,
    })),
    tasks: tasks.map(({ id, dealUuid, text, day, doneAt }) => ({
      id,
      dealUuid,
      text,
      day,
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}

const keysOf = (mailboxes: readonly Mailbox[]) => mailboxes.map(({ emailKey }) => emailKey);

async function askedBy(
  db: Transaction,
  mailboxes: readonly Mailbox[],
  reader: RequestReader,
): Promise<Pick<Customer, 'quotes' | 'requests' | 'checkups'>> {
  const [quotes, requests, reports] = await Promise.all([
    db
      .select()
      .from(lifeQuotes)
      .where(or(...mailboxes.map(({ email }) => quotesOf(email))))
      .orderBy(desc(lifeQuotes.createdAt))
      .limit(shown),
    db
      .select()
      .from(deskRequests)
      .where(and(inArray(sql`lower(${deskRequests.email})`, keysOf(mailboxes)), isVisibleTo(reader)))
      .orderBy(desc(deskRequests.createdAt))
      .limit(shown),
    db
      .select({
        questionnaire: checkups.questionnaire,
        result: checkups.result,
        createdAt: checkups.createdAt,
      })
      .from(checkups)
      .where(inArray(checkups.emailKey, keysOf(mailboxes)))
      .orderBy(desc(checkups.createdAt))
      .limit(shown),
  ]);
  return {
    quotes: quotes.map(({ uuid, sumAssuredCents, years, monthlyCents, effectiveDate, createdAt }) => ({
      uuid,
      sumAssuredCents,
      years,
      monthlyCents,
      effectiveDate,
      createdAt: createdAt.toISOString(),
    })),
    requests: requests.map(({ id, sourceId, kind, state, product, outcome, due, createdAt }) => ({
      id,
      sourceId,
      kind,
      state,
      product: product === null ? null : { key: product, title: titleOf(product) },
      outcome,
      due: due.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
    checkups: reports.map(({ createdAt, ...report }) => ({ ...report, createdAt: createdAt.toISOString() })),
  };
}

async function consentsOf(db: Transaction, mailbox: Mailbox, now: Date) {
  const { email } = mailbox;
  const [moments, status] = await Promise.all([
    consentMomentsOf(db, mailbox),
    consentStatusOf(db, mailbox, now),
  ]);
  return {
    now: status.map(({ kind, given, since, awaitedSince }) => ({ email, kind, given, since, awaitedSince })),
    // A box left empty withdraws nothing.
    history: moments
      .filter(({ given, isDeliberate }) => given || isDeliberate)
      .map(({ isDeliberate: _said, ...moment }) => ({ email, ...moment })),
  };
}

async function mailsTo(db: Transaction, mailboxes: readonly Mailbox[]): Promise<Customer['mails']> {
  const rows = await db
    .select()
    .from(mailMessages)
    .where(inArray(sql`lower(${mailMessages.recipient})`, keysOf(mailboxes)))
    .orderBy(desc(mailMessages.createdAt))
    .limit(shown);
  return rows.map((mail) => ({
    id: mail.id,
    subject: mail.subject ?? mailName(mail.template),
    email: mail.recipient,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }));
}

async function accountOf(db: Transaction, { id, email }: Mailbox): Promise<Customer['accounts']> {
  const [customer] = await db
    .select({ marketing: customers.marketing })
    .from(customers)
    .where(eq(customers.id, id));
  return customer ? [{ email, since: customer.marketing.givenAt, events: await ownEvents(db, id) }] : [];
}
