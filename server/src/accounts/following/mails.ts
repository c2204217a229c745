import type { MailToSend } from '../../mail/mailing.ts';
import type { IdentityNews } from '../../providers/identity/news.ts';

/** What the owner of a mailbox is written about what happened. */
export function mailsAbout(news: IdentityNews): MailToSend[] {
  const { email, firstName, at: changedAt } = news;
  // Words for the browser: nobody makes passkeys without one.
  const device = news.device ?? '';
  switch (news.kind) {
    case 'sign-up-code-asked': {
      const { code, key, dealUuid, product, hasOwnPassword, isOneOfMany } = news;
      const data = { firstName, email, code, key, dealUuid, product, hasOwnPassword, isOneOfMany };
      const template = news.isAnother ? 'account-new-confirmation-code' : 'account-confirmation-code';
      return [{ to: email, template, data }];
    }
    case 'opened':
      return [
        { to: email, template: 'account-welcome', data: { firstName, hasOwnPassword: news.hasOwnPassword } },
      ];
    case 'reset-code-asked':
    case 'secured': {
      const template = news.kind === 'secured' ? 'account-secured' : 'account-reset-code';
      return [{ to: email, template, data: { firstName, email, code: news.code, key: news.key } }];
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
