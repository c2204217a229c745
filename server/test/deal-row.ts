import { emailKey } from '@riparo/domain/account/email-key.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { cents } from '@riparo/domain/values/money.ts';
import type { DealRow } from '../src/deals/tables.ts';
import { newDealUuid, newSubmissionKey } from './ids.ts';

const email = 'ada.dangelo@example.it';

/** A deal as it is read from the database, for rules that need no database. */
export const dealRow = (changes: Partial<DealRow> = {}): DealRow => ({
  uuid: newDealUuid(),
  submissionKey: newSubmissionKey(),
  productKey: 'pet',
  order: 'pay-first',
  stage: 'closed_won',
  version: 1,
  email,
  emailKey: emailKey(email),
  firstName: 'Ada',
  lastName: 'D’Angelo',
  profile: {
    gender: 'female',
    dateOfBirth: '1990-03-27',
    placeOfBirth: 'Roma',
    districtOfBirth: 'RM',
    phoneNumber: '+393331234567',
    taxCode: 'DNGDAA90C67H501E',
    country: 'IT',
    address: 'Via Roma, 12A',
    zipCode: '20121',
    city: 'Milano',
    district: 'MI',
    region: 'Lombardia',
  },
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
  ...changes,
});
