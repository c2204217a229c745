import * as z from 'zod';
import { accountErrors } from '../../platform/sign-in/errors.ts';
import { dealAddressSchema, submissionKeySchema } from '../../platform/values/ids.ts';
import { customer, everybody, guestOrCustomer } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { withheldMailFields } from '../../platform/call/withheld-mail-schema.ts';
import { mailErrors } from '../../platform/call/withheld-mail.ts';
import { sessionSchema } from '../../platform/sign-in/sign-in-calls.ts';

const base = '/api/v1/auth';
const emptyAnswer = { status: 204, schema: null } as const;
const {
  UsernameExistsException,
  ExpiredCodeException,
  CodeMismatchException,
  NotAuthorizedException,
  LimitExceededException,
  PasswordRequired,
  InvalidPasswordException,
  InvalidParameterException,
  ProfileChanged,
} = accountErrors;

/** The proof of a mailbox: the mailed code, or the key in the mail's link, which strangers cannot exhaust. */
const mailedProof = {
  email: z.string(),
  code: z.string(),
  key: z.string().max(100).optional(),
};

export const signUpCall = defineCall({
  id: 'signUp',
  method: 'POST',
  path: `${base}/sign-up`,
  access: everybody,
  summary: 'Registra un account e manda il codice di conferma per e-mail.',
  body: z.object({
    email: z.string(),
    /** Not asked in a purchase: see `isPurchase`. */
    password: z.string().optional(),
    attributes: z.object({
      name: z.string(),
      family_name: z.string(),
      birthdate: z.string(),
      phone_number: z.string().optional(),
    }),
    marketing: z.boolean().optional(),
    /** The page of the registration, stored as the source of the consent. */
    source: z.string().max(200).optional(),
    /**
     * A purchase registers with a random password made by the server; the mail explains how to choose one. A
     * password sent along is ignored.
     */
    isPurchase: z.boolean().optional(),
    /** The key that the purchase will be submitted with: the confirmation mail then leads back to it. */
    submissionKey: submissionKeySchema.optional(),
    /** The product bought next: mails with codes lead to it. An unknown key is ignored. */
    product: z.string().max(100).optional(),
  }),
  answer: { status: 200, schema: z.object({ username: z.string(), ...withheldMailFields }) },
  errors: [
    UsernameExistsException,
    InvalidPasswordException,
    InvalidParameterException,
    LimitExceededException,
  ],
  timeoutMs: serviceTimeoutMs,
});

export const confirmSignUpCall = defineCall({
  id: 'confirmSignUp',
  method: 'POST',
  path: `${base}/confirm-sign-up`,
  access: guestOrCustomer,
  summary:
    'Conferma un account con il codice ricevuto per e-mail. Fuori dal browser che lo ha registrato chiede anche la password da usare. In un acquisto lo stesso browser poi firma senza un altro codice; fuori apre l’area di chi ha acquistato senza scegliere una password.',
  body: z.object({
    ...mailedProof,
    password: z.string().optional(),
    /** The purchase in which the mailbox is proved. */
    dealUuid: dealAddressSchema.optional(),
  }),
  answer: emptyAnswer,
  errors: [
    ExpiredCodeException,
    CodeMismatchException,
    PasswordRequired,
    InvalidPasswordException,
    LimitExceededException,
  ],
  timeoutMs: serviceTimeoutMs,
});

export const resendSignUpCodeCall = defineCall({
  id: 'resendSignUpCode',
  method: 'POST',
  path: `${base}/resend-sign-up-code`,
  access: everybody,
  summary: 'Manda un nuovo codice di conferma. Risponde allo stesso modo per ogni indirizzo.',
  body: z.object({ email: z.string(), dealUuid: dealAddressSchema.optional() }),
  answer: emptyAnswer,
  errors: [LimitExceededException, mailErrors['mail-withheld']],
  timeoutMs: serviceTimeoutMs,
});

