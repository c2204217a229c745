import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { expect, test } from 'vitest';
import { dealRow } from '../../../test/deal-row.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import { dealPage } from './deal-page.ts';
import type { Gathered } from './gather-deal.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (time: string, day = '2026-11-16') => new Date(`${day}T${time}:00Z`);
const none = { deals: [], requests: [], personId: null, confirmers: [] };

/** What is kept about a deal of which nothing but its row is there; the rest as it is given. */
const gathered = (some: object = {}): Gathered => ({
  history: [],
  signature: null,
  documents: [],
  paid: [],
  givenBack: [],
  mails: [],
  acts: [],
  notes: [],
  tasks: [],
  log: [],
  ski: null,
  ...some,
});

const policy = {
  id: '0f0e7d4a-0000-4000-8000-3d6526c3882c',
  productType: 'plus',
  duration: 'season',
  days: null,
  adults: 1,
  kids: 1,
  startsOn: isoDate('2026-12-01'),
  endsOn: isoDate('2027-04-30'),
  promoCode: 'NEVE',
  listPriceCents: cents(5000),
  discountCents: cents(500),
  tariffVersion: '2026',
  issuedAt: at('10:11'),
};
const skier = { firstName: 'Ada', lastName: 'D’Angelo', birthDate: isoDate('1990-03-27') };
const insured = [
  { ...skier, id: 'one', place: 0 },
  { ...skier, id: 'two', place: 1, firstName: 'Eva', birthDate: isoDate('2015-06-02') },
];
const skiDeal = { productKey: 'ski', order: 'pay-only', stage: 'closed_won' } as const;
const documents = [
  { kind: 'ricevuta-recesso', title: 'Ricevuta di recesso', sizeBytes: 10, madeAt: at('10:31') },
];

const titlesOf = (stage: DealRow['stage'], issuedAt: Date | null) =>
  dealPage(
    dealRow({ ...skiDeal, stage }),
    gathered({ documents, ski: { policy: { ...policy, issuedAt }, insured } }),
    none,
    { role: 'consulente' },
    now,
  ).documents.map(({ title }) => title);

test('what is not a policy any more, or not yet, certifies nobody', () => {
  expect(titlesOf('closed_lost', at('10:11'))).toEqual(['Ricevuta del pagamento', 'Ricevuta di recesso']);
  expect(titlesOf('pay_intent', null)).toEqual(['Ricevuta di recesso']);
});

test('nobody writes again to somebody who asked to be forgotten', () => {
  const mails = [
    { id: 'one', template: 'policy-active', sentAt: now, createdAt: now, subject: 'Attiva', text: '' },
  ];
  const sendable = (erasureAskedAt: Date | null) =>
    dealPage(dealRow({ erasureAskedAt }), gathered({ mails }), none, { role: 'responsabile' }, now).mails.map(
      ({ isSendableAgain }) => isSendableAgain,
    );
  expect(sendable(null)).toEqual([true]);
  expect(sendable(now)).toEqual([false]);
});
