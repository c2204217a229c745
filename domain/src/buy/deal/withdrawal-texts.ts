import { AFTER_AN_EVENT, DISTANCE_WITHDRAWAL } from '../../platform/law/articles.ts';
import { MIN_WITHDRAWABLE_DAYS, WITHDRAWAL_DAYS } from './withdrawal.ts';

// What a page says before a withdrawal, and the receipt repeats.

/** Shown with every promise of withdrawal from a ski season. */
export const SHORT_SEASON = `se la copertura dura almeno ${MIN_WITHDRAWABLE_DAYS} giorni`;

export const WITHOUT_WITHDRAWAL = `Per le polizze che durano meno di ${MIN_WITHDRAWABLE_DAYS} giorni (le giornaliere da sci, e la stagionale che comincia negli ultimi giorni della stagione) la legge non prevede il recesso.`;

/** For covers with dates the buyer chooses. */
export const withdrawalInWords = (isShort: boolean) =>
  isShort
    ? `Dura meno di ${MIN_WITHDRAWABLE_DAYS} giorni: dopo il pagamento non si può recedere.`
    : `Puoi recedere entro ${WITHDRAWAL_DAYS} giorni dall’acquisto, senza penali.`;

export const WITHDRAWAL_EXPLAINED: readonly string[] = [
  `Hai ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto per ripensarci, senza spiegazioni e senza penali (${DISTANCE_WITHDRAWAL}).`,
  'Ti restituiamo tutto quello che hai pagato, anche per i giorni in cui la copertura era già attiva, sulla stessa carta.',
  'La copertura finisce nel momento in cui confermi: da allora è come se il contratto non ci fosse.',
  `${AFTER_AN_EVENT} Se aspetti ancora un pagamento, scrivici prima di confermare: ti diciamo che cosa comporta.`,
];
