import { defineErrors } from '../../platform/call/problem.ts';

export const hoursErrors = defineErrors({
  HoursChanged: {
    status: 409,
    message: 'Qualcun altro ha appena modificato gli orari: controllali, poi scrivi di nuovo i tuoi.',
  },
});
