import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { legal } from '@riparo/domain/platform/brand/legal.ts';
import {
  ARBITER_NAME,
  ARBITER_SITE,
  arbiterInWords,
  wayOn,
} from '@riparo/domain/care/complaints/next-steps.ts';
import {
  calledIn,
  complainantNames,
  complaintAreaNames,
  complaintChannelNames,
  type ComplaintOutcome,
  complaintOutcomeNames,
} from '@riparo/domain/care/complaints/register.ts';
import { capitalise, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { whoAnswers, whoAnswersInWords } from '@riparo/domain/care/complaints/who-answers.ts';
import { facts } from '../../buy/documents/contents/holder.ts';
import type { DocumentBlock, DocumentContent } from '../../platform/drawing/content.ts';
import { isPrintableName } from '../../platform/drawing/printable-name.ts';
import { OMISSION_MARK, printableParagraphs } from '../../platform/drawing/printable-text.ts';
import { bearerOf } from './bearer-of-complaint.ts';
import { closingText } from './closing-text.ts';
import type { ComplaintRow } from './tables.ts';

export const receiptTitle = ({ area }: Pick<ComplaintRow, 'area'>) => `Ricevuta ${calledIn(area).of}`;
export const answerTitle = 'Risposta al reclamo';

const { support } = brand;

const nameOf = ({ firstName, lastName, email, number }: ComplaintRow) => {
  const name = `${firstName} ${lastName}`;
  return isPrintableName(name) ? name : (email ?? number);
};

/** A letter needs an address: complainants without an e-mail are written to by post. */
const addressOf = ({ email, postalAddress }: ComplaintRow): (readonly [string, string])[] =>
  email === null && postalAddress
    ? [['Indirizzo', printableParagraphs(postalAddress).paragraphs.join(' ')]]
    : [];

/** Where the complainant can turn next. The subsidy of a mutual society is not a matter for the Arbitro. */
function nextStepsBlocks(complaint: ComplaintRow): DocumentBlock[] {
  const { isForArbiter, facts: items } = wayOn(bearerOf(complaint), complaint.area);
  return [
    ...(isForArbiter ? [{ kind: 'paragraph' as const, text: arbiterInWords }] : []),
    { kind: 'list', items: [...items] },
  ];
}

function written(heading: string, text: string): DocumentBlock[] {
  const { paragraphs, isWhole } = printableParagraphs(text);
  return [
    { kind: 'heading', text: heading },
    ...paragraphs.map((each) => ({ kind: 'paragraph' as const, text: each })),
    ...(isWhole ? [] : [{ kind: 'paragraph' as const, tone: 'soft' as const, text: OMISSION_MARK }]),
  ];
}

/** The receipt: what was received and when, and by when the answer is due. */
export function receiptDocument(complaint: ComplaintRow): DocumentContent {
  const { number, receivedOn, createdAt, story, wish } = complaint;
  const given = { ...complaint, bearer: bearerOf(complaint) };
  const who = whoAnswers(given);
  const by = writtenDate(complaint.dueOn);
  const title = `${receiptTitle(complaint)} ${number}`;
  const { the, of, it, received, answers } = calledIn(complaint.area);
  return {
    title,
    runningTitle: title,
    createdAt: createdAt.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'letter',
        overline: `${legal.companyName} · ${support.complaints.office}`,
        title,
        lead: `Abbiamo registrato ${the}. ${whoAnswersInWords(given)}`,
      },
      facts([
        ['Numero', number],
        [`${received} il`, writtenDate(receivedOn)],
        ['Canale', complaintChannelNames[complaint.channel]],
        ...(who.isOurs
          ? ([['Risposta entro il', by]] as const)
          : ([
              [`${capitalise(it)} inoltriamo entro il`, by],
              [answers, `${who.name}, ${who.within}`],
            ] as const)),
        ['Presentato da', `${nameOf(complaint)} (${complainantNames[complaint.complainant].toLowerCase()})`],
        ...addressOf(complaint),
        ...onBehalf(complaint),
        ['Riguarda', complaintAreaNames[complaint.area]],
      ]),
      ...written('Che cosa è successo', story),
      ...written('Che cosa si chiede', wish),
      { kind: 'heading', text: 'Se la risposta non arriva o non ti convince' },
      ...nextStepsBlocks(complaint),
      {
        kind: 'callout',
        title: 'Vuoi aggiungere qualcosa?',
        text: `${complaint.email === null ? `Scrivi al nostro ${support.complaints.office}, ${legal.registeredOffice}, oppure` : `Foto e documenti si aggiungono alla pagina ${of}, dal link dell’e-mail. Per il resto scrivi`} ${toMailbox(support.complaints.email)} e indica il numero ${number}.`,
      },
    ],
  };
}

