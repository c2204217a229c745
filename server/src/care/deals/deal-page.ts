import { consentTextOf } from '@riparo/domain/platform/consent/texts-by-version.ts';
import type { DeskDeal } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { lastWithdrawalDay, withdrawalState } from '@riparo/domain/buy/deal/withdrawal.ts';
import { actionsFor } from '@riparo/domain/care/deals/actions.ts';
import { deskCertificatePath, deskDocumentPath } from '@riparo/domain/care/deals/file-path.ts';
import { isSendableAgain } from '@riparo/domain/care/deals/mails-again.ts';
import { type Fact, priceLines } from '@riparo/domain/care/deals/price-lines.ts';
import { customerNotice } from '@riparo/domain/care/deals/customer-notice.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { maskTaxCode } from '@riparo/domain/platform/tax-code/masked-tax-code.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import { titleOf } from '../../buy/deals/deal-mails.ts';
import { missingAnswers } from '../../buy/deals/missing-answers.ts';
import { refundableCents, needsSecondPerson } from '@riparo/domain/buy/payment/give-back.ts';
import { secondPersonInWords } from '@riparo/domain/buy/payment/second-person.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import { withdrawalDates } from '../../buy/deals/withdrawal-dates.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { maskedBirth } from './birth.ts';
import { timelineOf } from './deal-timeline.ts';
import type { Gathered } from './gather-deal.ts';
import { notesOf } from '../casework/history.ts';
import { fieldsOf, insuredOf } from './insured.ts';
import type { RefundRow } from '../../buy/payments/refund-tables.ts';
import { statusOf } from './status.ts';

/** A deal's page, made of everything gathered about it. */
export function dealPage(
  deal: DealRow,
  gathered: Gathered,
  {
    personId,
    confirmers,
    ...others
  }: DeskDeal['others'] & Pick<DeskDeal, 'personId'> & { confirmers: readonly string[] },
  { role }: Pick<StaffActor, 'role'>,
  now: Date,
): DeskDeal {
  const { history, paid, acts } = gathered;
  const givenBack = gathered.givenBack.map(({ refund }) => refund);
  const today = dayInRome(now);
  const dates = withdrawalDates(deal, history);
  const standing = statusOf(deal, { history, paid, givenBack }, now);
  const { order, stage, email } = deal;
  const withdrawalWaits = doesWithdrawalWait(paid, givenBack);
  const price = formatEuro(deal.priceCents);
  const about = { order, stage, email, product: titleOf(deal), price, withdrawalWaits };
  return {
    uuid: deal.uuid,
    number: gathered.policy.number,
    version: deal.version,
    lastAct: acts.at(-1)?.number ?? 0,
    order,
    stage,
    isRenewal: standing.isRenewal,
    isErased: standing.isErased,
    product: { key: deal.productKey, title: titleOf(deal) },
    priceCents: deal.priceCents,
    price: [...pricesOf(deal, gathered)],
    createdAt: deal.createdAt.toISOString(),
    expiresAt: deal.expiresAt?.toISOString() ?? null,
    startsOn: deal.startsOn,
    endsOn: deal.endsOn,
    withdrawal: { state: withdrawalState(dates, today), lastDay: lastWithdrawalDay(dates) },
    missing: missingInWords(deal, missingAnswers(deal, today)),
    buyer: buyerOf(deal),
    personId,
    insured: insuredOf(deal, gathered.policy.insured),
    consents: consentsOf(deal),
    suitability: (deal.suitability?.lines ?? []).map(({ question, answer }) => ({ question, answer })),
    documents: documentsOf(deal, gathered),
    payments: paid.map((payment) => ({
      id: payment.id,
      amountCents: payment.amountCents,
      state: payment.state,
      receivedAt: payment.receivedAt.toISOString(),
      refunds: gathered.givenBack
        .filter(({ refund }) => refund.paymentId === payment.id)
        .map(({ refund }) => ({
          id: refund.id,
          amountCents: refund.amountCents,
          reason: refund.reason,
          state: refund.state,
          askedAt: refund.askedAt.toISOString(),
          doneAt: refund.doneAt?.toISOString() ?? null,
        })),
      account: payment.account,
      reference: payment.providerPaymentId,
    })),
    mails: mailsOf(deal, gathered),
    notes: notesOf(gathered.notes),
    tasks: tasksOf(gathered),
    timeline: [...timelineOf(deal, gathered)],
    actions: actionsFor(role, standing).map((action) => ({
      action,
      told: customerNotice(action, about),
      second: action === 'withdraw' && withdrawalWaits ? secondPersonInWords(confirmers) : null,
    })),
    others,
  };
}

