import { covid19 as cover } from './cover.ts';
import { covid19 as product } from './product.ts';
import { COVID_MAX_AGE } from './product.ts';
import { COVID_OVER_AGE } from './ages.ts';
import type { ProductText } from '../page-text.ts';
import { fromCover } from '../yearly-page.ts';

export const page: ProductText = {
  key: 'covid-19',
  lead: 'Se il Covid ti porta in ospedale ricevi una somma fissa, senza conservare scontrini: per ogni notte di ricovero, per la terapia intensiva e per la convalescenza.',
  suits: [
    'lavori in proprio, e ogni giorno in ospedale è un giorno senza guadagno',
    'vuoi una somma certa, non un rimborso da dimostrare',
    'cerchi qualcosa di semplice, con un prezzo uguale per tutti',
  ],
  doesNotSuit: [
    'pensi soprattutto all’isolamento a casa, che non è coperto',
    'cerchi una polizza salute per visite, esami e ogni malattia',
  ],
  ...fromCover(product, cover),
  documents: [{ productKey: 'covid-19' }],
  guide: 'infortuni-e-salute',
  events: () => import('./events.ts'),
  faq: [
    {
      question: 'Quanto posso ricevere al massimo?',
      answer: 'In un anno la somma di tutte le prestazioni arriva fino a €\u00a03.500.',
    },
    {
      question: 'Ricevo qualcosa se resto in isolamento a casa?',
      answer:
        'No. Il sussidio riguarda il ricovero, la terapia intensiva e la convalescenza dopo almeno 7 notti in ospedale. L’isolamento a casa e il pronto soccorso senza ricovero non sono compresi.',
    },
    {
      question: 'Devo presentare fatture o ricevute?',
      answer:
        'No, non è un rimborso: la somma è fissa. Servono la lettera di dimissione e il referto dell’esame positivo, entro 30 giorni dalla dimissione.',
    },
    {
      question: 'Da quando vale davvero?',
      answer:
        'Si attiva il giorno dopo il pagamento, o dopo la firma se firmi più tardi. Nei primi 7 giorni dall’attivazione il sussidio non è ancora dovuto: si chiama carenza.',
    },
    { question: `Ho più di ${COVID_MAX_AGE} anni: posso acquistarlo?`, answer: COVID_OVER_AGE },
  ],
};

export const covers = { [product.key]: cover };
