import { toMailbox } from '@riparo/domain/values/article.ts';
import { brand } from '@riparo/domain/brand/brand.ts';
import { dayInRome, writtenDate } from '@riparo/domain/values/calendar.ts';
import { coverageOf } from '@riparo/domain/products/ski/coverage.ts';
import { holderNotice } from '@riparo/domain/products/ski/holders.ts';
import type { DealRow } from '../deals/tables.ts';
import type { DocumentContent } from '../documents/content.ts';
import { policyNumber } from './policy-number.ts';
import { choiceOf, policyRows, printableName, twoColumns } from './policy-words.ts';
import type { SkiHolderRow, SkiPolicyRow } from './tables.ts';

type Certificate = {
  policy: SkiPolicyRow;
  deal: Pick<DealRow, 'firstName' | 'lastName'>;
  holder: Pick<SkiHolderRow, 'firstName' | 'lastName' | 'birthDate'>;
};

/** What one person shows on the slopes: since 2022 Italian law asks every skier for liability cover. */
export function certificateDocument({ policy, deal, holder }: Certificate): DocumentContent {
  const number = policyNumber(policy);
  const isUnusualAge = holderNotice(holder.birthDate, policy.startsOn, dayInRome(policy.createdAt)) !== null;
  return {
    title: `Certificato di assicurazione sci ${number}`,
    runningTitle: `Certificato sci · ${number}`,
    createdAt: (policy.issuedAt ?? policy.createdAt).toISOString(),
    blocks: [
      {
        kind: 'cover',
        overline: `Certificato di assicurazione · ${number}`,
        title: printableName(holder.firstName, holder.lastName),
        lead: 'Portalo con te sulle piste, anche solo sul telefono: attesta la responsabilità civile chiesta dal decreto legislativo 40/2021.',
      },
      { kind: 'heading', text: 'La persona assicurata e la polizza' },
      {
        kind: 'table',
        columns: twoColumns,
        rows: [
          ['Data di nascita', writtenDate(holder.birthDate)],
          ['Contraente', printableName(deal.firstName, deal.lastName)],
          ...policyRows(policy),
        ],
      },
      { kind: 'heading', text: 'Che cosa copre' },
      {
        kind: 'list',
        items: coverageOf(choiceOf(policy)).map(({ name, limit, text }) => `${name} (${limit}): ${text}.`),
      },
      ...(isUnusualAge
        ? [
            {
              kind: 'callout' as const,
              title: 'Da sapere sull’età',
              text: 'La copertura è pensata per chi ha da 3 a 75 anni: a questa età leggi con attenzione limiti ed esclusioni del set informativo.',
            },
          ]
        : []),
      {
        kind: 'callout',
        title: 'Se succede qualcosa',
        text: `Chiama il soccorso delle piste o il 112, fotografa, prendi i nomi di chi ha visto. Poi scrivi ${toMailbox(brand.support.email)} entro 3 giorni, con il numero della polizza.`,
      },
      {
        kind: 'paragraph',
        tone: 'soft',
        text: `La compagnia che assicura il rischio è ${brand.partners.insurer}. Limiti ed esclusioni sono quelli del set informativo che hai ricevuto prima dell’acquisto.`,
      },
    ],
  };
}