/**
 * Whether a withdrawal waits for a second person: it refunds what is left of the payment, and counts the
 * desk's earlier refunds.
 */
function doesWithdrawalWait(paid: Gathered['paid'], givenBack: readonly RefundRow[]): boolean {
  const payment = paid.find(({ state }) => state === 'received');
  if (!payment) return false;
  const refunds = givenBack
    .filter(({ state }) => state !== 'waiting')
    .map((refund) => ({ ...refund, isRequestedAtDesk: refund.askedBy !== null }));
  const ofPayment = refunds.filter(({ paymentId }) => paymentId === payment.id);
  const left = refundableCents({ paidCents: payment.amountCents, refunds: ofPayment, lostCents: 0 });
  return needsSecondPerson(refunds, left);
}

const known = (facts: readonly Fact[]) =>
  facts.filter(({ value }) => value.replaceAll(/[\s,()]/g, '') !== '');

const pricesOf = ({ priceCents, order, renewalOf }: DealRow, { policy }: Gathered) =>
  policy.price ??
  priceLines({
    priceCents,
    isYearly: order !== 'pay-only' || renewalOf !== null,
    isRenewal: renewalOf !== null,
  });

function buyerOf({ firstName, lastName, email, profile, accountId }: DealRow): DeskDeal['buyer'] {
  return {
    firstName,
    lastName,
    email,
    phone: profile.phoneNumber && maskPhone(profile.phoneNumber),
    taxCode: maskTaxCode(profile.taxCode),
    birth: maskedBirth(profile),
    facts: known([
      { label: 'Indirizzo', value: profile.address },
      { label: 'Comune', value: `${profile.zipCode} ${profile.city} (${profile.district})` },
      { label: 'Contrassegno', value: profile.plateCode ?? '' },
    ]),
    hasAccount: accountId !== null,
  };
}

const missingInWords = (deal: DealRow, names: readonly string[]) =>
  names.map((name) => fieldsOf(deal).find((field) => field.name === name)?.label ?? name);

function consentsOf({ consents, order, renewalOf, productKey }: DealRow): DeskDeal['consents'] {
  const form = order === 'pay-only' && renewalOf === null ? 'ski' : 'purchase';
  const { version, givenAt, source, given, later = [], documents } = consents;
  const titles = new Map(precontractDocuments(productKey).map(({ key, title }) => [key as string, title]));
  return {
    version,
    givenAt,
    source,
    lines: Object.entries(given).map(([name, isGiven]) => ({
      text: consentTextOf(form, version, name) ?? name,
      given: isGiven === true,
    })),
    later: later.map(({ kind, given: isGiven, version: texts, at }) => ({
      text: consentTextOf('account', texts, kind) ?? kind,
      given: isGiven,
      at,
    })),
    documents: documents.map((shown) => ({
      title: titles.get(shown.key) ?? shown.key,
      version: shown.version,
    })),
  };
}

function documentsOf(deal: DealRow, { documents, policy }: Gathered): DeskDeal['documents'] {
  const stored = documents.map(({ kind, title, sizeBytes, madeAt }) => ({
    title,
    path: deskDocumentPath(deal.uuid, kind),
    sizeBytes,
    madeAt: madeAt.toISOString(),
  }));
  const drawn = policy.drawn.map(({ kind, place, title }) => ({
    title,
    path: place === null ? deskDocumentPath(deal.uuid, kind) : deskCertificatePath(deal.uuid, place),
    sizeBytes: null,
    madeAt: null,
  }));
  return [...drawn, ...stored];
}

const mailsOf = ({ stage, erasureAskedAt }: DealRow, { mails }: Gathered): DeskDeal['mails'] =>
  mails.toReversed().map(({ id, subject, recipient, createdAt, sentAt, text, template }) => ({
    id,
    subject,
    recipient,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    isReadable: text !== null,
    isSendableAgain: sentAt !== null && erasureAskedAt === null && isSendableAgain(template, stage),
  }));

const tasksOf = ({ tasks }: Gathered): DeskDeal['tasks'] =>
  tasks.map(({ task, assignee }) => ({
    id: task.id,
    text: task.text,
    day: task.day,
    assignee: { id: task.assigneeId, name: fullNameOf(assignee) },
    author: task.authorName,
    doneAt: task.doneAt?.toISOString() ?? null,
    doneBy: task.doneByName,
  }));
