import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AccountId, type DealAddress, dealAddressSchema } from '@riparo/domain/values/ids.ts';
import { newDealUuid } from '../../../test/ids.ts';
import type { Happening, IdentityNews } from '../../providers/identity/news.ts';
import { lineAbout } from './lines.ts';
import { mailsAbout } from './mails.ts';

const at = '2026-11-15T10:00:00.000Z';
const newsOf = (happening: Happening, device: string | null = 'Firefox su Linux'): IdentityNews => ({
  id: '1',
  accountId: '2' as AccountId,
  at,
  email: 'ada@example.it',
  firstName: 'Ada',
  device,
  ...happening,
});

const registered = {
  kind: 'sign-up-code-asked',
  isAnother: false,
  hasOwnPassword: true,
  isOneOfMany: false,
  code: '123456',
  key: 'k',
} as const;

const purchaseIn = (happening: Happening, address: DealAddress | null) => {
  const [mail] = mailsAbout(newsOf(happening), address);
  return mail?.data && 'purchase' in mail.data ? mail.data.purchase : undefined;
};

describe('what the owner reads in the list of what happened', () => {
  test('names what it was about', () => {
    const line = { accountId: '2', device: 'Firefox su Linux', at: new Date(at) };
    expect(lineAbout(newsOf({ kind: 'passkey-added', about: 'Telefono' }))).toEqual({
      ...line,
      kind: 'passkey-added',
      about: 'Telefono',
    });
    expect(lineAbout(newsOf({ kind: 'signed-in' }))).toEqual({ ...line, kind: 'signed-in' });
  });

  test('says nothing of what was done before there was an account', () => {
    const asked = { kind: 'reset-code-asked', code: '123456', key: 'k' } as const;
    expect(lineAbout(newsOf({ ...asked, hasAccount: true }))).not.toBeNull();
    expect(lineAbout(newsOf({ ...asked, hasAccount: false }))).toBeNull();
    expect(lineAbout(newsOf({ ...registered, dealUuid: null, product: null }))).toBeNull();
  });
});

describe('the mail with the code of a registration', () => {
  const dealUuid = newDealUuid();
  const address = dealAddressSchema.parse(randomUUID());

  test('brings the address of what is bought, of a product that is sold', () => {
    expect(purchaseIn({ ...registered, dealUuid, product: 'pet' }, address)).toMatchObject({
      path: `/acquisto/pet/${address}`,
      expiresAt: '2026-12-15T10:00:00.000Z',
    });
    expect(purchaseIn({ ...registered, dealUuid, product: 'altro' }, address)).toBeNull();
    expect(purchaseIn({ ...registered, dealUuid, product: null }, address)).toBeNull();
  });

  test('brings none to who buys nothing, whatever led them here, nor a second time', () => {
    expect(purchaseIn({ ...registered, dealUuid: null, product: 'pet' }, null)).toBeNull();
    expect(purchaseIn({ ...registered, isAnother: true, dealUuid, product: 'pet' }, address)).toBeNull();
  });
});

describe('what happens to an account', () => {
  const mailed = { code: '123456', key: 'k' };
  const marketing = { given: false, version: '2026-11-16', givenAt: at, source: '/' };
  const asked = { ...registered, dealUuid: null, product: null };

  test.each<[template: string, to: string, Happening]>([
    ['account-confirmation-code', 'ada@example.it', asked],
    ['account-new-confirmation-code', 'ada@example.it', { ...asked, isAnother: true }],
    ['account-welcome', 'ada@example.it', { kind: 'opened', hasOwnPassword: true, marketing }],
    ['account-reset-code', 'ada@example.it', { kind: 'reset-code-asked', hasAccount: true, ...mailed }],
    ['account-secured', 'ada@example.it', { kind: 'secured', ...mailed }],
    ['account-password-changed', 'ada@example.it', { kind: 'password-changed', passkeys: [] }],
    ['account-password-changed', 'ada@example.it', { kind: 'password-reset', removedPasskeys: [] }],
    [
      'account-email-code',
      'bea@example.it',
      { kind: 'email-code-asked', newEmail: 'bea@example.it', code: '1' },
    ],
    [
      'account-email-taken',
      'bea@example.it',
      { kind: 'email-code-asked', newEmail: 'bea@example.it', code: null },
    ],
    ['account-email-changed', 'old@example.it', { kind: 'email-changed', from: 'old@example.it' }],
    ['account-passkey-added', 'ada@example.it', { kind: 'passkey-added', about: 'Telefono' }],
    ['account-passkey-removed', 'ada@example.it', { kind: 'passkey-removed', about: 'Telefono' }],
  ])('is told by %s to %s', (template, to, happening) => {
    expect(mailsAbout(newsOf(happening), null)).toEqual([expect.objectContaining({ template, to })]);
  });

  test('is told without a browser where nobody can tell which it was', () => {
    const [mail] = mailsAbout(newsOf({ kind: 'passkey-added', about: 'Telefono' }, null), null);
    expect(mail?.data).toMatchObject({ device: '' });
  });
});
