import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { mayDo } from '@riparo/domain/care/deals/actions.ts';
import {
  type AnswerChanges,
  correctableFields,
  mergeAnswers,
} from '@riparo/domain/care/deals/correct-answers.ts';
import { deskDealErrors } from '@riparo/domain/care/deals/errors.ts';
import { answersOf, dealDataOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import { findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import { INCORRECT_VALUE } from '@riparo/domain/platform/rule/messages.ts';
import type { DealUuid, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { correctLockedDeal } from '../../buy/deals/correct-deal.ts';
import { mailedPath, notifyFormerMailbox, titleOf } from '../../buy/deals/deal-mails.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { noteRefusedCorrection, tooManyRefused } from '../../desk/log/refused-corrections.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import type { PaymentDependencies } from '../../buy/payments/fulfilment.ts';
import { actOnce, refusalOf } from './act.ts';
import { closePaymentPages } from './close-payment-pages.ts';
import { findDeskDeal, lockDeskDeal, subjectOf } from './find-desk-deal.ts';
import { standingIn } from './status.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'places' | 'sendMailLater' | 'keyedHash' | 'enqueue'>;

const CHANGED_MEANWHILE = 'Qualcun altro ha appena modificato questo dato.';

const answersIn = ({ email, firstName, lastName, profile, attributes }: DealRow) =>
  answersOf({
    buyer: { email, firstName, lastName, profile },
    ...(attributes ? { attributes } : {}),
    consents: {},
  });

const fieldsOf = ({ productKey }: DealRow) => {
  const buyable = findBuyableProduct(productKey);
  return buyable ? correctableFields(buyable.wizard) : [];
};

/** The unmasked values that the correction form starts with; the log says who opened it. */
export async function answersToCorrect(tx: Transaction, uuid: DealUuid, staff: StaffActor, now: Date) {
  const deal = await lockDeskDeal(tx, uuid, staff);
  if (!deal) return failure(generalErrors['not-found']);
  if (!mayDo(staff.role, await standingIn(tx, deal, now), 'correct'))
    return failure(deskDealErrors.DealMovedOn);
  const given = answersIn(deal);
  const answers = Object.fromEntries(
    fieldsOf(deal).map(({ name }) => {
      const answer = given[name];
      return [name, typeof answer === 'string' ? answer : null];
    }),
  );
  return { answers };
}

/**
 * Corrects a buyer's data with the rules of the site, field by field: changes by others to different fields
 * are merged, and only the names of conflicting fields are returned. A mail to the buyer lists which data
 * changed.
 */
export async function correctAtDesk(
  parts: PaymentDependencies,
  uuid: DealUuid,
  correction: { key: SubmissionKey; changes: AnswerChanges },
  staff: StaffActor,
) {
  const deal = await findDeskDeal(parts.db, uuid, staff);
  const email = correction.changes['email']?.to;
  const isMoved = deal !== null && typeof email === 'string' && emailKey(email) !== deal.emailKey;
  const act = { action: 'correct', key: correction.key } as const;
  if (!isMoved || (await refusalOf(parts.db, deal, act, staff, parts.clock())))
    return correctLocked(parts, uuid, correction, staff);
  // The payment page was opened by the owner of the previous mailbox.
  const pages = await closePaymentPages(parts, uuid, 'correcting at the desk of');
  if (pages instanceof Failure) return pages;
  const corrected = await correctLocked(parts, uuid, correction, staff);
  await pages.settleUnpaid();
  return corrected;
}

const correctLocked = (
  parts: Parts,
  uuid: DealUuid,
  { key, changes }: { key: SubmissionKey; changes: AnswerChanges },
  staff: StaffActor,
) =>
  actOnce(parts, uuid, { action: 'correct', key }, staff, async (tx, deal, now) => {
    const fields = fieldsOf(deal);
    const unknownNames = Object.keys(changes).filter((name) => !fields.some((field) => field.name === name));
    if (unknownNames.length > 0)
      return failure(generalErrors.validation, every(unknownNames, INCORRECT_VALUE));
    const refused = { action: 'deal.correction-refused', subject: subjectOf({ uuid }) } as const;
    const tooMany = await tooManyRefused(tx, refused, now);
    if (tooMany) return tooMany;
    const { answers, changed, collisions } = mergeAnswers(answersIn(deal), changes);
    if (collisions.length > 0) {
      await noteRefusedCorrection(tx, staff, { ...refused, fields: collisions }, now);
      return failure(deskDealErrors.DealDataChanged, every(collisions, CHANGED_MEANWHILE));
    }
    const { buyer, attributes = null } = dealDataOf(answers as Answers);
    const corrected = await correctLockedDeal(tx, parts, deal, {
      version: deal.version,
      buyer,
      attributes,
      owner: null,
      right: null,
      cause: `desk ${key}`,
      resetsConsentsIfMoved: true,
    });
    if (corrected instanceof Failure) return corrected;
    if (corrected.emailKey !== deal.emailKey) await notifyFormerMailbox(tx, parts.sendMailLater, deal);
    const labels = fields.filter(({ name }) => changed.includes(name)).map(({ label }) => shortLabel(label));
    if (labels.length > 0) await mailCorrected(tx, parts, corrected, labels);
    // Which fields changed, not their values.
    return { details: { fields: changed, labels } };
  });

const every = (names: readonly string[], message: string) =>
  Object.fromEntries(names.map((name) => [name, message]));

const shortLabel = (label: string) => label.replace(/ \(facoltativo\)$/, '');

async function mailCorrected(
  tx: Transaction,
  { sendMailLater, keyedHash }: Parts,
  deal: DealRow,
  fields: readonly string[],
): Promise<void> {
  if (deal.expiresAt === null) return;
  await sendMailLater(tx, {
    to: deal.email,
    dealUuid: deal.uuid,
    template: 'purchase-corrected',
    data: {
      firstName: deal.firstName,
      product: titleOf(deal),
      amount: formatEuro(deal.priceCents),
      path: mailedPath(keyedHash, deal),
      expiresAt: deal.expiresAt.toISOString(),
      fields: [...fields],
    },
  });
}
