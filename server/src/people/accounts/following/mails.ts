import { DAY_MS } from '@riparo/domain/platform/values/durations.ts';
import { DEAL_LINK_DAYS } from '@riparo/domain/buy/deal/link.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { DealAddress } from '@riparo/domain/platform/values/ids.ts';
import { formatEuro } from '@riparo/domain/platform/values/money.ts';
import type { MailToSend } from '../../../platform/mail/mailing.ts';
import type { IdentityNews } from '../../../platform/providers/identity/news.ts';

/** What is about to be opened under this address, which the registration of its buyer brings along. */
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

/** What the owner of a mailbox is written about what happened; with the address of the purchase that waits for them. */
export function mailsAbout(news: IdentityNews, address: DealAddress | null): MailToSend[] {
  const { email, firstName, at: changedAt } = news;
  // Words for the browser: nobody makes passkeys without one.
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
      // Of an account its mailbox is proved: nothing that strangers do elsewhere keeps this mail away.
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
