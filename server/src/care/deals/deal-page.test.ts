import { expect, test } from 'vitest';
import { dealRow } from '../../../test/deal-row.ts';
import { dealPage } from './deal-page.ts';
import type { Gathered } from './gather-deal.ts';

const now = new Date('2026-11-20T10:00:00Z');
const none = { deals: [], requests: [], personId: null, confirmers: [] };

/** A deal with only its row and the given parts. */
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
  policy: { number: '0F0E7D4A', insured: null, guarantees: null, price: null, drawn: [], ownDocuments: [] },
  ...some,
});

test('no mail can be sent again to a person who asked to be erased', () => {
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
