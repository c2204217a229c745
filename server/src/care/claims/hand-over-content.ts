import { coverWarningNames } from '@riparo/domain/care/claims/cover-warning.ts';
import { formatIban } from '@riparo/domain/care/claims/iban.ts';
import { contractWord, inWordsOf } from '@riparo/domain/care/claims/in-words-of.ts';
import { coverOf } from '@riparo/domain/buy/precontract/document-texts.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { DeskClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { facts, holderOf } from '../../buy/documents/contents/holder.ts';
import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { DocumentBlock, DocumentContent } from '../../platform/drawing/content.ts';
import { OMISSION_MARK, printableParagraphs } from '../../platform/drawing/printable-text.ts';
import { pictureOfProduct } from '../../platform/drawing/pictures/picture-of-product.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import type { ClaimRow } from './tables.ts';

const day = (date: string | null) => (date && isIsoDate(date) ? formatItalianDate(date) : '');

/** None where the contract was never signed. */
const coveredDays = ({ policy: { startsOn, endsOn, endedEarlyOn } }: DeskClaim): string => {
  if (!startsOn || !endsOn) return 'Mai cominciata';
  const days = `dal ${day(startsOn)} al ${day(endsOn)}`;
  return endedEarlyOn ? `${days}, finita prima, il ${day(endedEarlyOn)}` : days;
};

/** The report as the insurer reads it. The same claim always gives the same bytes. */
export function handOverContent(page: DeskClaim, claim: ClaimRow, deal: DealRow): DocumentContent {
  const { report, policy } = page;
  const provider = providerOf(deal.productKey);
  const title = `Denuncia di sinistro ${page.number}`;
  const guarantee = coverOf(deal.productKey)?.guarantees.find(({ name }) => name === report.guarantee);
  return {
    title,
    runningTitle: title,
    createdAt: page.sentAt,
    blocks: [
      {
        kind: 'cover',
        picture: pictureOfProduct(deal.productKey),
        overline: `${policy.product.title} · ${contractWord(provider)} ${policy.number}`,
        title: 'Denuncia di sinistro',
        lead: `Numero ${page.number}, ricevuta il ${momentInWords(new Date(page.sentAt))}.`,
      },
      { kind: 'heading', text: 'Chi denuncia' },
      facts([
        ['Intestatario', holderOf(deal)],
        ['Codice fiscale', deal.profile.taxCode],
        ['E-mail', deal.email],
        ['Telefono', deal.profile.phoneNumber ?? 'Non indicato'],
        ['IBAN', claim.iban ? formatIban(claim.iban) : 'Non indicato'],
      ]),
      { kind: 'heading', text: provider === 'mutual-society' ? 'Il sussidio' : 'La polizza' },
      facts([
        ['Numero', policy.number],
        ['Copertura', coveredDays(page)],
        ['Garanzia', guarantee ? `${guarantee.name} (${guarantee.limit})` : 'Da stabilire'],
        ...policy.insured.map(({ label, value }): [string, string] => [label, value]),
      ]),
      { kind: 'heading', text: 'Che cosa è successo' },
      facts([
        ['Evento', report.what],
        ...report.rows
          .filter(({ isLong }) => !isLong)
          .flatMap(({ name, label, value }): [string, string][] => [
            [label, printed(value)],
            ...(name === 'when' && report.coverWarning
              ? [['Periodo', inWordsOf(provider, coverWarningNames[report.coverWarning])] as [string, string]]
              : []),
          ]),
      ]),
      ...textBlocks(report.story),
      ...report.rows
        .filter(({ name, isLong }) => isLong && name !== 'story')
        .flatMap(({ label, value }) => [{ kind: 'heading', text: label } as const, ...textBlocks(value)]),
      ...(report.others === null
        ? [
            { kind: 'heading', text: 'Altre persone' } as const,
            ...textBlocks('Nessuna, secondo chi denuncia.'),
          ]
        : []),
      { kind: 'heading', text: 'Foto e documenti' },
      ...documentList(page),
      ...(page.messages.length > 0
        ? [{ kind: 'heading', text: 'Messaggi' } as const, ...page.messages.flatMap(messageBlocks)]
        : []),
    ],
  };
}

const printed = (text: string) => printableParagraphs(text).paragraphs.join(' ') || '—';

function textBlocks(text: string): DocumentBlock[] {
  const { paragraphs, isWhole } = printableParagraphs(text);
  return [
    ...paragraphs.map((paragraph): DocumentBlock => ({ kind: 'paragraph', text: paragraph })),
    ...(isWhole ? [] : [{ kind: 'paragraph', text: OMISSION_MARK, tone: 'soft' } as const]),
  ];
}

function documentList({ files, papers }: DeskClaim): DocumentBlock[] {
  if (files.length + papers.length === 0) return [{ kind: 'paragraph', text: 'Nessuno.' }];
  const titles = new Map(papers.map(({ id, title }) => [id, title]));
  return [
    {
      kind: 'list',
      items: [
        ...files.map(({ name, paperId }) =>
          printed(paperId ? `${titles.get(paperId) ?? ''}: ${name}` : name),
        ),
        ...papers.filter(({ note }) => note).map(({ title, note }) => printed(`${title}: «${note}»`)),
      ],
    },
  ];
}

const messageBlocks = ({ author, text, at }: DeskClaim['messages'][number]): DocumentBlock[] => [
  { kind: 'paragraph', text: `${printed(author)}, ${momentInWords(new Date(at))}`, tone: 'soft' },
  ...textBlocks(text),
];

/** File names carry the claim number, never a person's name. */
export const handOverName = ({ number }: Pick<DeskClaim, 'number'>) => number.toLowerCase();
