import type { DeskClaim } from '@riparo/domain/contract/desk-claim-calls.ts';
import { isoDate } from '@riparo/domain/values/calendar.ts';
import { claimIdSchema, claimNumberSchema, claimPaperIdSchema } from '@riparo/domain/values/ids.ts';
import { describe, expect, test } from 'vitest';
import { dealRow } from '../../test/deal-row.ts';
import { newDealUuid, newSubmissionKey } from '../../test/ids.ts';
import { handOverContent } from './hand-over-content.ts';
import type { ClaimRow } from './tables.ts';

const sentAt = new Date('2026-11-17T10:00:00Z');
const id = claimIdSchema.parse('0f8fad5b-d9cb-469f-a165-70867728950e');
const paperId = claimPaperIdSchema.parse('7c9e6679-7425-40de-944b-e07fc1f90ae7');
const number = claimNumberSchema.parse('SIN-708677-28950E');

const claimRow = (changes: Partial<ClaimRow> = {}): ClaimRow => ({
  id,
  submissionKey: newSubmissionKey(),
  dealUuid: newDealUuid(),
  accountId: null,
  linkVersion: 0,
  answers: {},
  createdAt: sentAt,
  savedAt: sentAt,
  state: 'received',
  number,
  version: 1,
  sentAt,
  what: 'surgery',
  whatSaid: 'Il mio animale è stato operato',
  happenedOn: isoDate('2026-11-05'),
  coverWarning: null,
  iban: 'IT60X0542811101000000123456',
  nextWordBy: null,
  handOverBy: null,
  insurerReference: null,
  acceptedCents: null,
  paidCents: null,
  endedAt: null,
  closeReason: null,
  endReason: null,
  ...changes,
});

const paper: DeskClaim['papers'][number] = {
  id: paperId,
  kind: 'file',
  title: 'La fattura',
  hint: null,
  isHealth: false,
  state: 'given',
  times: 1,
  why: null,
  askedAt: sentAt.toISOString(),
  givenAt: sentAt.toISOString(),
  note: null,
};

type Page = Pick<DeskClaim, 'number' | 'sentAt' | 'policy' | 'report' | 'papers' | 'files' | 'messages'>;

const page = (changes: Partial<Page> = {}) =>
  ({
    number,
    sentAt: sentAt.toISOString(),
    policy: {
      uuid: newDealUuid(),
      number: '3F0C2A1E',
      product: { key: 'pet', title: 'Sussidio Pet' },
      startsOn: isoDate('2026-03-10'),
      endsOn: isoDate('2027-03-09'),
      endedEarlyOn: null,
      insured: [{ label: 'Nome dell’animale', value: 'Fido' }],
    },
    report: {
      what: 'Il mio animale è stato operato',
      guarantee: 'Interventi chirurgici',
      happenedOn: isoDate('2026-11-05'),
      coverWarning: null,
      healthConsent: null,
      where: 'Torino',
      story: 'Ha ingoiato una palla.\n\nÈ stato operato.',
      others: 'Il veterinario',
      iban: null,
    },
    papers: [],
    files: [],
    messages: [],
    ...changes,
  }) as Page as DeskClaim;

const approvable = (content: unknown) => `${JSON.stringify(content, null, 2).replaceAll('\u00a0', ' ')}\n`;
const file = (name: string, of: typeof paperId | null) =>
  ({ name, paperId: of }) as DeskClaim['files'][number];
const blocksOf = (...given: Parameters<typeof handOverContent>) => handOverContent(...given).blocks;

const listed = (changes: Partial<Page>) =>
  blocksOf(page(changes), claimRow(), dealRow()).filter(({ kind }) => kind === 'list');

const headings = (messages: DeskClaim['messages']) =>
  blocksOf(page({ messages }), claimRow(), dealRow()).flatMap((block) =>
    block.kind === 'heading' ? block.text : [],
  );

describe('what the insurer reads', () => {
  test('is everything that was told, with photos, papers and messages', async () => {
    const told = page({
      papers: [
        paper,
        { ...paper, id: claimPaperIdSchema.parse(id), title: 'Il referto', note: 'L’ha il veterinario' },
      ],
      files: [
        file('IMG_1.jpg', null),
        file('fattura.pdf', paperId),
        file('altro.pdf', claimPaperIdSchema.parse(id)),
      ],
      messages: [
        { id, isOurs: true, author: 'Bianca Neri', text: 'Grazie 😀', at: sentAt.toISOString() },
        { id, isOurs: false, author: 'Ada D’Angelo', text: 'A voi', at: sentAt.toISOString() },
      ],
    });
    const content = handOverContent(told, claimRow(), dealRow());
    await expect(approvable(content)).toMatchFileSnapshot('approved/hand-over.txt');
  });

  test('says what was not told: no account, no phone, no place in letters, nobody else, no photo', async () => {
    const { report, policy } = page();
    const bare = page({
      report: { ...report, guarantee: null, where: '😀', others: null },
      policy: { ...policy, insured: [] },
    });
    const profile = { ...dealRow().profile, phoneNumber: null };
    const content = handOverContent(bare, claimRow({ iban: null }), dealRow({ profile }));
    await expect(approvable(content)).toMatchFileSnapshot('approved/hand-over-of-little.txt');
  });

  test('lists what was asked for also where no file came with it, and one file alone', () => {
    expect(listed({ papers: [{ ...paper, note: 'Persa' }] })).toEqual([
      { kind: 'list', items: ['La fattura: «Persa»'] },
    ]);
    expect(listed({ papers: [paper], files: [file('a.pdf', paperId)] })).toEqual([
      { kind: 'list', items: ['La fattura: a.pdf'] },
    ]);
  });

  test('has a part for messages as soon as there is one', () => {
    const message = { id, isOurs: false, author: 'Ada', text: 'Ciao', at: sentAt.toISOString() };
    expect([headings([]).includes('Messaggi'), headings([message]).at(-1)]).toEqual([false, 'Messaggi']);
  });
});
