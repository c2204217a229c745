import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { and, eq, isNull, notLike, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { mailMessages } from './tables.ts';
import type { TemplateKey } from './templates.ts';

/** Bring nothing but a code, or a link, that is void now; whoever has use for a new one gets it. */
const worthNothing: readonly string[] = ['signature-code', 'documents-to-sign'] satisfies TemplateKey[];

/**
 * Mails that wait for an address leave for the new one, with the links that work there. Those about the account itself
 * (`account-…`) stay: they tell the old address what was done with it. `newTokens` names the tokens that were replaced.
 */
export async function moveMails(
  tx: Transaction,
  { from, to }: { from: string; to: string },
  newTokens: ReadonlyMap<string, string>,
): Promise<void> {
  const waiting = await tx
    .select({ id: mailMessages.id, template: mailMessages.template, data: mailMessages.data })
    .from(mailMessages)
    .where(
      and(
        sql`lower(${mailMessages.recipient}) = ${emailKey(from)}`,
        isNull(mailMessages.sentAt),
        notLike(mailMessages.template, 'account-%'),
      ),
    )
    .for('update');
  for (const { id, template, data } of waiting) {
    const itself = eq(mailMessages.id, id);
    if (worthNothing.includes(template)) await tx.delete(mailMessages).where(itself);
    else
      await tx
        .update(mailMessages)
        .set({ recipient: to, data: renewed(data, newTokens) })
        .where(itself);
  }
}

function renewed(data: unknown, newTokens: ReadonlyMap<string, string>): unknown {
  const texts = [...newTokens].reduce(
    (text, [before, after]) => text.replaceAll(before, after),
    JSON.stringify(data),
  );
  return JSON.parse(texts);
}
