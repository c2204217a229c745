import { policyClaimPath } from '@riparo/domain/care/claims/paths.ts';
import { withdrawalPath } from '@riparo/domain/buy/deal/withdrawal-path.ts';
import { signaturePath } from '@riparo/domain/buy/signature/link.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { policyClaimLink } from '../../buy/deals/claim-link.ts';
import { mailedPath, pathAt } from '../../buy/deals/deal-mails.ts';
import { dealToken } from '../../buy/deals/deal-token.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { REMOVED_SECRET } from '../../platform/mail/stored-mail.ts';
import type { MailToSend } from '../../platform/mail/mailing.ts';
import type { mailMessages } from '../../platform/mail/tables.ts';

type StoredMail = Pick<typeof mailMessages.$inferSelect, 'template' | 'data'>;

/** Sends a stored mail again: the same words, with links that work now. */
export async function sendAgain(
  tx: Transaction,
  { sendMailLater, keyedHash }: Pick<Dependencies, 'sendMailLater' | 'keyedHash'>,
  deal: DealRow,
  { template, data }: StoredMail,
): Promise<void> {
  const paths = [
    [signaturePath(REMOVED_SECRET), signaturePath(dealToken(keyedHash, 'signature', deal))],
    [policyClaimPath(REMOVED_SECRET), policyClaimLink(keyedHash, deal)],
    [withdrawalPath(REMOVED_SECRET), withdrawalPath(dealToken(keyedHash, 'withdrawal', deal))],
    [pathAt(deal, REMOVED_SECRET), mailedPath(keyedHash, deal)],
  ] as const;
  const renewed = paths.reduce(
    (text, [storedLink, workingLink]) =>
      text.replaceAll(JSON.stringify(storedLink), JSON.stringify(workingLink)),
    JSON.stringify(data),
  );
  // The stored data was valid for this template; it is parsed with its schema again.
  const mail = { to: deal.email, dealUuid: deal.uuid, template, data: JSON.parse(renewed) } as MailToSend;
  await sendMailLater(tx, { ...mail, mailClass: 'contract' });
}
