import type { Question } from '../../platform/site/question.ts';

/** A tacit renewal asks for payment first and never charges a card. */
export const renewalQuestion: Question = {
  question: 'Si rinnova da sola?',
  answer:
    'Si rinnova di anno in anno, se nessuno disdice, ma nulla parte dalla tua carta senza di te: almeno 30 giorni prima della scadenza ti scriviamo il prezzo del nuovo anno, con il link per pagarlo. Se non vuoi continuare puoi disdire fino al giorno prima della scadenza, senza penali.',
};
