import { expect, test } from 'vitest';
import type { MailTemplate } from './template.ts';
import { templates } from './templates.ts';

const ofClass = (mailClass: string) =>
  Object.entries<MailTemplate>(templates).flatMap(([key, template]) =>
    template.mailClass === mailClass ? [key] : [],
  );

// A mail may be exempt from the budget only if it takes money, staff or a proved mailbox to trigger it:
// consider that before adding one here.
test('these mails are never withheld, and no stranger can trigger one', () => {
  expect(ofClass('contract').toSorted()).toEqual([
    'account-deleted',
    'account-email-changed',
    'account-passkey-added',
    'account-passkey-removed',
    'account-password-changed',
    'account-secured',
    'account-welcome',
    'booked-call-for-desk',
    'call-back-for-desk',
    'call-back-missed',
    'claim-news',
    'claim-papers-missing',
    'claim-received',
    'complaint-answered',
    'complaint-closed',
    'complaint-for-desk',
    'complaint-warning',
    'delivery-check',
    'documents-signed',
    'form-submission-for-desk',
    'log-head',
    'payment-disputed-for-desk',
    'payment-link',
    'payment-received',
    'payment-refund-failed-for-desk',
    'payment-refund-for-desk',
    'payment-refunded',
    'personal-data-erased',
    'policy-active',
    'purchase-by-phone',
    'purchase-closed',
    'purchase-corrected',
    'purchase-moved',
    'purchase-request-for-desk',
    'quote-by-phone',
    'quote-request-for-desk',
    'renewal-offered',
    'renewal-stopped',
    'ski-policy-issued',
    'staff-invitation',
    'staff-new-device',
    'staff-wrong-factors',
    'withdrawal-received',
    'withdrawal-to-confirm',
  ]);
});

test('these mails have a budget that strangers cannot use up', () => {
  expect(ofClass('owner').toSorted()).toEqual([
    'address-used-with-other-data',
    'claim-link',
    'withdrawal-link',
  ]);
});
