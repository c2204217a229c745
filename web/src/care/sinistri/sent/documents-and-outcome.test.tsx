import type { SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../../test/markup.ts';
import { createUploads } from '../../../platform/uploads/uploads.ts';
import { HowItEnded } from './HowItEnded.tsx';
import { Papers } from './Papers.tsx';

const ended = (end: Partial<NonNullable<SentClaim['end']>>) =>
  wordsOf(
    <HowItEnded
      end={{ amountCents: null, iban: null, reason: 'Coperto.', ...end } as NonNullable<SentClaim['end']>}
    />,
  );

test('the outcome of a claim says what is paid, and to which account', () => {
  expect(ended({ amountCents: 12_345, iban: 'IT60…' })).toMatch(
    /^Quanto\n€ 123,45\nSu quale conto\nIT60…\nCoperto\.\n/,
  );
  expect(ended({ amountCents: 12_345 })).toMatch(/^Quanto\n€ 123,45\nCoperto\.\n/);
  expect(ended({ amountCents: 0 })).toMatch(/^Quanto\n€ 0,00\n/);
  expect(ended({})).toMatch(/^Coperto\.\n/);
});

type Paper = SentClaim['papers'][number];
const uploads = createUploads({
  send: () => Promise.resolve({ kind: 'cut-off' }),
  takeBack: () => Promise.resolve('gone'),
  lighten: () => null,
  newId: () => 'one',
  pause: () => Promise.resolve(),
});
const paper = (known: Partial<Omit<Paper, 'id'>> & { id?: string }): Paper =>
  ({
    id: 'a',
    kind: 'other',
    title: 'Fattura',
    state: 'asked',
    hint: null,
    isHealth: false,
    why: null,
    note: null,
    ...known,
  }) as Paper;
const textOf = (papers: readonly Paper[], isEnded = false) =>
  wordsOf(
    <Papers
      token="x"
      papers={papers}
      uploads={uploads}
      isEnded={isEnded}
      hasHealthConsent={false}
      onChanged={() => undefined}
      onOutdated={() => undefined}
    />,
  );

test('a document shows its status, why it is requested again, and the note about it', () => {
  const known = { hint: 'Con la data.', why: 'Non si legge.', note: 'Non ce l’ho.' };
  expect(textOf([paper({ ...known, state: 'given' })])).toContain(
    'Fattura\nRicevuto: lo controlliamo\nCon la data.\nCi hai scritto: Non ce l’ho.',
  );
  expect(textOf([paper({ ...known, state: 'given' })])).not.toContain('Perché te lo chiediamo');
  const text = textOf([paper(known)]);
  expect(text).toContain(
    'Fattura\nDa mandare\nCon la data.\nPerché te lo chiediamo di nuovo:\n Non si legge.',
  );
  expect(text).not.toContain('Ci hai scritto');
  expect(textOf([paper({})])).not.toMatch(/Perché te|Con la data/);
});

test('an account number is typed, everything else is a file; a closed claim requests nothing', () => {
  expect(textOf([paper({ kind: 'iban' })])).toContain('\nIBAN\n');
  expect(textOf([paper({})])).toMatch(/Scegli foto o PDF\nFino a/);
  expect(textOf([paper({})])).not.toContain('IBAN');
  expect(textOf([paper({ kind: 'iban' })])).not.toContain('Scegli foto');
  expect(textOf([paper({ state: 'given' })])).not.toContain('Scegli foto');
  expect(textOf([paper({ kind: 'iban' })], true)).not.toContain('IBAN');
});
