import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { reportPagePath } from '@riparo/domain/understand/checkup/paths.ts';
import * as z from 'zod';
import { defineTemplate } from '../template.ts';

/** Contains the report of a checkup or quiz. */
export const checkupReportTemplate = defineTemplate({
  name: 'Report del checkup',
  mailClass: 'stranger',
  picture: 'open-umbrella',
  data: z.object({ checkupId: z.uuid(), firstName: z.string(), feeling: z.int(), result: z.int() }),
  attachments: ({ checkupId }) => [{ document: 'checkup-report', id: checkupId }],
  content: ({ checkupId, firstName, feeling, result }, site) => ({
    subject: 'Il tuo report di copertura è pronto',
    preview: `La copertura che senti è ${withArticle('del', `${feeling}%`)}: ecco quella che hai`,
    title: `${firstName}, ecco il tuo report di copertura`,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Grazie per il tempo che ci hai dedicato. Dalle tue risposte abbiamo ricavato una prima fotografia della tua situazione.',
      },
      {
        kind: 'facts',
        rows: [
          ['La copertura che senti di avere', `${feeling}%`],
          ['La copertura che risulta dalle tue risposte', `${result}%`],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Nel report trovi, area per area, che cosa è già protetto, che cosa resta scoperto e perché può servirti pensarci. È in allegato, in PDF, e sul sito.',
      },
      { kind: 'button', label: 'Apri il report', url: new URL(reportPagePath(checkupId), site.url).href },
      {
        kind: 'note',
        text: 'Il link è solo tuo: chi lo ha può leggere il report. È una stima dalle risposte che hai dato, non una consulenza.',
      },
      {
        kind: 'note',
        text: `Non hai compilato tu il questionario? Rispondi a questa e-mail e ${brand.name} cancella i dati.`,
      },
    ],
  }),
});
