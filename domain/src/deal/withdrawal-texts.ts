import { WITHDRAWAL_DAYS } from './withdrawal.ts';

// What a page says before somebody withdraws, and what the receipt repeats.

export const WITHDRAWAL_EXPLAINED: readonly string[] = [
  `Hai ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto per ripensarci, senza spiegazioni e senza penali (articolo 67-duodecies del Codice del consumo).`,
  'Ti restituiamo tutto quello che hai pagato, anche per i giorni in cui la copertura era già attiva, sulla stessa carta.',
  'La copertura finisce nel momento in cui confermi: da allora è come se il contratto non ci fosse.',
  'Se è già successo qualcosa di coperto e ne hai chiesto o vuoi chiederne il pagamento, il contratto è stato usato e il recesso non è più possibile.',
];

/** Ticked to withdraw. */
export const NO_CLAIM = 'Finora non è successo nulla che la polizza debba pagare';

export const NO_CLAIM_REQUIRED =
  'Per recedere devi confermare che non è successo nulla di coperto. Se invece è successo, scrivici: ti aiutiamo.';
