import { emailKey } from '@riparo/domain/account/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { noteEvent } from '../../account-events/note-event.ts';
import { lockCustomer, holdCustomer } from '../../customers/hold-customer.ts';
import { customers, followedNews } from '../../customers/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { forgetCodeMails } from '../../mail/code-mails.ts';
import type { HearNews, IdentityNews } from '../../providers/identity/news.ts';
import { lineAbout } from './lines.ts';
import { mailsAbout } from './mails.ts';
import { movePerson } from './move-person.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'limiter' | 'sendMailLater'>;

/**
 * Does what follows here from what the identity provider has done: our own row of the customer, the line that its owner
 * reads, the mails. All in one transaction and once, however often it is told; of who was forgotten, nothing any more.
 */
export function newsFollower(parts: Parts): HearNews {
  return async (news) => {
    await parts.db.transaction(async (tx) => {
      const [first] = await tx
        .insert(followedNews)
        .values({ id: news.id, followedAt: parts.clock() })
        .onConflictDoNothing()
        .returning();
      if (!first || !(await isKnown(tx, parts, news))) return;
      const line = lineAbout(news);
      if (line) await noteEvent(tx, line);
      await parts.sendMailLater(tx, ...mailsAbout(news));
    });
    // Who has the old address from now on gets a code at once.
    if (news.kind === 'email-changed')
      await forgetCodeMails(parts.limiter, 'registration', emailKey(news.from));
  };
}

/** Brings our own row to where the account is; false for one that was forgotten here. */
async function isKnown(tx: Transaction, parts: Parts, news: IdentityNews): Promise<boolean> {
  const { accountId: id, email } = news;
  switch (news.kind) {
    // Nobody's yet: there is nothing here that could have been forgotten.
    case 'sign-up-code-asked':
      return true;
    case 'opened':
      // Another's row still has the address: what moved that one away was not followed yet. It fails, and is told again.
      await tx
        .insert(customers)
        .values({ id, email, emailKey: emailKey(email), marketing: news.marketing });
      return true;
    case 'email-changed':
      return moveCustomer(tx, parts, news);
    case 'reset-code-asked':
      return !news.hasAccount || (await holdCustomer(tx, id)) !== null;
    default:
      return (await holdCustomer(tx, id)) !== null;
  }
}

async function moveCustomer(tx: Transaction, parts: Parts, { accountId, email }: IdentityNews): Promise<boolean> {
  const customer = await lockCustomer(tx, accountId);
  if (!customer) return false;
  await tx
    .update(customers)
    .set({ email, emailKey: emailKey(email) })
    .where(eq(customers.id, accountId));
  await movePerson(tx, parts, { accountId, from: customer.email, to: email });
  return true;
}
