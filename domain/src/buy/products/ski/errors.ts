import { defineErrors } from '../../../platform/call/problem.ts';
import { personErrors } from '../../../platform/person/errors.ts';

export const skiErrors = {
  ...defineErrors({
    'ski-policy-issued': {
      status: 409,
      message: 'Questa polizza è già stata pagata ed emessa: non devi pagare di nuovo.',
    },
  }),
  /** The partner's services all use these English words for it. */
  'personal-data-mismatch': { ...personErrors['personal-data-mismatch'], status_code: 422 },
} as const;
