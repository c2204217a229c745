import { defineErrors } from '../../platform/call/problem.ts';

export const dealViewErrors = defineErrors({
  DealViewNameTaken: { status: 409, message: 'Hai già una vista con questo nome: scegline un altro.' },
  TooManyDealViews: {
    status: 409,
    message: 'Hai raggiunto il numero massimo di viste: eliminane una che non usi più.',
  },
});
