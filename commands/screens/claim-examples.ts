import { reportableCausesOf } from '@riparo/domain/care/claims/happenings.ts';
import type { ClaimablePolicy } from '@riparo/domain/care/claims/policy.ts';
import type { ClaimDraft, SentClaim } from '@riparo/domain/care/claims/claim-calls.ts';
import type { SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { reportRows } from '@riparo/domain/care/claims/report-rows.ts';
import { stepToReporter } from '@riparo/domain/care/claims/timeline.ts';
import type { ClaimAction } from '@riparo/domain/care/claims/states.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { addDays, dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { claimNumberSchema, requestedDocumentIdSchema } from '@riparo/domain/platform/values/ids.ts';

const today = dayInRome(new Date());
const at = (daysAgo: number, time = '09:12') => `${addDays(today, -daysAgo)}T${time}:00.000Z`;

const policy = (productKey: string, title: string, number: string): ClaimablePolicy => ({
  uuid: crypto.randomUUID(),
  number,
  title,
  productKey,
  noun: 'polizza',
  standing: 'covered',
  endedEarlyOn: null,
  hasGraceDays: false,
  startsOn: addDays(today, -60),
  endsOn: addDays(today, 304),
  happenings: reportableCausesOf(coverOf(productKey) ?? { guarantees: [] }),
});

const slopes = policy('ski', 'Polizza Sci Platinum', 'SCI-5C81F0A3');

const file = (name: string, rest: Partial<SentFile> = {}): SentFile => ({
  id: crypto.randomUUID(),
  name,
  sizeBytes: 2_400_000,
  arrivedBytes: 2_400_000,
  state: 'stored',
  previewPath: null,
  path: '/',
  ...rest,
});

/** A claim just begun, with these policies to choose from. */
const begunWith = (policies: ClaimDraft['policies'], files: readonly SentFile[] = []): ClaimDraft => ({
  stage: 'draft',
  policies,
  answers: {},
  files: [...files],
  savedAt: at(0),
  keptUntil: at(-30),
});

const oneBegun = begunWith([slopes as ClaimDraft['policies'][number]]);

/** Every question answered up to the photos. */
export const upToFiles: ClaimDraft = {
  ...oneBegun,
  answers: {
    what: 'care',
    when: addDays(today, -3),
    where: 'Bormio',
    story: 'Sono caduta.',
    hasOthers: false,
  },
};

const steps = (...said: readonly (readonly [ClaimAction, daysAgo: number])[]): SentClaim['timeline'] =>
  said.map(([action, daysAgo]) => ({ at: at(daysAgo), action, text: stepToReporter(action) ?? '' }));

const reported = {
  when: addDays(today, -4),
  where: 'Clinica veterinaria Sant’Ambrogio-Fatebenefratelli, Presicce-Acquarica',
  story:
    'Birba ha ingoiato una palla mentre giocava al parco.\n\nL’hanno operata la sera stessa: la dottoressa O’Connor-D’Àgostino dice che ora sta bene.',
  others: 'Maria Sole O’Connor-D’Àgostino Quattrocchi, 333 1234567',
};

const sent: SentClaim = {
  stage: 'sent',
  number: claimNumberSchema.parse('SIN-3F2A9C-88D01B'),
  state: 'received',
  version: 1,
  product: { key: 'pet', title: 'Sussidio Pet', provider: 'insurer' },
  policyNumber: '8F14E45F',
  what: 'Il mio animale è stato operato',
  happenedOn: addDays(today, -4),
  where: reported.where,
  story: reported.story,
  others: reported.others,
  reportRows: reportRows([], reported, writtenDate),
  iban: 'IT60 •••• 3456',
  sentAt: at(3),
  coverWarning: null,
  healthConsent: null,
  nextWordBy: `${addDays(today, 4)}T17:00:00.000Z`,
  papers: [],
  files: [],
  messages: [],
  timeline: steps(['submit', 3]),
  accepted: null,
  end: null,
};

const paper = (title: string, rest: Partial<SentClaim['papers'][number]>): SentClaim['papers'][number] => ({
  id: requestedDocumentIdSchema.parse(crypto.randomUUID()),
  kind: 'file',
  title,
  hint: null,
  isHealth: false,
  state: 'asked',
  times: 1,
  why: null,
  askedAt: at(2),
  givenAt: null,
  note: null,
  files: [],
  ...rest,
});

const papers = [
  paper('Il referto del veterinario', {
    hint: 'Che cosa aveva l’animale, da quando, e che cosa è stato fatto.',
    times: 2,
    why: 'La foto è tagliata a destra: si può rifare?',
  }),
  paper('L’IBAN su cui ricevere il pagamento', { kind: 'iban', hint: 'Il conto dev’essere intestato a te.' }),
  paper('L’iscrizione all’anagrafe dell’animale', {
    state: 'given',
    note: 'Il libretto è rimasto dall’allevatore, lo ritiro sabato.',
  }),
  paper('La fattura del veterinario', { state: 'seen', files: [file('fattura.jpg')] }),
];

const message = (from: string | null, text: string, daysAgo: number): SentClaim['messages'][number] => ({
  id: crypto.randomUUID(),
  from,
  text,
  at: at(daysAgo),
});

const reason =
  'L’operazione è coperta. La compagnia paga l’80% della fattura di € 1.543.209,50, com’è scritto nelle condizioni.';
const paid = { amountCents: 123_456_760, reason };

export const sentClaims = {
  ricevuto: { ...sent, files: [file('IMG_20261114_183012-fattura-clinica-sant-ambrogio-pagina-uno.jpg')] },
  documenti: { ...sent, state: 'papers-asked', papers, timeline: steps(['ask-papers', 2], ['submit', 3]) },
  messaggi: {
    ...sent,
    state: 'with-insurer',
    messages: [
      message(null, 'Ho anche la ricevuta dei farmaci: la mando?', 2),
      message(
        'Bianca',
        'Sì, grazie: aggiungila qui sotto, in «Foto e documenti».\nLa passiamo alla compagnia insieme al resto.',
        1,
      ),
      message(null, 'Fatto!', 1),
    ],
    files: [file('farmaci.pdf')],
    timeline: steps(['message', 1], ['answer', 1], ['message', 2], ['hand-over', 2], ['submit', 3]),
  },
  accettato: {
    ...sent,
    state: 'accepted',
    accepted: paid,
    timeline: steps(['accept', 0], ['hand-over', 2], ['submit', 3]),
  },
  pagato: {
    ...sent,
    state: 'paid',
    nextWordBy: null,
    end: { at: at(0), ...paid, iban: 'IT60 •••• 3456' },
    timeline: steps(['pay', 0], ['accept', 1], ['hand-over', 2], ['submit', 3]),
  },
  'non-accolto': {
    ...sent,
    state: 'refused',
    nextWordBy: null,
    end: {
      at: at(0),
      reason:
        'L’intervento è dei primi 20 giorni di copertura, nei quali le malattie non sono ancora coperte.',
      amountCents: null,
      iban: null,
    },
    timeline: steps(['refuse', 0], ['hand-over', 2], ['submit', 3]),
  },
  chiuso: {
    ...sent,
    state: 'closed',
    nextWordBy: null,
    end: { at: at(0), reason: 'Ci hai detto che non serve più.', amountCents: null, iban: null },
    timeline: steps(['close', 0], ['submit', 3]),
  },
} as const satisfies Record<string, SentClaim>;
