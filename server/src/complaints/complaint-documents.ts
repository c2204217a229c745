import { brand } from '@riparo/domain/brand/brand.ts';
import { legal } from '@riparo/domain/brand/legal.ts';
import { answerBy } from '@riparo/domain/complaints/clock.ts';
import {
  ARBITER_FACTS,
  ARBITER_NAME,
  ARBITER_SITE,
  arbiterInWords,
} from '@riparo/domain/complaints/next-steps.ts';
import {
  complainantNames,
  complaintAreaNames,
  complaintChannelNames,
  type ComplaintOutcome,
  complaintOutcomeNames,
} from '@riparo/domain/complaints/register.ts';
import { toMailbox } from '@riparo/domain/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/values/calendar.ts';
import { facts } from '../deal-documents/contents/holder.ts';
import type { DocumentBlock, DocumentContent } from '../documents/content.ts';
import { isPrintableName } from '../documents/printable-name.ts';
import { LEFT_OUT, printableParagraphs } from '../documents/printable-text.ts';
import type { ComplaintRow } from './tables.ts';

export const receiptTitle = 'Ricevuta del reclamo';
export const answerTitle = 'Risposta al reclamo';

const { support } = brand;

const nameOf = ({ firstName, lastName, email }: ComplaintRow) => {
  const name = `${firstName} ${lastName}`;
  return isPrintableName(name) ? name : email;
};

function written(heading: string, text: string): DocumentBlock[] {
  const { paragraphs, isWhole } = printableParagraphs(text);
  return [
    { kind: 'heading', text: heading },
    ...paragraphs.map((each) => ({ kind: 'paragraph' as const, text: each })),
    ...(isWhole ? [] : [{ kind: 'paragraph' as const, tone: 'soft' as const, text: LEFT_OUT }]),
  ];
}

/** What was received and when, and by when the answer comes: to keep. */
export function receiptDocument(complaint: ComplaintRow): DocumentContent {
  const { number, receivedOn, createdAt, story, wish } = complaint;
  const by = writtenDate(answerBy(receivedOn));
  const title = `${receiptTitle} ${number}`;
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
        lead: `Il reclamo è nel nostro registro. Rispondiamo per iscritto entro 45 giorni: non oltre il ${by}.`,
      },
      facts([
        ['Numero', number],
        ['Ricevuto il', writtenDate(receivedOn)],
        ['Per mezzo di', complaintChannelNames[complaint.channel]],
        ['Risposta entro il', by],
        ['Presentato da', `${nameOf(complaint)} (${complainantNames[complaint.complainant].toLowerCase()})`],
        ...onBehalf(complaint),
        ['Riguarda', complaintAreaNames[complaint.area]],
      ]),
      ...written('Che cosa è successo', story),
      ...written('Che cosa si chiede', wish),
      { kind: 'heading', text: 'Se la risposta non arriva, o non convince' },
      { kind: 'paragraph', text: arbiterInWords },
      { kind: 'list', items: ARBITER_FACTS },
      {
        kind: 'callout',
        title: 'Vuoi aggiungere qualcosa?',
        text: `Foto e documenti si aggiungono alla pagina del reclamo, dal link dell’e-mail. Per il resto scrivi ${toMailbox(support.complaints.email)} e indica il numero ${number}.`,
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

/** The answer, and the way on for whoever is not content with it. */
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
      { kind: 'paragraph', text: arbiterInWords },
      { kind: 'list', items: ARBITER_FACTS },
      { kind: 'links', links: [{ label: ARBITER_NAME, url: ARBITER_SITE }] },
      {
        kind: 'callout',
        title: 'Ci sono anche altre vie',
        text: 'Puoi segnalare il caso a IVASS, tentare una mediazione o andare davanti a un giudice: la pagina dei reclami spiega ognuna.',
      },
    ],
  };
}
