import { toMailbox } from '@riparo/domain/platform/values/article.ts';
import { INTENDED_AGES } from '@riparo/domain/buy/products/ski/ages.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { partners } from '@riparo/domain/platform/brand/partners.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { coverageOf } from '@riparo/domain/buy/products/ski/coverage.ts';
import { holderNotice } from '@riparo/domain/buy/products/ski/holders.ts';
import { skiCertificatePath } from '@riparo/domain/buy/products/ski/paths.ts';
import type { DealRow } from '../deals/tables.ts';
import type { DocumentContent } from '../../platform/drawing/content.ts';
import { policyNumber } from './policy-number.ts';
import { certificateRows, choiceOf, printableName, twoColumns } from './policy-words.ts';
import type { SkiHolderRow, SkiPolicyRow } from './tables.ts';

type Certificate = {
  policy: SkiPolicyRow;
  deal: Pick<DealRow, 'firstName' | 'lastName'>;
  holder: Pick<SkiHolderRow, 'id' | 'firstName' | 'lastName' | 'birthDate'>;
  siteUrl: URL;
};

/**
 * The certificate to show on the slopes: since 2022 Italian law requires liability cover of every skier. One
 * page, whatever is covered: it is shown on a phone, or folded in a pocket.
 */
export function certificateDocument({ policy, deal, holder, siteUrl }: Certificate): DocumentContent {
  const number = policyNumber(policy);
  const isUnusualAge = holderNotice(holder.birthDate, policy.startsOn, dayInRome(policy.createdAt)) !== null;
  return {
    title: `Certificato di assicurazione sci ${number}`,
    runningTitle: `Certificato sci · ${number}`,
    createdAt: (policy.issuedAt ?? policy.createdAt).toISOString(),
    blocks: [
      {
        kind: 'cover',
        picture: 'on-skis',
        overline: `Certificato sci · ${number}`,
        title: printableName(holder.firstName, holder.lastName),
        lead: 'La responsabilità civile che il decreto legislativo 40/2021 chiede a chi scia.',
        qr: {
          url: new URL(skiCertificatePath(holder.id), siteUrl).href,
          label: 'Inquadra il codice: dice se vale adesso',
        },
      },
      {
        kind: 'table',
        columns: twoColumns,
        rows: [
          ['Data di nascita', writtenDate(holder.birthDate)],
          ['Contraente', printableName(deal.firstName, deal.lastName)],
          ...certificateRows(policy),
        ],
      },
      { kind: 'heading', text: 'Che cosa copre' },
      { kind: 'list', items: coverageOf(choiceOf(policy)).map(({ name, limit }) => `${name}: ${limit}.`) },
      {
        kind: 'callout',
        title: 'Se succede qualcosa',
        text: `Soccorso delle piste o 112, foto, nomi di chi ha visto. Poi scrivi ${toMailbox(brand.support.email)} entro 3 giorni, con il numero qui sopra.`,
      },
      ...(isUnusualAge
        ? [
            {
              kind: 'paragraph' as const,
              text: `Da sapere sull’età: la copertura è pensata per chi ha da ${INTENDED_AGES.from} a ${INTENDED_AGES.to} anni. A questa età leggi con attenzione limiti ed esclusioni del set informativo.`,
            },
          ]
        : []),
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `Assicura il rischio ${partners.insurer}. Limiti ed esclusioni sono quelli del set informativo che hai ricevuto prima dell’acquisto.`,
      },
    ],
  };
}
