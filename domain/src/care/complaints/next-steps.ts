import {
  ARBITER_FEE,
  ARBITER_NOT_FOR_SUBSIDIES,
  ARBITER_TIME,
  MOTOR_COURT,
} from '../../platform/law/articles.ts';
import type { RiskBearer } from './competence.ts';
import { type ComplaintArea, isDamages } from './register.ts';

/** The body for appeals. */
export const ARBITER_NAME = 'Arbitro Assicurativo';
export const ARBITER_SITE = 'https://www.arbitroassicurativo.org/';

/** The sentence that names it: the text before the name, and after. */
export const arbiterSentence = {
  before: 'Dal 15 gennaio 2026 puoi fare ricorso all’',
  after:
    ', istituito presso IVASS (articolo 187.1 del Codice delle assicurazioni, decreto 6 novembre 2024 n. 215). Decide sui documenti, senza testimoni né perizie.',
};

/**
 * What an appeal requires and what follows, in the same words on the site, in the answer and on the
 * complaint's page.
 */
export const ARBITER_FACTS: readonly string[] = [
  'Prima devi aver presentato il reclamo, e la risposta è insoddisfacente o non è arrivata in 45 giorni. Il ricorso va fatto entro 12 mesi dal reclamo, e i fatti non devono risalire a più di tre anni prima del reclamo.',
  `Si fa online, senza avvocato. ${ARBITER_FEE}`,
  'Se chiedi denaro ci sono dei limiti: 300.000 euro per le polizze vita che pagano solo in caso di morte, 150.000 per le altre polizze vita, 25.000 per le polizze danni, 2.500 se hai subito un danno e agisci direttamente contro la compagnia.',
  `${ARBITER_TIME} Non è vincolante come una sentenza, ma se non la rispettiamo la notizia viene pubblicata.`,
  'Se l’esito non ti soddisfa puoi comunque andare dal giudice: il ricorso vale come tentativo di conciliazione.',
];

export const arbiterInWords = `${arbiterSentence.before}${ARBITER_NAME}${arbiterSentence.after}`;

/**
 * Next steps for a complaint about a subsidy, which is not insurance: the Arbitro does not decide about it.
 */
const SUBSIDY_FACTS: readonly string[] = [
  ARBITER_NOT_FOR_SUBSIDIES,
  'Sulla società di mutuo soccorso vigila il Ministero delle Imprese e del Made in Italy, a cui puoi segnalare il caso.',
  'Puoi sempre andare davanti a un giudice.',
];

/** What people injured by one of our customers can do if the insurer does not pay. */
const DAMAGES_FACTS: readonly string[] = [
  'Se la compagnia non risponde o non ti convince, puoi presentarle un reclamo e poi segnalare il caso a IVASS.',
  `Se chiedi fino a 2.500 euro e la legge ti permette di agire direttamente contro la compagnia, come per i monopattini, dopo il reclamo puoi rivolgerti all’${ARBITER_NAME}.`,
  `Per i monopattini puoi andare dal giudice dopo 60 giorni, 90 se ci sono ferite, da quando la compagnia ha ricevuto la richiesta (${MOTOR_COURT}). Prima va tentata la negoziazione assistita, con un avvocato.`,
];

export type WayOn = {
  /** Whether to show the sentence and the link about the Arbitro. */
  readonly isForArbiter: boolean;
  readonly facts: readonly string[];
};

/** The next steps after a complaint about a product; null for an unknown one, which may be a subsidy. */
export const wayOn = (bearer: RiskBearer | null, area?: ComplaintArea): WayOn => {
  if (area && isDamages(area)) return { isForArbiter: false, facts: DAMAGES_FACTS };
  if (bearer === 'mutual-society') return { isForArbiter: false, facts: SUBSIDY_FACTS };
  const facts = bearer === 'insurer' ? ARBITER_FACTS : [...ARBITER_FACTS, ARBITER_NOT_FOR_SUBSIDIES];
  return { isForArbiter: true, facts };
};
