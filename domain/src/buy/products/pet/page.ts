import { pet as cover } from './cover.ts';
import { pet as product } from './product.ts';
import { PET_MAX_AGE } from './product.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

export const page: ProductText = {
  key: 'pet',
  lead: 'Quando il tuo cane o il tuo gatto si fa male o si ammala, una parte del conto del veterinario torna indietro. E per un dubbio c’è un veterinario al telefono, tutti i giorni.',
  suits: [
    `hai un cane o un gatto con il microchip, di non più di ${PET_MAX_AGE} anni`,
    'un intervento improvviso peserebbe sul bilancio di casa',
    'vuoi poter chiedere un parere al telefono, prima di correre in ambulatorio',
  ],
  doesNotSuit: [
    'cerchi un rimborso per vaccini, sterilizzazione o controlli di routine',
    'il tuo animale ha già una malattia nota: quella resta esclusa',
    'vuoi coprire i danni che causa ad altri: per quelli c’è RC Terzi',
  ],
  ...fromCover(product, cover),
  documents: [{ productKey: 'pet' }],
  guide: 'animali',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Quanto mi torna di un intervento da €\u00a0900?',
      answer:
        'L’80% della spesa, cioè €\u00a0720, entro il tetto di €\u00a01.000 all’anno. Per visite e terapie la quota è del 70%, fino a €\u00a0250 all’anno. A ogni richiesta restano a tuo carico almeno €\u00a050.',
    },
    {
      question: 'Da quando vale?',
      answer:
        'Per gli infortuni dal quinto giorno dopo l’attivazione, per le malattie dal trentesimo. Quello che era già noto prima dell’acquisto resta escluso.',
    },
    {
      question: 'Va bene anche un meticcio?',
      answer:
        'Sì, e non ci sono razze escluse. Servono il microchip e l’iscrizione all’anagrafe. Sono esclusi gli animali usati per lavoro, caccia, allevamento o gare.',
    },
    {
      question: 'Ho due animali: basta una polizza?',
      answer: 'No, ogni polizza vale per un animale solo, quello che indichi all’acquisto.',
    },
    {
      question: 'Posso scegliere il veterinario?',
      answer:
        'Sì, basta che sia iscritto all’albo e che sulla fattura scriva il numero di microchip. La richiesta va mandata entro 30 giorni dalla fattura.',
    },
  ],
};

export const covers = { [product.key]: cover };
