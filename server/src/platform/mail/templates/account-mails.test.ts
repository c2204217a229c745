import { expect, test } from 'vitest';
import { composeMail } from '../compose.ts';
import type { MailTemplate } from '../template.ts';
import { templates } from '../templates.ts';

const sender = { from: 'Riparo <ciao@riparo.example>', siteUrl: new URL('https://www.riparo.example') };
const email = "o'neil+casa@example.it";
const address = 'o&#39;neil%2Bcasa%40example.it';
const dealUuid = '4b7c5c0e-8f5f-4a38-9a3c-6d3a3f6f2c11';
const filled = '#codice=012345&#38;chiave=k3y_-"';
const registered = {
  firstName: 'Ada',
  email,
  code: '012345',
  key: 'k3y_-',
  dealUuid: null,
  hasOwnPassword: true,
  isOneOfMany: false,
};
const changedAt = '2026-07-01T22:30:00.000Z';

const passkeyNotice = { firstName: 'Ada', email, changedAt, name: 'Telefono', device: 'Chrome su Android' };

const compose = (template: MailTemplate, data: unknown) =>
  composeMail({ id: '1', recipient: 'ada@example.org', data }, template, sender);

test.each([
  ['account-confirmation-code', registered, `/confirm-account/${address}${filled}`],
  [
    'account-confirmation-code',
    { ...registered, dealUuid },
    `/confirm-account/${address}/deal/${dealUuid}${filled}`,
  ],
  ['account-new-confirmation-code', registered, `/confirm-account/${address}${filled}`],
  [
    'account-confirmation-code',
    { ...registered, product: 'pet' },
    `/confirm-account/${address}/pet${filled}`,
  ],
  [
    'account-new-confirmation-code',
    { ...registered, dealUuid, product: 'pet' },
    `/confirm-account/${address}/deal/${dealUuid}${filled}`,
  ],
  ['account-reset-code', registered, `/password-reset/${address}${filled}`],
  ['account-email-code', { firstName: 'Ada', code: '012345' }, '/user-profile?conferma=email"'],
  ['account-welcome', { firstName: 'Ada', hasOwnPassword: true }, '/customer"'],
  ['account-secured', registered, `/password-reset/${address}${filled}`],
  // Leads not to a page that claims a code was sent, but to one that sends it on request.
  ['account-password-changed', { firstName: 'Ada', email, changedAt }, `/non-ero-io#${address}"`],
  ['account-passkey-added', passkeyNotice, `/non-ero-io#${address}"`],
  ['account-passkey-removed', passkeyNotice, `/non-ero-io#${address}"`],
  ['account-email-taken', {}, '/login"'],
] as const)('%s of %j leads to %s', (key, data, link) => {
  const { html, text } = compose(templates[key], data);
  expect(html).toContain(`href="https://www.riparo.example${link}`);
  expect(text).toContain('https://www.riparo.example/');
});

test.each(['account-confirmation-code', 'account-new-confirmation-code'] as const)(
  '%s warns that somebody else may have registered too',
  (key) => {
    const texts = [true, false].map(
      (isOneOfMany) => compose(templates[key], { ...registered, isOneOfMany }).text,
    );
    expect(texts.map((text) => text.includes('più di una registrazione in attesa'))).toEqual([true, false]);
  },
);

test.each([
  'account-password-changed',
  'account-email-changed',
  'account-passkey-added',
  'account-passkey-removed',
] as const)('%s tells when, in Italian time, and where to write', (key) => {
  const { text } = compose(templates[key], passkeyNotice);
  expect(text).toContain('2 luglio 2026 alle ore\u00a000:30');
  expect(text).toContain('assistenza@riparo.example');
});

test('a notice never leads to a page that says a code was sent', () => {
  const notices = ['account-password-changed', 'account-email-changed', 'account-passkey-added'] as const;
  for (const key of notices) {
    const { html, text } = compose(templates[key], passkeyNotice);
    expect(html + text).not.toContain('/password-reset');
  }
});