export const forgotPasswordCall = defineCall({
  id: 'forgotPassword',
  method: 'POST',
  path: `${base}/forgot-password`,
  access: guestOrCustomer,
  summary: 'Manda un codice per scegliere una nuova password. Risponde allo stesso modo per ogni indirizzo.',
  body: z.object({ email: z.string() }),
  answer: emptyAnswer,
  errors: [LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const forgotPasswordSubmitCall = defineCall({
  id: 'forgotPasswordSubmit',
  method: 'POST',
  path: `${base}/forgot-password-submit`,
  access: everybody,
  summary: 'Sceglie una nuova password con il codice ricevuto, e chiude tutte le sessioni.',
  body: z.object({ ...mailedProof, newPassword: z.string() }),
  answer: emptyAnswer,
  errors: [ExpiredCodeException, CodeMismatchException, InvalidPasswordException, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const changePasswordCall = defineCall({
  id: 'changePassword',
  method: 'POST',
  path: `${base}/change-password`,
  access: customer,
  summary: 'Cambia la password e chiude tutte le altre sessioni.',
  body: z.object({ oldPassword: z.string(), newPassword: z.string() }),
  answer: emptyAnswer,
  errors: [NotAuthorizedException, InvalidPasswordException, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const chooseFirstPasswordCall = defineCall({
  id: 'chooseFirstPassword',
  method: 'POST',
  path: `${base}/first-password`,
  access: customer,
  summary:
    'Sceglie la prima password di un account nato da un acquisto, poco dopo che l’e-mail è stata confermata, e chiude tutte le altre sessioni.',
  body: z.object({ newPassword: z.string() }),
  answer: emptyAnswer,
  errors: [NotAuthorizedException, InvalidPasswordException, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});

export const saveProfileCall = defineCall({
  id: 'saveProfile',
  method: 'PATCH',
  path: `${base}/profile`,
  access: customer,
  summary:
    'Salva nome, cognome e data di nascita. Una nuova e-mail vale solo dopo il codice mandato a quell’indirizzo; se è già di un altro account lo dice solo quella casella di posta.',
  body: z.object({
    name: z.string(),
    family_name: z.string(),
    birthdate: z.string(),
    email: z.string(),
    profileVersion: z.int(),
  }),
  answer: {
    status: 200,
    schema: z.object({ session: sessionSchema, emailToConfirm: z.string().nullable() }),
  },
  errors: [ProfileChanged, LimitExceededException, mailErrors['mail-withheld']],
  timeoutMs: serviceTimeoutMs,
});

export const awaitedEmailCall = defineCall({
  id: 'awaitedEmail',
  method: 'GET',
  path: `${base}/awaited-email`,
  access: customer,
  summary: 'La nuova e-mail che aspetta il suo codice; vuoto se nessuna lo aspetta.',
  answer: { status: 200, schema: z.object({ email: z.string().nullable() }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const confirmEmailCall = defineCall({
  id: 'confirmEmail',
  method: 'POST',
  path: `${base}/confirm-email`,
  access: customer,
  summary: 'Conferma la nuova e-mail con il codice mandato a quell’indirizzo e con la password.',
  body: z.object({ code: z.string(), password: z.string() }),
  answer: { status: 200, schema: sessionSchema },
  errors: [
    ExpiredCodeException,
    CodeMismatchException,
    UsernameExistsException,
    NotAuthorizedException,
    LimitExceededException,
  ],
  timeoutMs: serviceTimeoutMs,
});

export const personalDataCall = defineCall({
  id: 'personalData',
  method: 'GET',
  path: `${base}/personal-data`,
  access: customer,
  summary: 'Tutti i dati conservati su chi ha aperto la sessione, da scaricare (JSON).',
  answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const deleteAccountCall = defineCall({
  id: 'deleteAccount',
  method: 'POST',
  path: `${base}/delete-account`,
  access: customer,
  summary:
    'Cancella l’account, dopo aver chiesto di nuovo la password. Resta solo ciò che la legge obbliga a tenere.',
  body: z.object({ password: z.string() }),
  answer: emptyAnswer,
  errors: [NotAuthorizedException, LimitExceededException],
  timeoutMs: serviceTimeoutMs,
});
