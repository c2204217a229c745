import { defineErrors } from '../../platform/call/problem.ts';

export const signatureErrors = defineErrors({
  'code-needed': {
    status: 409,
    message: 'Per firmare serve un codice: è passato del tempo da quando hai confermato la tua e-mail.',
  },
  'not-to-sign': {
    status: 409,
    message: 'Questi documenti non si possono più firmare: il link è scaduto o la pratica è chiusa.',
  },
});
