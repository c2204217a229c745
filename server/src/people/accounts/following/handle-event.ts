import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/connection.ts';
import { noteEvent, type NewAccountEvent } from '../../account-events/note-event.ts';
import {
  type LockedCustomer,
  lockCustomerInPlace,
  lockCustomer,
} from '../../../platform/customers/lock-customer.ts';
import { customers, handledEvents } from '../../../platform/customers/tables.ts';
import { mailedAddress } from '../../../buy/deals/deal-address.ts';
import { deals } from '../../../buy/deals/tables.ts';
import type { Dependencies } from '../../../platform/process/dependencies.ts';
import { resetCodeMails } from '../../../platform/sign-in/one-time-codes/code-mails.ts';
import type {
  HandleIdentityEvent,
  IdentityEvent,
} from '../../../platform/providers/identity/identity-event.ts';
import { movePerson } from './move-person.ts';
import { ACCOUNT_EVENTS, type AccountEventKind } from '@riparo/domain/people/account/events.ts';
import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { MailToSend } from '../../../platform/mail/mailing.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'keyedHash' | 'limiter' | 'sendMailLater' | 'enqueue'>;

/**
 * Handles the identity provider's events here: our row of the customer, the event for its owner, the mails.
 * All in one transaction and once, however often an event is delivered; events of a deleted customer have no
 * effect.
 */
export function identityEventHandler(parts: Parts): HandleIdentityEvent {
  return async (news) => {
    await parts.db.transaction(async (tx) => {
      const [first] = await tx
        .insert(handledEvents)
        .values({ id: news.id, followedAt: parts.clock() })
        .onConflictDoNothing()
        .returning();
      const about = first && (await lockCustomerOfEvent(tx, news));
      if (!about) return;
      const line = accountEventFor(news);
      if (line) await noteEvent(tx, line);
      await parts.sendMailLater(tx, ...mailsForEvent(news, await purchaseAddress(tx, parts, news)));
      // Last, because the mail to the old address must be deleted too once it is sent.
      if (news.kind === 'email-changed' && about !== 'no customer yet')
        await moveCustomer(tx, parts, about, news);
    });
    // The next owner of the old address must be able to get a code at once.
    if (news.kind === 'email-changed')
      await resetCodeMails(parts.limiter, 'registration', emailKey(news.from));
  };
}

/**
 * The target of the registration mail. A purchase that moved to another mailbox meanwhile is not revealed to
 * this one.
 */
async function purchaseAddress(tx: Transaction, { keyedHash }: Parts, news: IdentityEvent) {
  if (news.kind !== 'sign-up-code-asked' || news.dealUuid === null) return null;
  const [deal] = await tx
    .select({ emailKey: deals.emailKey, linkVersion: deals.linkVersion })
    .from(deals)
    .where(eq(deals.uuid, news.dealUuid));
  if (deal && deal.emailKey !== emailKey(news.email)) return null;
  return mailedAddress(keyedHash, { uuid: news.dealUuid, linkVersion: deal?.linkVersion ?? 0 });
}

/** The customer, locked; null if deleted here. */
async function lockCustomerOfEvent(
  tx: Transaction,
  news: IdentityEvent,
): Promise<LockedCustomer | 'no customer yet' | null> {
  switch (news.kind) {
    // Nothing exists here yet that could have been deleted.
    case 'sign-up-code-asked':
      return 'no customer yet';
    case 'opened':
      return becomeCustomer(tx, news);
    case 'reset-code-asked':
      return news.hasAccount ? lockCustomerInPlace(tx, news.accountId) : 'no customer yet';
    case 'email-changed':
      return lockCustomer(tx, news.accountId);
    default:
      return lockCustomerInPlace(tx, news.accountId);
  }
}

/**
 * Fails while another customer's row has the address, because that one's move is still pending: the event is
 * repeated.
 */
