import { describe, expect, test } from 'vitest';
import { dealRow } from '../../../test/deal-row.ts';
import { newDealUuid } from '../../../test/ids.ts';
import type { DealRow } from '../deals/tables.ts';
import { areDocumentsOpen, signatureState } from './find-signature.ts';
import { nextStepOf } from './next-step.ts';
import type { DealSignature } from './tables.ts';

const ways = { path: '/acquisto/pet/1', signaturePath: '/firma/1' };
const now = new Date('2026-11-15T10:00:00Z');
const after = (ms: number) => new Date(now.getTime() + ms);

const signature = (changes: Partial<DealSignature> = {}): DealSignature => ({
  dealUuid: newDealUuid(),
  sentAt: now,
  expiresAt: after(1),
  remindersSent: 0,
  codeHash: null,
  codeSentAt: null,
  codeExpiresAt: null,
  codeWrongTries: 0,
  signedAt: null,
  evidence: null,
  sealedAt: null,
  ...changes,
});

const waiting = { stage: 'documentation_send' } as const;

describe('the state of a signature', () => {
  test.each<[state: string, when: string, Partial<DealRow>, Partial<DealSignature>, areOpen: boolean]>([
    ['to-sign', 'until its link ends', waiting, {}, true],
    ['expired', 'in the moment in which it ends', waiting, { expiresAt: now }, false],
    ['expired', 'once the purchase was closed', { stage: 'closed_lost' }, {}, false],
    ['signed', 'for good', { stage: 'closed_won' }, { signedAt: now }, true],
    [
      'signed',
      'also when its documents have closed with the link',
      { stage: 'closed_won' },
      { signedAt: now, expiresAt: now },
      false,
    ],
  ])('the state of a signature is %s %s', (state, _when, deal, changes, areOpen) => {
    const found = { deal: dealRow(deal), signature: signature(changes) };
    expect(signatureState(found, now)).toBe(state);
    expect(areDocumentsOpen(found, now)).toBe(areOpen);
  });
});

describe('the next step of a buyer', () => {
  const stepOf = (deal: Partial<DealRow>, signed: DealSignature | null = null) =>
    nextStepOf(ways, { deal: dealRow(deal), signature: signed }, now)?.step ?? null;

  test.each<[string | null, string, Partial<DealRow>, DealSignature | null]>([
    ['sign', 'while the documents wait for it', waiting, signature()],
    [null, 'once their link has ended', waiting, signature({ expiresAt: now })],
    ['resume', 'what was begun', { stage: 'qualified_lead', expiresAt: after(1) }, null],
    [null, 'in the moment in which its link ends', { stage: 'qualified_lead', expiresAt: now }, null],
    ['pay', 'another year', { stage: 'qualified_lead', expiresAt: after(1), renewalOf: newDealUuid() }, null],
    [
      'pay',
      'what was signed first',
      { stage: 'pay_intent', order: 'sign-first', expiresAt: after(1) },
      signature({ signedAt: now }),
    ],
    ['resume', 'what is paid first', { stage: 'pay_intent', order: 'pay-first', expiresAt: after(1) }, null],
    [null, 'of what is done', { stage: 'closed_won' }, signature({ signedAt: now })],
  ])('the next step of a buyer is %s: %s', (step, _what, deal, signed) => {
    expect(stepOf(deal, signed)).toBe(step);
  });
});
