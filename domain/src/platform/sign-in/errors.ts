import { accessErrors } from '../call/access-errors.ts';
import { defineErrors } from '../call/problem.ts';
import { INVALID_PASSWORD } from '../person/password.ts';

/** The identity provider's own names, on which the screens decide. */
export const accountErrors = {
  ...accessErrors,
  ...defineErrors({
    UserNotConfirmedException: {
      status: 403,
      message: 'Per accedere devi prima confermare la registrazione.',
    },
    UsernameExistsException: { status: 409, message: 'La mail inserita risulta essere già registrata' },
    ExpiredCodeException: {
      status: 400,
      message: 'Il codice che hai inserito non è valido. Controlla che sia corretto e che non sia scaduto.',
    },
    CodeMismatchException: {
      status: 400,
      message: 'Il codice che hai inserito non è valido. Controlla che sia corretto e che non sia scaduto.',
    },
    NotAuthorizedException: { status: 401, message: 'E-mail o password non corrette.' },
    LimitExceededException: {
      status: 429,
      message: 'Hai fatto troppi tentativi: aspetta un momento e riprova.',
    },
    PasswordRequired: {
      status: 409,
      message: 'L’indirizzo è tuo: scegli la password con cui vuoi entrare.',
    },
    InvalidPasswordException: { status: 422, message: INVALID_PASSWORD },
    InvalidParameterException: { status: 400, message: 'La richiesta non può essere eseguita.' },
    UserNotFoundException: { status: 404, message: 'Non conosciamo questo indirizzo e-mail.' },
    ProfileChanged: {
      status: 409,
      message: 'I tuoi dati sono stati cambiati in un’altra finestra: ricarica la pagina e riprova.',
    },
  }),
} as const;
