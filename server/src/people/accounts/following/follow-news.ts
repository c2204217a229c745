import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connection.ts';
import { noteEvent } from '../../account-events/note-event.ts';
import { type HeldCustomer, holdCustomer, lockCustomer } from '../../../platform/customers/hold-customer.ts';
import { customers, followedNews } from '../../../platform/customers/tables.ts';
import { mailedAddress } from '../../../buy/deals/deal-address.ts';
import { deals } from '../../../buy/deals/tables.ts';
import type { Dependencies } from '../../../platform/process/dependencies.ts';
import { forgetCodeMails } from '../../../platform/sign-in/one-time-codes/code-mails.ts';
import type { HearNews, IdentityNews } from '../../../platform/providers/identity/news.ts';
import { lineAbout } from './lines.ts';
import { mailsAbout } from './mails.ts';
import { movePerson } from './move-person.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'limiter' | 'sendMailLater' | 'enqueue'>;

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
      const about = first && (await whomItIsAbout(tx, news));
      if (!about) return;
      const line = lineAbout(news);
      if (line) await noteEvent(tx, line);
      await parts.sendMailLater(tx, ...mailsAbout(news, await purchaseAddress(tx, parts, news)));
      // Last: the mail to the old address too is forgotten once it has left.
      if (news.kind === 'email-changed' && about !== 'nobody yet') await moveCustomer(tx, parts, about, news);
    });
    // Whoever has the old address from now on gets a code at once.
    if (news.kind === 'email-changed')
      await forgetCodeMails(parts.limiter, 'registration', emailKey(news.from));
  };
}

/** What the mail about a registration leads to. A purchase that meanwhile has another mailbox is not told to this one. */
async function purchaseAddress(tx: Transaction, { keyedHash }: Parts, news: IdentityNews) {
  if (news.kind !== 'sign-up-code-asked' || news.dealUuid === null) return null;
  const [deal] = await tx
    .select({ emailKey: deals.emailKey, linkVersion: deals.linkVersion })
    .from(deals)
    .where(eq(deals.uuid, news.dealUuid));
  if (deal && deal.emailKey !== emailKey(news.email)) return null;
  return mailedAddress(keyedHash, { uuid: news.dealUuid, linkVersion: deal?.linkVersion ?? 0 });
}

/** The customer, who is held; null for one that was forgotten here. */
async function whomItIsAbout(
  tx: Transaction,
  news: IdentityNews,
): Promise<HeldCustomer | 'nobody yet' | null> {
  switch (news.kind) {
    // There is nothing here that could have been forgotten.
    case 'sign-up-code-asked':
      return 'nobody yet';
    case 'opened':
      return becomeCustomer(tx, news);
    case 'reset-code-asked':
      return news.hasAccount ? holdCustomer(tx, news.accountId) : 'nobody yet';
    case 'email-changed':
      return lockCustomer(tx, news.accountId);
    default:
      return holdCustomer(tx, news.accountId);
  }
}

/** Fails while another's row has the address, since what moved that one away was not followed yet: it is told again. */
async function becomeCustomer(
  tx: Transaction,
  news: Extract<IdentityNews, { kind: 'opened' }>,
): Promise<HeldCustomer> {
  const { accountId: id, email, marketing } = news;
  const customer = { id, email, emailKey: emailKey(email) };
  await tx.insert(customers).values({ ...customer, marketing });
  return customer;
}

async function moveCustomer(
  tx: Transaction,
  parts: Parts,
  { id, email: from }: HeldCustomer,
  { email: to }: IdentityNews,
): Promise<void> {
  await tx
    .update(customers)
    .set({ email: to, emailKey: emailKey(to) })
    .where(eq(customers.id, id));
  await movePerson(tx, parts, { accountId: id, from, to });
}
