import { defineErrors } from '../call/problem.ts';

export const signatureErrors = defineErrors({
  'not-to-sign': {
    status: 409,
    message: 'Questi documenti non si possono più firmare: il link è scaduto o la pratica è chiusa.',
  },
});
