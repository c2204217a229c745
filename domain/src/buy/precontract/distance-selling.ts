import { toMailbox } from '../../platform/values/article.ts';
import { brand } from '../../platform/brand/brand.ts';
import type { SoldProduct } from '../products/product.ts';
import { WITHDRAWAL_DAYS } from '../deal/withdrawal.ts';
import { AFTER_AN_EVENT, DISTANCE_SELLING, WITHDRAWAL_BUTTON } from '../../platform/law/articles.ts';
import { complaintInWords } from '../products/terms/provider.ts';
import type { Terms } from '../products/terms/terms-in-words.ts';
import { type DocumentText, list, paragraph } from './text.ts';

/** What must be said of a financial service that is sold at a distance. */
export const distanceSelling = (product: SoldProduct, terms: Terms): DocumentText => ({
  lead: `Stai acquistando «${product.title}» a distanza, senza incontrare nessuno: ecco i diritti che la legge ti dà in più (${DISTANCE_SELLING}).`,
  sections: [
    {
      heading: 'Che cosa concludi, e come',
      blocks: [
        list(
          terms.conclusion,
          'Oltre al prezzo non ci sono costi per l’uso del sito o della carta.',
          'Prima di pagare vedi un riepilogo e puoi correggere ogni dato.',
          'Ricevi tutti i documenti per e-mail, in un formato che puoi conservare; puoi chiederli su carta, gratis, in ogni momento.',
        ),
      ],
    },
    {
      heading: `Hai ${WITHDRAWAL_DAYS} giorni per ripensarci`,
      blocks: [
        paragraph(terms.withdrawal),
        list(
          `Da «Recedere dal contratto qui» in fondo a ogni pagina del sito, dalla tua area personale, o dal link nelle e-mail dell’acquisto, con «recedere dal contratto qui»: confermi e ricevi subito una ricevuta (${WITHDRAWAL_BUTTON}).`,
          `Oppure con un’e-mail ${toMailbox(brand.support.email)}: bastano il tuo nome e il prodotto.`,
          `Ti restituiamo quanto hai pagato entro 30 giorni, sulla stessa carta. ${AFTER_AN_EVENT}`,
        ),
      ],
    },
    {
      heading: 'Come trattiamo i tuoi dati e le tue e-mail',
      blocks: [
        paragraph(
          'Usiamo e-mail e telefono per il contratto. Ti scriviamo per altro solo se l’hai scelto, e puoi cambiare idea quando vuoi. L’informativa completa è sul sito, alla pagina Privacy.',
        ),
      ],
    },
    {
      heading: 'Legge, lingua e reclami',
      blocks: [
        paragraph(
          `Valgono la legge italiana e il giudice del luogo in cui abiti. ${complaintInWords(product)}`,
        ),
      ],
    },
  ],
});
