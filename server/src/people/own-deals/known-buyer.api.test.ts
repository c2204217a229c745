import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { knownBuyerCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { expect, test } from 'vitest';
import { newEmail, signedInHolder } from '../../../test/account-holder.ts';
import { openBrowser } from '../../../test/browser.ts';
import { dealToPay } from '../../../test/deals.ts';
import { testServer } from '../../../test/test-server.ts';
import type { DealRow } from '../../buy/deals/tables.ts';

const now = new Date('2026-11-15T10:00:00Z');

const names = { firstName: examplePerson.firstName, lastName: examplePerson.lastName };
const boughtWith = (email: string, changes: Partial<DealRow> = {}): Partial<DealRow> => ({
  ...names,
  email,
  emailKey: emailKey(email),
  stage: 'closed_won',
  expiresAt: null,
  profile: { ...exampleProfile, plateCode: 'BCD234', taxCodeConfirmed: true },
  ...changes,
});
const livingIn = (city: string): Partial<DealRow> => ({ profile: { ...exampleProfile, city } });

test('the last contract prefills its owner’s personal data, and nothing specific to that contract', async () => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  expect((await browser.call(knownBuyerCall)).answer.data).toBeNull();
  await dealToPay(server, boughtWith(email, { ...livingIn('Torino'), createdAt: new Date('2025-01-01') }));
  await dealToPay(server, boughtWith(email, { createdAt: new Date('2026-01-01') }));
  const { answer } = await browser.call(knownBuyerCall);
  expect(answer.data).toEqual({ email, ...names, profile: exampleProfile });
});

test.each<[string, (email: string) => Partial<DealRow>]>([
  ['another mailbox', () => boughtWith(newEmail())],
  ['another family member', (email) => boughtWith(email, { firstName: 'Ugo' })],
  [
    'a namesake of another age',
    (email) => boughtWith(email, { profile: { ...exampleProfile, dateOfBirth: '1960-03-27' } }),
  ],
  ['an unpaid deal', (email) => boughtWith(email, { stage: 'qualified_lead' })],
  ['a deal closed unpaid', (email) => boughtWith(email, { stage: 'closed_lost' })],
  ['a deal its owner had erased', (email) => boughtWith(email, { erasureAskedAt: now })],
])('nothing is prefilled from %s', async (_, deal) => {
  await using server = await testServer({ now });
  const { browser, email } = await signedInHolder(server);
  await dealToPay(server, deal(email));
  expect((await browser.call(knownBuyerCall)).answer.data).toBeNull();
});

test('nothing is prefilled after signing out', async () => {
  await using server = await testServer({ now });
  const { email } = await signedInHolder(server);
  await dealToPay(server, boughtWith(email));
  const { status } = await openBrowser(server).call(knownBuyerCall);
  expect(status).toBe(401);
});
