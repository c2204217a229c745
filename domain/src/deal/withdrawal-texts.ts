import { AFTER_AN_EVENT, DISTANCE_WITHDRAWAL } from '../law/articles.ts';
import { WITHDRAWAL_DAYS } from './withdrawal.ts';

// What a page says before somebody withdraws, and what the receipt repeats.

export const WITHDRAWAL_EXPLAINED: readonly string[] = [
  `Hai ${WITHDRAWAL_DAYS} giorni dalla conclusione del contratto per ripensarci, senza spiegazioni e senza penali (${DISTANCE_WITHDRAWAL}).`,
  'Ti restituiamo tutto quello che hai pagato, anche per i giorni in cui la copertura era già attiva, sulla stessa carta.',
  'La copertura finisce nel momento in cui confermi: da allora è come se il contratto non ci fosse.',
  `${AFTER_AN_EVENT} Se aspetti ancora un pagamento, scrivici prima di confermare: ti diciamo che cosa ne sarà.`,
];
