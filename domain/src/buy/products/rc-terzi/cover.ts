import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import { LIABILITY_EXCESS } from './amounts.ts';
import { ceilingOf } from './ceiling.ts';
import { rcTerzi10 as product10, rcTerzi5 as product5 } from './product.ts';
import type { Cover } from '../cover.ts';
import type { PurchasableProduct } from '../product.ts';

const liability = (product: PurchasableProduct): Cover => ({
  kind: 'Una polizza di responsabilità civile della vita privata: paga al posto tuo i danni che causi ad altri senza volerlo.',
  forWhom: 'Chi ha almeno 18 anni e vive in Italia. Sono assicurati anche i familiari che vivono con te.',
  guarantees: [
    {
      name: 'Danni a persone e cose',
      limit: ceilingOf(product),
      most: product.ceilingCents,
      text: 'quelli che causi nella vita di ogni giorno, a casa e fuori, compresi i danni dei figli minori',
      happening: {
        key: 'liability',
        label: 'Ho causato un danno ad altri',
        picture: 'damage-to-others',
        paysBack: false,
      },
    },
    {
      name: 'Casa',
      limit: 'nello stesso massimale',
      most: product.ceilingCents,
      text: 'i danni che partono dalla casa in cui abiti, acqua condotta compresa',
      happening: {
        key: 'home',
        label: 'Il danno è partito dalla mia casa',
        picture: 'leaking-home',
        paysBack: false,
      },
    },
    {
      name: 'Animali domestici',
      limit: 'nello stesso massimale',
      most: product.ceilingCents,
      text: 'i danni causati dal tuo cane, gatto o altro animale domestico',
      happening: {
        key: 'pet',
        label: 'Il mio animale ha causato un danno',
        picture: 'pet-damage',
        paysBack: false,
      },
    },
    {
      name: 'Spese legali di resistenza',
      limit: 'fino a un quarto del massimale',
      most: cents(Math.round((product.ceilingCents ?? 0) / 4)),
      text: 'l’avvocato che ti difende dalle richieste di chi dice di aver subito un danno',
      happening: {
        key: 'defence',
        label: 'Qualcuno mi chiede un risarcimento',
        picture: 'lawyer',
        paysBack: false,
      },
    },
  ],
  exclusions: [
    'i danni causati apposta, e quelli tra familiari che vivono insieme',
    'il lavoro e ogni attività professionale',
    'i veicoli a motore, i monopattini elettrici, le barche a motore e gli aerei',
    'le cose d’altri che tieni in consegna o in custodia',
  ],
  limits: [
    `Per i danni a cose restano a tuo carico ${formatWholeEuro(LIABILITY_EXCESS.things)} (franchigia).`,
    `Per i danni da acqua condotta la franchigia è di ${formatWholeEuro(LIABILITY_EXCESS.water)}.`,
  ],
  where: 'In tutto il mondo; in Stati Uniti e Canada per viaggi fino a 60 giorni.',
  duties: [
    'dare informazioni vere quando acquisti e dire se qualcosa cambia;',
    'avvisare entro 3 giorni dal sinistro e non riconoscere colpe prima di aver sentito la compagnia.',
  ],
  claim: [
    'Avvisaci entro 3 giorni, raccontando che cosa è successo e chi chiede il risarcimento.',
    'La compagnia tratta con chi ha subito il danno e, se serve, ti difende.',
    'La risposta arriva entro 30 giorni da quando i documenti sono completi.',
  ],
});

export const rcTerzi5 = liability(product5);
export const rcTerzi10 = liability(product10);
