import { withArticle } from '@riparo/domain/platform/values/article.ts';
import * as z from 'zod';
import { momentInWords } from '../../drawing/wording/in-rome.ts';
import type { MailBlock } from '../content.ts';

/** What was paid, when, for what. */
export const receiptFields = {
  holder: z.string(),
  product: z.string(),
  amount: z.string(),
  paidAt: z.iso.datetime(),
  reference: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** If documents are signed before the payment. */
  isSigned: z.boolean(),
};

export const receiptSchema = z.object(receiptFields);

export type Receipt = z.output<typeof receiptSchema>;

export function receiptFacts(receipt: Receipt): MailBlock {
  const cover = `${withArticle('dal', receipt.startsOn)} ${withArticle('al', receipt.endsOn)}`;
  return {
    kind: 'facts',
    rows: [
      ['Prodotto', receipt.product],
      ['Intestatario', receipt.holder],
      ['Importo pagato', receipt.amount],
      ['Pagato il', momentInWords(new Date(receipt.paidAt))],
      ['Con', 'carta di pagamento'],
      ['Riferimento', receipt.reference],
      ['Copertura', receipt.isSigned ? cover : `${cover}, se firmi i documenti oggi`],
    ],
  };
}
