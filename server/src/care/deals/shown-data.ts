import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { formatPhone, nationalDigits } from '@riparo/domain/platform/person/phone-number.ts';
import { maskTaxCode } from '@riparo/domain/platform/tax-code/masked-tax-code.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { StaffActor } from '../../desk/log/actor.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { mailMessages } from '../../platform/mail/tables.ts';
import { policiesOfDeals } from '../../buy/policies/policies-of-deals.ts';
import { birthOf, birthsOf } from './birth.ts';
import { findDeskDeal } from './find-desk-deal.ts';

export type HiddenField = 'phone' | 'taxCode' | 'birth';

type Reader = Pick<StaffActor, 'role'>;

/** What is masked until staff press «Mostra». */
export async function showData(tx: Transaction, uuid: DealUuid, field: HiddenField, reader: Reader) {
  const deal = await findDeskDeal(tx, uuid, reader);
  const value = deal && (await valueOf(tx, deal, field));
  return value ? { value } : failure(generalErrors['not-found']);
}

async function valueOf(tx: Transaction, deal: DealRow, field: HiddenField): Promise<string | null> {
  const { phoneNumber, taxCode } = deal.profile;
  if (field === 'phone') return phoneNumber && formatPhone(phoneNumber);
  if (field === 'taxCode') return taxCode;
  const { insured } = (await policiesOfDeals(tx, [deal]))(deal);
  return [birthOf(deal.profile), birthsOf(insured ?? [])].filter(Boolean).join('; ');
}

/**
 * The mail as sent, without the proofs in its links, and masked like the desk's pages; a mail with a code is
 * not readable.
 */
export async function readMail(
  tx: Transaction,
  { uuid, mailId }: { uuid: DealUuid; mailId: string },
  reader: Reader,
) {
  const deal = await findDeskDeal(tx, uuid, reader);
  const [mail] = await tx
    .select()
    .from(mailMessages)
    .where(and(eq(mailMessages.id, mailId), eq(mailMessages.dealUuid, uuid)));
  if (!deal || !mail?.subject || !mail.text) return failure(generalErrors['not-found']);
  return { subject: mail.subject, text: withMasks(mail.text, deal.profile) };
}

/** A phone may be written with spaces, hyphens and prefix, or without. */
function withMasks(text: string, { phoneNumber, taxCode }: DealRow['profile']): string {
  const withoutCode = taxCode ? text.replaceAll(taxCode, maskTaxCode(taxCode)) : text;
  if (!phoneNumber) return withoutCode;
  const digits = [...nationalDigits(phoneNumber)].join(String.raw`[\s\u00a0.\-]?`);
  return withoutCode.replaceAll(
    new RegExp(String.raw`(?:\+39[\s\u00a0]?)?${digits}`, 'g'),
    maskPhone(phoneNumber),
  );
}
