import { defineErrors } from '../call/problem.ts';

export const dealViewErrors = defineErrors({
  DealViewNameTaken: { status: 409, message: 'Hai già una vista con questo nome: scegline un altro.' },
  TooManyDealViews: {
    status: 409,
    message: 'Hai già tante viste quante se ne possono tenere: togline una che non usi più.',
  },
});
