import { CANCER_FORGOTTEN, CANCER_RULES, CANCER_SHORTER_TERMS } from './articles.ts';

/**
 * Shown wherever an insurer asks about health. The period runs from the end of treatment, not from the
 * illness.
 */
export const cancerForgotten = `Chi ha avuto un tumore non deve dichiararlo, e nessuno può chiederglielo, quando sono passati dieci anni dalla fine delle cure senza ricadute, o cinque se si è ammalato prima dei 21: è il diritto all’oblio oncologico (${CANCER_FORGOTTEN}). Per alcuni tumori bastano meno anni, a volte uno solo: l’elenco è nel ${CANCER_SHORTER_TERMS}, che si aggiorna.`;

/** How to exercise that right in practice. */
export const cancerForgottenInPractice: readonly string[] = [
  'Non devi chiedere nulla a nessuno: se sei in quei termini, di quella malattia non parli, e nessuno può cercarne notizia altrove, nemmeno con una visita o un esame.',
  `Prezzo, limiti ed esclusioni sono gli stessi di chi non si è mai ammalato (${CANCER_RULES}).`,
  'Se l’avevi già dichiarata, manda a chi assicura o a noi il certificato di avvenuto oblio oncologico: quei dati sono cancellati entro 30 giorni e non si usano più.',
];
