import { defineErrors } from '../call/problem.ts';
import { MAX_PASSKEYS } from './passkey-rules.ts';

export const passkeyErrors = defineErrors({
  // The reason stays with us: unknown, of another account or badly signed.
  PasskeyRefused: {
    status: 401,
    message: 'Questa passkey non è valida o è stata rimossa. Puoi accedere con e-mail e password.',
  },
  PasskeyExpired: { status: 400, message: 'È passato troppo tempo: riprova dall’inizio.' },
  TooManyPasskeys: {
    status: 409,
    message: `Hai già ${MAX_PASSKEYS} passkey: rimuovine una che non usi più.`,
  },
});
