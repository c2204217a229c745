/** Where an appeal is made. */
export const ARBITER_NAME = 'Arbitro Assicurativo';
export const ARBITER_SITE = 'https://www.arbitroassicurativo.org/';

/** The sentence that names it: what stands before the name, and after. */
export const arbiterSentence = {
  before: 'Dal 15 gennaio 2026 puoi fare ricorso all’',
  after:
    ', istituito presso IVASS (articolo 187.1 del Codice delle assicurazioni, decreto 6 novembre 2024 n. 215). Decide sui documenti, senza testimoni né perizie.',
};

/** What an appeal needs, and what comes of it: in the same words on the site, in the answer and on the complaint's page. */
export const ARBITER_FACTS: readonly string[] = [
  'Prima devi aver presentato il reclamo, e la risposta è insoddisfacente o non è arrivata in 45 giorni. Il ricorso va fatto entro 12 mesi dal reclamo, e i fatti non devono risalire a più di tre anni prima del reclamo.',
  'Si fa online, senza avvocato. Costa 20 euro, restituiti se hai ragione.',
  'Se chiedi denaro ci sono dei limiti: 300.000 euro per le polizze vita che pagano solo in caso di morte, 150.000 per le altre polizze vita, 25.000 per le polizze danni, 2.500 se hai subito un danno e agisci direttamente contro la compagnia.',
  'La decisione arriva entro 90 giorni da quando le parti hanno finito di scambiarsi memorie e repliche: nei casi complessi si allungano una volta sola, al massimo di altri 90. Dal ricorso passano di solito non più di 180 giorni. Non obbliga come una sentenza, ma se non la rispettiamo la notizia viene pubblicata.',
  'Se l’esito non ti soddisfa puoi comunque andare dal giudice: il ricorso vale come tentativo di conciliazione.',
];

export const arbiterInWords = `${arbiterSentence.before}${ARBITER_NAME}${arbiterSentence.after}`;
