import { defineErrors } from '../call/problem.ts';

export const hoursErrors = defineErrors({
  HoursChanged: {
    status: 409,
    message: 'Nel frattempo qualcun altro ha cambiato gli orari: guarda i suoi, poi scrivi di nuovo i tuoi.',
  },
});
