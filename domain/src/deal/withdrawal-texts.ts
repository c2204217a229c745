import { WITHDRAWAL_DAYS } from './withdrawal.ts';

/** Law 217/2011, art. 5, took the exception away that once stood here: what has happened does not bind anybody. */
export const AFTER_AN_EVENT =
  'Puoi recedere anche se nel frattempo è successo un evento coperto: quello che ti è già stato pagato resta tuo.';

// What a page says before somebody withdraws, and what the receipt repeats.

export const WITHDRAWAL_EXPLAINED: readonly string[] = [
  `Hai ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto per ripensarci, senza spiegazioni e senza penali (articolo 67-duodecies del Codice del consumo).`,
  'Ti restituiamo tutto quello che hai pagato, anche per i giorni in cui eri già coperto, sulla stessa carta.',
  'La copertura finisce nel momento in cui confermi: da allora è come se il contratto non ci fosse.',
  `${AFTER_AN_EVENT} Se aspetti ancora un pagamento, scrivici prima di confermare: ti diciamo che cosa ne sarà.`,
];