const onBehalf = ({ onBehalfOf }: ComplaintRow): (readonly [string, string])[] =>
  onBehalfOf && isPrintableName(onBehalfOf) ? [['Per conto di', onBehalfOf]] : [];

export type WrittenAnswer = {
  text: string;
  outcome: ComplaintOutcome;
  by: string;
  at: Date;
  isDraft: boolean;
};

/** The answer, with the next steps for a complainant who is not satisfied. */
export function answerDocument(complaint: ComplaintRow, answer: WrittenAnswer): DocumentContent {
  const { number, receivedOn } = complaint;
  const title = `${answerTitle} ${number}`;
  return {
    title,
    runningTitle: answer.isDraft ? `BOZZA · ${title}` : title,
    createdAt: answer.at.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'letter',
        overline: answer.isDraft
          ? 'BOZZA: non è stata mandata'
          : `${legal.companyName} · ${support.complaints.office}`,
        title,
        lead: `Abbiamo esaminato il reclamo ricevuto il ${writtenDate(receivedOn)}. Esito: ${complaintOutcomeNames[answer.outcome].toLowerCase()}.`,
      },
      facts([
        ['Numero', number],
        ['Ricevuto il', writtenDate(receivedOn)],
        ['Risposta del', writtenDate(dayInRome(answer.at))],
        ['A', nameOf(complaint)],
        ...addressOf(complaint),
        ...onBehalf(complaint),
        ['Esito', complaintOutcomeNames[answer.outcome]],
      ]),
      ...written('La nostra risposta', answer.text),
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `${answer.by}, ${support.complaints.office} di ${legal.companyName}`,
      },
      { kind: 'heading', text: 'Se non sei d’accordo' },
      ...nextStepsBlocks(complaint),
      ...(wayOn(bearerOf(complaint)).isForArbiter
        ? [{ kind: 'links' as const, links: [{ label: ARBITER_NAME, url: ARBITER_SITE }] }]
        : []),
      {
        kind: 'callout',
        title: 'Ci sono anche altre vie',
        text: 'Puoi segnalare il caso a IVASS, tentare una mediazione o andare davanti a un giudice: la pagina dei reclami spiega ognuna.',
      },
    ],
  };
}

/** The closing letter without an answer on the matter, for complainants without an e-mail. */
export function closingDocument(
  complaint: ComplaintRow,
  { by, at }: { by: string; at: Date },
): DocumentContent {
  const { number, receivedOn, closingWords } = complaint;
  const { of, received, closed } = calledIn(complaint.area);
  const title = `Chiusura ${of} ${number}`;
  return {
    title,
    runningTitle: title,
    createdAt: at.toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'letter',
        overline: `${legal.companyName} · ${support.complaints.office}`,
        title,
        lead: closingText(complaint),
      },
      facts([
        ['Numero', number],
        [`${received} il`, writtenDate(receivedOn)],
        [`${capitalise(closed)} il`, writtenDate(dayInRome(at))],
        ['A', nameOf(complaint)],
        ...addressOf(complaint),
        ...onBehalf(complaint),
      ]),
      ...written('La nostra spiegazione', closingWords ?? ''),
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `${by}, ${support.complaints.office} di ${legal.companyName}`,
      },
      { kind: 'heading', text: 'Se non sei d’accordo' },
      {
        kind: 'paragraph',
        text: `Scrivi al nostro ${support.complaints.office}, ${legal.registeredOffice}, e indica il numero ${number}.`,
      },
      ...nextStepsBlocks(complaint),
    ],
  };
}
