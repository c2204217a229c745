import { covid19 as product } from './product.ts';
import { toQuote } from '../suitability-links.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';

const questions: readonly SuitabilityQuestion[] = [
  {
    id: 'need',
    question: 'Che cosa cerchi?',
    options: [
      {
        value: 'hospital-sum',
        label: 'Una somma fissa in caso di ricovero per Covid-19',
        fits: 'Il sussidio paga una somma fissa per ogni notte di ricovero dovuto al Covid-19, e di più in terapia intensiva.',
      },
      {
        value: 'isolation',
        label: 'Un aiuto se devo restare in isolamento a casa',
        refusal: {
          why: 'Il sussidio non paga l’isolamento a casa, né il pronto soccorso senza ricovero: per questo non possiamo vendertelo.',
          instead:
            'Per i giorni senza guadagno c’è la protezione del reddito: un consulente ti spiega come funziona.',
          link: toQuote('invalidita'),
        },
      },
      {
        value: 'medical-costs',
        label: 'Il rimborso di visite ed esami, o una copertura per ogni malattia',
        refusal: {
          why: 'Il sussidio paga solo per il Covid-19 e non rimborsa spese: per questo non possiamo vendertelo.',
          instead:
            'Quello che cerchi è una polizza salute: un consulente ti dice che cosa paga e quanto costa.',
          link: toQuote('salute'),
        },
      },
    ],
  },
  {
    id: 'already',
    question: 'Hai già una copertura che paga una somma per ogni giorno di ricovero?',
    options: [
      { value: 'no', label: 'No', fits: 'Non hai un’altra copertura di questo tipo.' },
      {
        value: 'adds',
        label: 'Sì, e voglio aggiungere questa',
        fits: 'Hai già una copertura e vuoi ricevere di più: le somme fisse si aggiungono l’una all’altra.',
      },
      {
        value: 'enough',
        label: 'Sì, e mi basta quella',
        refusal: {
          why: 'Se quella che hai ti basta, il sussidio sarebbe una spesa in più: per questo non possiamo vendertelo.',
          instead: 'Se vuoi sapere che cosa manca davvero, guardiamo insieme le tue coperture.',
          link: toQuote('generico'),
        },
      },
    ],
  },
  {
    id: 'limits',
    question:
      'Nei primi 7 giorni il sussidio non è dovuto, e in un anno non supera €\u00a03.500. Ti va bene?',
    options: [
      {
        value: 'yes',
        label: 'Sì, conosco i limiti e mi bastano',
        fits: 'Conosci la carenza di 7 giorni e il limite annuo, e ti bastano.',
      },
      {
        value: 'no',
        label: 'No, cerco qualcosa di diverso',
        refusal: {
          why: 'Questi limiti valgono per tutti e non si possono cambiare: per questo non possiamo vendertelo.',
          instead: 'Un consulente può cercare con te una copertura più ampia.',
          link: toQuote('salute'),
        },
      },
    ],
  },
];

export const suitability = { [product.key]: questions };
