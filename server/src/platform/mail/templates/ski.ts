import { withArticle, toMailbox } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import * as z from 'zod';
import { dayInWords, momentInWords } from '../../drawing/wording/in-rome.ts';
import { defineTemplate } from '../template.ts';
import { claimPathSchema, howToClaimBlocks } from './claim-note.ts';
import { withdrawalNote } from './withdrawal-note.ts';

/** Contains the documents of a ski policy: a certificate for each person, and the receipt. */
export const skiPolicyIssuedTemplate = defineTemplate({
  name: 'Polizza sci emessa',
  mailClass: 'contract',
  picture: 'on-skis',
  data: z.object({
    policyId: z.uuid(),
    holderIds: z.array(z.uuid()),
    firstName: z.string(),
    policyNumber: z.string(),
    package: z.string(),
    coverFrom: z.iso.datetime(),
    /** False if the first day is still to come. */
    hasBegun: z.boolean(),
    endsOn: z.string(),
    amount: z.string(),
    /** Null if the law provides no withdrawal. */
    withdrawalPath: z.string().nullable(),
    claimPath: claimPathSchema,
  }),
  attachments: ({ policyId, holderIds }) => [
    ...holderIds.map((id) => ({ document: 'ski-certificate' as const, id })),
    { document: 'ski-receipt', id: policyId },
  ],
  content: (data, { url }) => ({
    subject: data.hasBegun
      ? `La tua polizza sci è attiva: ${data.policyNumber}`
      : `La tua polizza sci comincia ${withArticle('il', dayInWords(new Date(data.coverFrom)))}: ${data.policyNumber}`,
    preview: 'In allegato i certificati e la ricevuta',
    title: `${data.firstName}, la tua polizza sci è pronta`,
    blocks: [
      {
        kind: 'paragraph',
        text:
          data.holderIds.length === 1
            ? 'In allegato trovi il certificato da portare sulle piste e la ricevuta del pagamento.'
            : `In allegato trovi i ${data.holderIds.length} certificati, uno per ogni persona, da portare sulle piste, e la ricevuta del pagamento.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Polizza', data.policyNumber],
          ['Pacchetto', data.package],
          ['Copertura dal', momentInWords(new Date(data.coverFrom))],
          ['Fino a tutto il', data.endsOn],
          ['Importo pagato', data.amount],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Il certificato vale anche sul telefono: se ti fermano sulle piste, basta mostrarlo.',
      },
      ...howToClaimBlocks(data.claimPath, url),
      ...withdrawalNote(data.withdrawalPath, url),
      { kind: 'note', text: `Per qualunque dubbio scrivici ${toMailbox(brand.support.email)}.` },
    ],
  }),
});
