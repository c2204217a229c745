import { defineErrors } from '../call/problem.ts';

export const consentErrors = defineErrors({
  'consent-text-changed': {
    status: 409,
    message: 'Il testo di questo consenso è cambiato: ricarica la pagina e rileggilo prima di darlo.',
  },
});
