import { generalErrors } from '@riparo/domain/call/problem.ts';
import type { LogAction } from '@riparo/domain/desk-log/actions.ts';
import { formatPhone } from '@riparo/domain/person/phone-number.ts';
import type { DealUuid } from '@riparo/domain/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { DeskDoer } from '../desk-log/actor.ts';
import { appendToLog } from '../desk-log/append.ts';
import { failure } from '../http/problem-answers.ts';
import { mailMessages } from '../mail/tables.ts';
import { findDeskDeal, subjectOf } from './find-desk-deal.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;

/** Whoever reads what is hidden, or whole papers, is in the log. */
export const noteReading = (
  { db, clock }: Parts,
  deal: DealRow,
  { actor }: DeskDoer,
  action: LogAction,
  details: Readonly<Record<string, unknown>>,
) => db.transaction((tx) => appendToLog(tx, actor, { action, subject: subjectOf(deal), details }, clock()));

export async function showData(parts: Parts, uuid: DealUuid, field: 'phone' | 'taxCode', doer: DeskDoer) {
  const deal = await findDeskDeal(parts.db, uuid, doer);
  const { phoneNumber, taxCode } = deal?.profile ?? { phoneNumber: null, taxCode: '' };
  const value = field === 'phone' ? phoneNumber && formatPhone(phoneNumber) : taxCode;
  if (!deal || !value) return failure(generalErrors['not-found']);
  await noteReading(parts, deal, doer, 'personal-data.shown', { field });
  return { value };
}

/** As it left, without the proofs in its links; one that brought a code can not be read. */
export async function readMail(
  parts: Parts,
  { uuid, mailId }: { uuid: DealUuid; mailId: string },
  doer: DeskDoer,
) {
  const deal = await findDeskDeal(parts.db, uuid, doer);
  const [mail] = await parts.db
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.id, mailId), eq(mailMessages.dealUuid, uuid)));
  if (!deal || !mail?.subject || !mail.text) return failure(generalErrors['not-found']);
  await noteReading(parts, deal, doer, 'deal.mail-read', { mail: mailId, subject: mail.subject });
  return { subject: mail.subject, text: mail.text };
}
