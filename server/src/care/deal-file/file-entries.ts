import { createHash } from 'node:crypto';
import type { DeskDeal } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { findDocument } from '../../buy/documents/deal-documents.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Gathered } from '../deals/gather-deal.ts';
import { insuredOf } from '../deals/insured.ts';

/**
 * An entry of the deal's file. Its bytes are loaded when needed: a deal with many documents is never in
 * memory as a whole.
 */
export type FileEntry = {
  readonly path: string;
  /** Its description in the index. */
  readonly title: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly load: () => Promise<Buffer>;
};

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export const bufferEntry = (path: string, title: string, content: Buffer): FileEntry => ({
  path,
  title,
  sizeBytes: content.length,
  sha256: hashOf(content),
  load: async () => content,
});

export const textEntry = (path: string, title: string, text: string) =>
  bufferEntry(path, title, Buffer.from(text, 'utf8'));

export const jsonEntry = (path: string, title: string, data: unknown) =>
  textEntry(path, title, `${JSON.stringify(data, null, 2)}\n`);

/**
 * What the customer read and answered before paying is frozen with the deal: the file repeats it word for
 * word.
 */
export async function entriesOf(
  parts: Pick<Dependencies, 'db' | 'makeDocument'>,
  deal: DealRow,
  gathered: Gathered,
  page: DeskDeal,
): Promise<FileEntry[]> {
  const { signature } = gathered;
  return [
    ...(await documentEntries(parts, deal, gathered)),
    jsonEntry('dati.json', 'Chi acquista, chi o che cosa è assicurato, il prezzo e come si è formato', {
      pratica: { uuid: deal.uuid, numero: page.number, ordine: deal.order, stato: deal.stage },
      prodotto: page.product,
      acquirente: {
        nome: deal.firstName,
        cognome: deal.lastName,
        email: deal.email,
        profilo: deal.profile,
      },
      assicurati: insuredOf(deal, gathered.policy.insured, 'shown'),
      prezzo: { centesimi: deal.priceCents, voci: page.price },
      copertura: { dal: deal.startsOn, al: deal.endsOn },
      apertaIl: page.createdAt,
    }),
    jsonEntry(
      'consensi.json',
      'I consensi, con i testi di allora e i documenti messi a disposizione',
      page.consents,
    ),
    jsonEntry(
      'esigenze.json',
      'Le risposte sulle richieste ed esigenze, come furono date',
      deal.suitability ?? { lines: [] },
    ),
    jsonEntry('pagamenti.json', 'I pagamenti e i rimborsi', page.payments),
    ...(signature?.evidence
      ? [jsonEntry('firma/prova.json', 'La prova della firma', signature.evidence)]
      : []),
    ...mailEntries(gathered),
    jsonEntry('storia.json', 'Che cosa è successo, e chi l’ha fatto', historyOf(page)),
  ];
}

/**
 * The desk's own notes and tasks, and readings of the deal, do not belong to the contract's documents; the
 * log has them.
 */
const historyOf = ({ timeline }: DeskDeal) =>
  timeline.filter(({ kind }) => !['note', 'task', 'read'].includes(kind)).toReversed();

async function documentEntries(
  { db, makeDocument }: Pick<Dependencies, 'db' | 'makeDocument'>,
  deal: DealRow,
  { documents, policy }: Gathered,
): Promise<FileEntry[]> {
  const stored = documents.map(({ kind, title, sha256, sizeBytes }): FileEntry => ({
    path: `documenti/${kind}.pdf`,
    title,
    sizeBytes,
    sha256,
    load: async () => {
      const document = await findDocument(db, deal.uuid, kind);
      if (!document) throw new Error(`the ${kind} of deal ${deal.uuid} is gone while its file is made`);
      return document.content;
    },
  }));
  const drawn: FileEntry[] = [];
  for (const { kind, place, title, reference } of policy.drawn) {
    const file = await makeDocument(reference);
    const name = place === null ? kind : `certificato-${place}`;
    if (file) drawn.push(bufferEntry(`documenti/${name}.pdf`, title, file.content));
  }
  return [...drawn, ...stored];
}

const mailEntries = ({ mails }: Gathered): FileEntry[] =>
  mails
    .filter(({ sentAt }) => sentAt !== null)
    .map(({ subject, recipient, sentAt, text, template }, place) =>
      textEntry(
        `email/${String(place + 1).padStart(3, '0')}-${template}.txt`,
        `E-mail: ${subject ?? template}`,
        [
          `A: ${recipient}`,
          `Partita il: ${sentAt?.toISOString()}`,
          `Oggetto: ${subject ?? ''}`,
          '',
          text ?? '(Il testo portava un codice e non è stato conservato.)',
          '',
        ].join('\n'),
      ),
    );
