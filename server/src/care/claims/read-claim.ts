import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mostForOnePerson } from '@riparo/domain/care/claims/above-cover.ts';
import { maskIban } from '@riparo/domain/care/claims/iban.ts';
import { templatesFor } from '@riparo/domain/care/claims/papers.ts';
import { reportRows } from '@riparo/domain/care/claims/report-rows.ts';
import { deskActionsIn } from '@riparo/domain/care/claims/states.ts';
import { stepsAtDesk } from '@riparo/domain/care/claims/timeline.ts';
import type { DeskClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { StaffActor } from '../../desk/log/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import { type BirthDisplay, insuredOf } from '../deals/insured.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { people } from '../../platform/customers/people-tables.ts';
import { deskRequests } from '../requests/tables.ts';
import { policiesOfDeals } from '../../buy/policies/policies-of-deals.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import type { Details } from '../casework/case-kind.ts';
import { historyOf, notesOf } from '../casework/history.ts';
import { claimCase } from './change-claim.ts';
import { filesAtDesk } from './claim-files.ts';
import { requestedDocumentsOf, toAskedPaper } from './claim-papers.ts';
import { claimablePolicies } from './claimable-policies.ts';
import { type DeskClaimRow, findDeskClaim } from './find-desk-claim.ts';
import { healthConsentOf } from './health-consent.ts';
import { endText } from './read-sent.ts';
import { sentFieldsOf } from './sent-claim.ts';
import { claimMessages, claimPromises, type ClaimRow, claims } from './tables.ts';

/** Everything known about a claim, as far as the reader's role may see it. */
export async function readClaim(
  db: Database | Transaction,
  id: ClaimId,
  reader: Pick<StaffActor, 'role'>,
  births: BirthDisplay = 'hidden',
) {
  const found = await findDeskClaim(db, id, reader);
  return found ? { data: await answerOf(db, found, reader, births) } : failure(generalErrors['not-found']);
}

async function answerOf(
  db: Database | Transaction,
  { claim, deal }: DeskClaimRow,
  { role }: Pick<StaffActor, 'role'>,
  births: BirthDisplay,
): Promise<DeskClaim> {
  const sent = sentFieldsOf(claim);
  const { number, state, what, whatSaid, happenedOn, coverWarning, where, story, others } = sent;
  const { sentAt, nextWordBy, handOverBy } = sent;
  const papers = await requestedDocumentsOf(db, claim);
  const [events, messages, promises, files, policies, [person], [queued], policyOf, [paid]] =
    await Promise.all([
      historyOf(db, claimCase, [claim.id]),
      db
        .select()
        .from(claimMessages)
        .where(eq(claimMessages.claimId, claim.id))
        .orderBy(asc(claimMessages.at)),
      db
        .select()
        .from(claimPromises)
        .where(eq(claimPromises.claimId, claim.id))
        .orderBy(desc(claimPromises.number)),
      filesAtDesk(db, claim, papers, role),
      claimablePolicies(db, [deal]),
      db.select({ id: people.id }).from(people).where(eq(people.emailKey, deal.emailKey)),
      db
        .select({ id: deskRequests.id, member: staffMembers })
        .from(deskRequests)
        .leftJoin(staffMembers, eq(staffMembers.id, deskRequests.assigneeId))
        .where(and(eq(deskRequests.kind, 'claim'), eq(deskRequests.sourceId, claim.id))),
      policiesOfDeals(db, [deal]),
      paidBefore(db, claim),
    ]);
  const [policy] = policies;
  const canWork = may(role, 'work-claims');
  const isErased = deal.erasureAskedAt !== null;
  const guarantee = policy?.happenings.find(({ key }) => key === what)?.guarantee ?? null;
  const { phoneNumber } = deal.profile;
  return {
    id: claim.id,
    number,
    state,
    version: claim.version,
    sentAt,
    nextWordBy,
    handOverBy,
    person: {
      id: person?.id ?? null,
      name: fullNameOf(deal),
      email: deal.email,
      phone: phoneNumber && maskPhone(phoneNumber),
      isErased,
    },
    policy: {
      uuid: deal.uuid,
      number: policy?.number ?? '',
      product: { key: deal.productKey, title: titleOf(deal) },
      startsOn: deal.startsOn,
      endsOn: deal.endsOn,
      endedEarlyOn: policy?.endedEarlyOn ?? null,
      insured: insuredOf(deal, policyOf(deal).insured, births),
    },
    terms: termsOf(deal, guarantee),
    limits: {
      onePersonCents: mostForOnePerson(coverOf(deal.productKey), what),
      paidBeforeCents: paid?.sum ?? 0,
      paidBefore: paid?.number ?? 0,
    },
    report: {
      what: whatSaid,
      guarantee,
      happenedOn,
      coverWarning,
      where,
      story,
      others,
      rows: reportRows(policies, { ...claim.answers, when: happenedOn }),
      iban: claim.iban && maskIban(claim.iban),
      healthConsent: await healthConsentOf(db, claim.id),
    },
    papers: papers.map(toAskedPaper),
    ...files,
    templates: templatesFor({ productKey: deal.productKey, what }).map(
      ({ key, kind = 'file', title, hint, isHealth = false }) => ({ key, kind, title, hint, isHealth }),
    ),
    messages: messages.map(({ id, kind, authorName, text, at }) => ({
      id,
      isOurs: kind === 'from-us',
      author: kind === 'from-us' ? authorName : fullNameOf(deal),
      text,
      at: at.toISOString(),
    })),
    notes: notesOf(events),
    timeline: events.toReversed().map((event) => ({
      at: event.at.toISOString(),
      action: event.action,
      actor: event.actorName,
      text: stepsAtDesk[event.action],
      detail: detailOf(event),
    })),
    promises: promises.map(({ madeAt, deadline, keptAt }) => ({
      madeAt: madeAt.toISOString(),
      by: deadline.toISOString(),
      keptAt: keptAt?.toISOString() ?? null,
    })),
    end: endOf(claim, deal),
    insurerReference: claim.insurerReference,
    acceptedCents: claim.acceptedCents,
    request: queued
      ? {
          id: queued.id,
          assignee: queued.member && { id: queued.member.id, name: fullNameOf(queued.member) },
        }
      : null,
    actions: canWork ? [...deskActionsIn(state)] : [],
    mayWrite: canWork && !isErased,
  };
}

/** Earlier payments of the same policy for the same event. */
const paidBefore = (db: Database | Transaction, { id, dealUuid, what }: ClaimRow) =>
  db
    .select({
      sum: sql<number>`coalesce(sum(${claims.paidCents}), 0)::int`,
      number: sql<number>`count(*)::int`,
    })
    .from(claims)
    .where(
      and(
        ne(claims.id, id),
        dealUuid ? eq(claims.dealUuid, dealUuid) : isNull(claims.dealUuid),
        what === null ? isNull(claims.what) : eq(claims.what, what),
        isNotNull(claims.paidCents),
      ),
    );

const endOf = (claim: ClaimRow, { productKey }: DealRow): DeskClaim['end'] =>
  claim.endedAt && {
    at: claim.endedAt.toISOString(),
    reason: endText(claim, providerOf(productKey)),
    amountCents: claim.paidCents,
    iban: claim.iban && maskIban(claim.iban),
  };

function termsOf({ productKey }: DealRow, guarantee: string | null): DeskClaim['terms'] {
  const cover = coverOf(productKey);
  return (
    cover && {
      kind: cover.kind,
      guarantees: cover.guarantees.map(({ name, limit, text }) => ({
        name,
        limit,
        text,
        isThis: name === guarantee,
      })),
      exclusions: [...cover.exclusions],
      limits: [...cover.limits],
      where: cover.where,
      duties: [...cover.duties],
      documents: precontractDocuments(productKey).map(({ title, path }) => ({ title, path })),
    }
  );
}

/** The detail shown next to an action in the history. */
function detailOf({ details }: { details: Details }): string | null {
  const { papers, amountCents, reference } = details;
  if (Array.isArray(papers)) return papers.join(', ');
  if (typeof amountCents === 'number') return formatEuro(cents(amountCents));
  return typeof reference === 'string' ? `Riferimento ${reference}` : null;
}