async function becomeCustomer(
  tx: Transaction,
  news: Extract<IdentityEvent, { kind: 'opened' }>,
): Promise<LockedCustomer> {
  const { accountId: id, email, marketing } = news;
  const customer = { id, email, emailKey: emailKey(email) };
  await tx.insert(customers).values({ ...customer, marketing });
  return customer;
}

async function moveCustomer(
  tx: Transaction,
  parts: Parts,
  { id, email: from }: LockedCustomer,
  { email: to }: IdentityEvent,
): Promise<void> {
  await tx
    .update(customers)
    .set({ email: to, emailKey: emailKey(to) })
    .where(eq(customers.id, id));
  await movePerson(tx, parts, { accountId: id, from, to });
}

/** The event for the account's owner; null for what was done before the account existed. */
function accountEventFor(news: IdentityEvent): NewAccountEvent | null {
  const kind = ACCOUNT_EVENTS.find((one): one is AccountEventKind => one === news.kind);
  const hasNoAccount = news.kind === 'reset-code-asked' && !news.hasAccount;
  if (!kind || hasNoAccount) return null;
  const { accountId, device, at } = news;
  return { accountId, kind, device, at: new Date(at), ...('about' in news && { about: news.about }) };
}

/** The purchase about to be opened under this address, announced in its buyer's registration. */
function savedPurchase(address: DealAddress | null, productKey: string | null, at: string) {
  const product = address === null ? undefined : findPurchasableProduct(productKey ?? '');
  return product
    ? {
        product: product.title,
        amount: formatEuro(product.priceCents),
        path: `${product.webFlowBaseUrl}${address}`,
        expiresAt: new Date(new Date(at).getTime() + DEAL_LINK_DAYS * DAY_MS).toISOString(),
      }
    : null;
}

/** The mails to the mailbox's owner about an event; with the address of a pending purchase. */
function mailsForEvent(news: IdentityEvent, address: DealAddress | null): MailToSend[] {
  const { email, firstName, at: changedAt } = news;
  // Text for a browser, without which nobody creates passkeys.
  const device = news.device ?? '';
  switch (news.kind) {
    case 'sign-up-code-asked': {
      const { code, key, product, hasOwnPassword, isOneOfMany } = news;
      const purchase = news.isAnother ? null : savedPurchase(address, product, changedAt);
      const waiting = { dealUuid: address, product, purchase };
      const data = { firstName, email, code, key, ...waiting, hasOwnPassword, isOneOfMany };
      const template = news.isAnother ? 'account-new-confirmation-code' : 'account-confirmation-code';
      return [{ to: email, template, data }];
    }
    case 'opened':
      return [
        { to: email, template: 'account-welcome', data: { firstName, hasOwnPassword: news.hasOwnPassword } },
      ];
    case 'reset-code-asked':
    case 'secured': {
      const data = { firstName, email, code: news.code, key: news.key };
      if (news.kind === 'secured') return [{ to: email, template: 'account-secured', data }];
      // An account's mailbox is proved: strangers cannot use up the budget of this mail.
      const mailClass = news.hasAccount ? 'owner' : 'code';
      return [{ to: email, template: 'account-reset-code', mailClass, data }];
    }
    case 'password-changed':
      return [
        {
          to: email,
          template: 'account-password-changed',
          data: { firstName, email, changedAt, passkeys: news.passkeys },
        },
      ];
    case 'password-reset':
      return [
        {
          to: email,
          template: 'account-password-changed',
          data: { firstName, email, changedAt, removedPasskeys: news.removedPasskeys },
        },
      ];
    case 'email-code-asked':
      return news.code === null
        ? [{ to: news.newEmail, template: 'account-email-taken', data: {} }]
        : [{ to: news.newEmail, template: 'account-email-code', data: { firstName, code: news.code } }];
    case 'email-changed':
      return [{ to: news.from, template: 'account-email-changed', data: { firstName, changedAt } }];
    case 'passkey-added':
    case 'passkey-removed':
      return [
        {
          to: email,
          template: `account-${news.kind}`,
          data: { firstName, email, name: news.about, device, changedAt },
        },
      ];
    default:
      return [];
  }
}
