import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { and, eq, isNull, notLike, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { mailMessages } from './tables.ts';
import type { TemplateKey } from './templates.ts';

/** Contain only a code or link that is now void; the customer gets a new one when needed. */
const voidTemplates: readonly string[] = ['signature-code', 'documents-to-sign'] satisfies TemplateKey[];

/**
 * Redirects unsent mails to the new address, with links that work there. Account notices (`account-…`) stay,
 * as they tell the old address what happened. `newTokens` lists the replaced tokens.
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
    if (voidTemplates.includes(template)) await tx.delete(mailMessages).where(itself);
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
