import type { DeskClaimAction } from './states.ts';

/**
 * What an action tells the claimant, shown to staff before they confirm. The mail itself contains only a
 * link.
 */
export const claimantNotices: Readonly<Record<DeskClaimAction, string>> = {
  'ask-papers': 'Il cliente riceve un’e-mail con il link, e nella sua pagina trova l’elenco da spuntare.',
  'hand-over':
    'Il cliente riceve un’e-mail con il link: legge che il sinistro è stato trasmesso alla compagnia.',
  accept: 'Il cliente riceve un’e-mail con il link: nella pagina legge la cifra e i motivi.',
  pay: 'Il cliente riceve un’e-mail con il link: nella pagina legge la cifra, il conto e i motivi.',
  refuse: 'Il cliente riceve un’e-mail con il link: nella pagina legge il motivo e come fare un reclamo.',
  close: 'Il cliente riceve un’e-mail con il link: nella pagina legge perché è chiuso.',
  reopen: 'Il cliente riceve un’e-mail con il link: legge che ce ne occupiamo di nuovo.',
};
