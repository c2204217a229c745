import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { isPrintableName } from '../../platform/drawing/printable-name.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import type { SignatureEvidence } from './tables.ts';
import { facts } from '../documents/contents/holder.ts';

/** The last page of a signed document: the evidence of who signed it. */
export function proofContent(evidence: SignatureEvidence): DocumentContent {
  const { signer, code, consent } = evidence;
  const { enteredFrom } = code;
  const how = enteredFrom
    ? 'da chi, nello stesso acquisto e nello stesso browser, aveva confermato la propria casella e-mail con un codice usa e getta'
    : 'con un codice usa e getta mandato per e-mail';
  const name = `${signer.firstName} ${signer.lastName}`;
  return {
    title: 'Prova della firma',
    runningTitle: 'Prova della firma',
    createdAt: evidence.signedAt,
    blocks: [
      { kind: 'heading', text: 'Prova della firma' },
      {
        kind: 'paragraph',
        text: `Le pagine che precedono sono state firmate elettronicamente ${how}. ${brand.name} ha raccolto queste prove e le ha chiuse, insieme al documento, con un sigillo elettronico nel formato PAdES: se un solo byte cambia, ogni lettore di PDF se ne accorge.`,
      },
      facts([
        ['Firmatario', isPrintableName(name) ? name : `titolare del codice fiscale ${signer.taxCode}`],
        ['Codice fiscale', signer.taxCode],
        ['Firmato il', `${momentInWords(new Date(evidence.signedAt))} (${evidence.signedAt})`],
        ['Codice mandato a', code.sentTo],
        ['Codice mandato il', momentInWords(new Date(code.sentAt))],
        ['Codice scritto il', momentInWords(new Date(code.enteredAt))],
        ['Tentativi sbagliati', String(code.wrongTries)],
        ...(enteredFrom
          ? [
              [
                'Codice scritto da',
                `indirizzo di rete ${enteredFrom.address}, per confermare la casella`,
              ] as const,
            ]
          : []),
        ['Indirizzo di rete', evidence.address],
        ['Consenso', `«${consent.text}» (testo ${consent.version})`],
        ...(evidence.approved ?? []).map((text) => ['Approvato a parte', `«${text}»`] as const),
      ]),
      { kind: 'heading', text: 'Che cosa è stato firmato' },
      {
        kind: 'paragraph',
        text: 'Ogni documento con la sua impronta SHA-256, che lo distingue da qualunque altro.',
      },
      { kind: 'list', items: evidence.documents.map(({ title, sha256 }) => `${title}: ${sha256}`) },
    ],
  };
}
