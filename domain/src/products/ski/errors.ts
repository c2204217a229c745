import { checkupErrors } from '../../checkup/errors.ts';
import { defineErrors } from '../../call/problem.ts';

export const skiErrors = {
  ...defineErrors({
    'ski-policy-issued': {
      status: 409,
      message: 'Questa polizza è già stata pagata ed emessa: non devi pagare di nuovo.',
    },
  }),
  /** The same words, in English, that every service of the partner has for it. */
  'personal-data-mismatch': { ...checkupErrors['personal-data-mismatch'], status_code: 422 },
} as const;
