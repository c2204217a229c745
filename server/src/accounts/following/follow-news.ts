import { emailKey } from '@riparo/domain/account/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connection.ts';
import { noteEvent } from '../../account-events/note-event.ts';
import { lockCustomer, holdCustomer } from '../../customers/hold-customer.ts';
import { customers, followedNews } from '../../customers/tables.ts';
import type { Dependencies } from '../../dependencies/dependencies.ts';
import { forgetCodeMails } from '../../one-time-codes/code-mails.ts';
import type { HearNews, IdentityNews } from '../../providers/identity/news.ts';
import { lineAbout } from './lines.ts';
import { mailsAbout } from './mails.ts';
import { movePerson } from './move-person.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'limiter' | 'sendMailLater'>;

/**
 * Does what follows here from what the identity provider has done: our own row of the customer, the line that its owner
 * reads, the mails. All in one transaction and once, however often it is told; of whoever was forgotten, nothing any more.
 */
export function newsFollower(parts: Parts): HearNews {
  return async (news) => {
    await parts.db.transaction(async (tx) => {
      const [first] = await tx
        .insert(followedNews)
        .values({ id: news.id, followedAt: parts.clock() })
        .onConflictDoNothing()
        .returning();
      if (!first || !(await isKnown(tx, news))) return;
      const line = lineAbout(news);
      if (line) await noteEvent(tx, line);
      await parts.sendMailLater(tx, ...mailsAbout(news));
      // Last: the mail to the old address too is forgotten once it has left.
      if (news.kind === 'email-changed') await moveCustomer(tx, parts, news);
    });
    // Whoever has the old address from now on gets a code at once.
    if (news.kind === 'email-changed')
      await forgetCodeMails(parts.limiter, 'registration', emailKey(news.from));
  };
}

/** Whether it is about a customer, who is held; one that was forgotten here is none any more. */
async function isKnown(tx: Transaction, news: IdentityNews): Promise<boolean> {
  switch (news.kind) {
    // Nobody's yet: there is nothing here that could have been forgotten.
    case 'sign-up-code-asked':
      return true;
    case 'opened':
      await becomeCustomer(tx, news);
      return true;
    case 'reset-code-asked':
      return !news.hasAccount || (await holdCustomer(tx, news.accountId)) !== null;
    case 'email-changed':
      return (await lockCustomer(tx, news.accountId)) !== null;
    default:
      return (await holdCustomer(tx, news.accountId)) !== null;
  }
}

/** Fails while another's row has the address, since what moved that one away was not followed yet: it is told again. */
async function becomeCustomer(
  tx: Transaction,
  news: Extract<IdentityNews, { kind: 'opened' }>,
): Promise<void> {
  const { accountId: id, email, marketing } = news;
  await tx.insert(customers).values({ id, email, emailKey: emailKey(email), marketing });
}

async function moveCustomer(
  tx: Transaction,
  parts: Parts,
  { accountId, email }: IdentityNews,
): Promise<void> {
  const customer = await lockCustomer(tx, accountId);
  if (!customer) throw new Error('a locked customer is gone');
  const moved = { email, emailKey: emailKey(email) };
  await tx.update(customers).set(moved).where(eq(customers.id, accountId));
  await movePerson(tx, parts, { accountId, from: customer.email, to: email });
}
