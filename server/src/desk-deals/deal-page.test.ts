import { emailKey } from '@riparo/domain/account/email-key.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { expect, test } from 'vitest';
import { dealRow } from '../../test/deal-row.ts';
import type { DealRow } from '../deals/tables.ts';
import { dealPage } from './deal-page.ts';
import type { Gathered } from './gather-deal.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (time: string, day = '2026-11-16') => new Date(`${day}T${time}:00Z`);
const uuid = dealUuidSchema.parse('5d2c0a52-3c4b-4c0f-9a51-0d6f2b7c1e01');
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

const shown = (deal: Partial<DealRow>, some: object, role: 'consulente' | 'responsabile' = 'responsabile') =>
  `${JSON.stringify(dealPage(dealRow({ uuid, ...deal }), gathered(some), none, { role }, now), null, 2)}\n`;

const bianca = { firstName: 'Bianca', lastName: 'Neri' };

test('the page of what was bought, paid and signed tells everything that happened to it', async () => {
  const payment = {
    account: 'broker',
    providerPaymentId: 'pi_1',
    amountCents: 7900,
    receivedAt: at('10:10'),
  };
  const refund = { paymentId: 'second', amountCents: 7900, reason: 'mistake', doneAt: null };
  const mail = { template: 'documents-to-sign', recipient: 'ada@example.it', createdAt: at('10:20') };
  const task = {
    text: 'Richiamare per il microchip',
    day: '2026-11-18',
    assigneeId: 'bianca',
    authorName: 'Carlo Verdi',
    createdAt: at('11:00'),
    doneAt: null,
    doneByName: null,
  };
  const read = { at: at('12:00'), actorName: 'Rina Viola', action: 'personal-data.shown' };
  const page = shown(
    {
      email: 'ada@example.it',
      emailKey: emailKey('ada@example.it'),
      stage: 'documentation_signed',
      version: 4,
      attributes: { petType: 'dog', petName: 'Fido' },
      accountId: 'an account' as never,
      consents: {
        ...dealRow().consents,
        given: { privacy: true, marketing: false, unknown: true },
        later: [
          { kind: 'marketing', given: true, version: '2026-11', source: '/customer', at: '2026-11-17' },
          { kind: 'unknown', given: false, version: '2026-11', source: '/customer', at: '2026-11-18' },
        ],
        documents: [
          { key: 'dip', version: '2026-11' },
          { key: 'unknown', version: '2025-01' },
        ],
      } as never,
      suitability: {
        answeredAt: '2026-11-16T10:00:00.000Z',
        lines: [{ id: 'pet', question: 'Hai un cane o un gatto?', answer: 'Sì' }],
      } as never,
    },
    {
      history: [
        { event: 'payment-confirmed', at: at('10:10'), cause: 'notice evt_1' },
        { event: 'documents-signed', at: at('10:30'), cause: 'buyer' },
        { event: 'closed-by-desk', at: at('10:45'), cause: 'desk key-2' },
      ],
      signature: {
        sentAt: at('10:15'),
        signedAt: at('10:30'),
        sealedAt: at('10:31'),
        evidence: { address: '192.0.2.1', documents: [{}, {}, {}] },
      },
      documents: [
        { kind: 'polizza-firmata', title: 'Polizza con la firma', sizeBytes: 10, madeAt: at('10:31') },
      ],
      paid: [
        { ...payment, id: 'first', state: 'received' },
        { ...payment, id: 'second', state: 'refunded', providerPaymentId: 'pi_2', receivedAt: at('10:12') },
      ],
      givenBack: [
        { refund: { ...refund, id: 'asked', state: 'waiting', askedAt: at('10:13') }, asker: bianca },
        {
          refund: {
            ...refund,
            id: 'done',
            state: 'done',
            askedAt: at('10:14'),
            doneAt: at('10:16'),
            providerRefundId: 're_1',
          },
          asker: null,
        },
      ],
      mails: [
        { ...mail, id: 'past', sentAt: at('10:21'), subject: 'Da firmare', text: 'Ciao' },
        { ...mail, id: 'code', template: 'signature-code', sentAt: at('10:25'), subject: null, text: null },
        {
          ...mail,
          id: 'true',
          template: 'documents-signed',
          sentAt: at('10:32'),
          subject: 'Firmato',
          text: 'Ciao',
        },
        { ...mail, id: 'leaving', template: 'documents-signed', sentAt: null, subject: null, text: null },
      ],
      acts: [
        {
          number: 3,
          key: 'key-1',
          action: 'correct',
          at: at('10:40'),
          actorName: 'Bianca Neri',
          details: { labels: ['Via', 'CAP'] },
        },
        {
          number: 4,
          key: 'key-2',
          action: 'close-lost',
          at: at('10:45'),
          actorName: 'Carlo Verdi',
          details: { reason: 'changed-mind' },
        },
        {
          number: 7,
          key: 'key-3',
          action: 'refund',
          at: at('10:50'),
          actorName: 'Rita Bruni',
          details: { reason: 'mistake' },
        },
        {
          number: 8,
          key: 'key-4',
          action: 'new-link',
          at: at('10:55'),
          actorName: 'Rita Bruni',
          details: { reason: 5, days: 30 },
        },
      ],
      notes: [
        {
          note: { id: 'note' },
          written: { version: 2, text: 'Pagherà domani', authorName: 'Carlo Verdi', at: at('11:10') },
        },
        {
          note: { id: 'note' },
          written: { version: 1, text: 'Paga oggi', authorName: 'Bianca Neri', at: at('11:05') },
        },
      ],
      tasks: [
        { task: { ...task, id: 'open' }, assignee: bianca },
        {
          task: {
            ...task,
            id: 'done',
            createdAt: at('11:01'),
            doneAt: at('11:30'),
            doneByName: 'Bianca Neri',
          },
          assignee: bianca,
        },
        { task: { ...task, id: 'left', createdAt: at('11:02'), doneAt: at('11:31') }, assignee: bianca },
      ],
      log: [
        { ...read, details: '{"field":"answers"}' },
        { ...read, details: '{"field":"phone"}' },
        { ...read, action: 'deal.document-read', details: '{"document":"polizza"}' },
        { ...read, action: 'deal.mail-read', details: '{"mail":"past","subject":"Da firmare"}' },
        { ...read, action: 'deal.file-made', details: '{"files":12}' },
        { ...read, action: 'deal.corrected', details: '{"fields":["street"]}' },
      ],
    },
  );
  await expect(page).toMatchFileSnapshot('./shown/signed.txt');
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

test('the page of a ski policy has its choice, its people and a certificate for each', async () => {
  const consents = { ...dealRow().consents, given: { privacyChecked: true, marketingChecked: false } };
  const page = shown({ ...skiDeal, consents: consents as never }, { documents, ski: { policy, insured } });
  await expect(page).toMatchFileSnapshot('./shown/ski.txt');
});

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

test('the page of another year that was just proposed, of somebody of whom little is known', async () => {
  const { profile } = dealRow();
  const page = shown(
    {
      order: 'pay-only',
      stage: 'qualified_lead',
      renewalOf: dealUuidSchema.parse('5d2c0a52-3c4b-4c0f-9a51-0d6f2b7c1e02'),
      expiresAt: new Date('2026-12-16T10:00:00Z'),
      consents: { ...dealRow().consents, given: { privacy: true } } as never,
      profile: {
        ...profile,
        dateOfBirth: '' as never,
        districtOfBirth: null as never,
        phoneNumber: null as never,
        address: '',
        zipCode: '',
        city: '',
        district: '',
      },
    },
    { signature: { sentAt: at('10:15'), signedAt: at('10:20'), sealedAt: null, evidence: null } },
    'consulente',
  );
  await expect(page).toMatchFileSnapshot('./shown/renewal.txt');
});

test('the page of what was only begun names what is missing; of what is sold no more, what it can', async () => {
  const begun = {
    order: 'pay-first',
    stage: 'quotation',
    startsOn: null,
    endsOn: null,
    expiresAt: new Date('2026-12-16T10:00:00Z'),
  } as const;
  const profile = { ...dealRow().profile, phoneNumber: null as never, plateCode: 'X5Y7ZK' };
  const signature = { sentAt: at('10:15'), signedAt: null, sealedAt: null, evidence: null };
  await expect(shown({ ...begun, profile }, { signature }, 'consulente')).toMatchFileSnapshot(
    './shown/begun.txt',
  );
  const old = dealPage(dealRow({ productKey: 'parapendio' }), gathered(), none, { role: 'consulente' }, now);
  expect([old.product, old.missing, old.insured]).toEqual([
    { key: 'parapendio', title: 'parapendio' },
    [],
    [],
  ]);
});

test('nobody writes again to somebody who asked to be forgotten', () => {
  const mails = [
    { id: 'one', template: 'policy-active', sentAt: now, createdAt: now, subject: 'Attiva', text: '' },
  ];
  const sendable = (erasureAskedAt: Date | null) =>
    dealPage(dealRow({ erasureAskedAt }), gathered({ mails }), none, { role: 'responsabile' }, now).mails.map(
      ({ isSendableAgain }) => isSendableAgain,
    );
  expect([sendable(null), sendable(now)]).toEqual([[true], [false]]);
});
