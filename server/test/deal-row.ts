import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { examplePerson, exampleProfile } from '@riparo/domain/platform/person/example-person.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import type { DealRow } from '../src/buy/deals/tables.ts';
import { newDealUuid, newSubmissionKey } from './ids.ts';

const email = 'ada.dangelo@example.it';

/** A deal row for rules that need no database. */
export const dealRow = (changes: Partial<DealRow> = {}): DealRow => ({
  uuid: newDealUuid(),
  submissionKey: newSubmissionKey(),
  productKey: 'pet',
  order: 'pay-first',
  stage: 'closed_won',
  version: 1,
  email,
  emailKey: emailKey(email),
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  profile: { ...exampleProfile, region: examplePerson.home.region },
  attributes: null,
  consents: {
    version: '2026-11',
    givenAt: '2026-11-15T10:00:00.000Z',
    source: '/',
    given: {},
    documents: [],
  },
  suitability: null,
  priceCents: cents(7900),
  accountId: null,
  createdAt: new Date('2026-11-15T10:00:00Z'),
  expiresAt: null,
  startsOn: isoDate('2026-11-16'),
  endsOn: isoDate('2027-11-15'),
  renewalOf: null,
  remindedAt: null,
  erasureAskedAt: null,
  linkVersion: 0,
  browserVersion: 0,
  openerAddress: null,
  mailedAddress: null,
  ...changes,
});
