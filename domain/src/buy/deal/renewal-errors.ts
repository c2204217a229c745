import { defineErrors } from '../../platform/call/problem.ts';

export const renewalErrors = defineErrors({
  'renewal-not-on': {
    status: 409,
    message:
      'Questa copertura non si rinnova, o è già finita: non c’è nulla da disdire. Se hai un dubbio scrivici.',
  },
});
