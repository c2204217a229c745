import * as z from 'zod';
import { deskVisitor, staff } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import { PASSWORD_FIELD_MAX } from './password.ts';
import { staffErrors } from './errors.ts';
import { PERMISSIONS, ROLES } from '../../platform/call/roles.ts';
import { staffIdSchema } from '../../platform/values/ids.ts';
import {
  createdPasskeySchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  usedPasskeySchema,
} from '../../platform/sign-in/passkey-calls.ts';
import { readsNoPersonalData } from '../../platform/call/log-reads.ts';

const base = '/api/v1/desk';
const {
  StaffNotAuthorized,
  SecondFactorRefused,
  SecondFactorExpired,
  SecondFactorPaused,
  StaffPasskeyRefused,
  InvitationOver,
  TooManyTries,
  LastResponsabile,
  StaffKnown,
} = staffErrors;

const roleSchema = z.enum(ROLES);

export const staffSessionSchema = z.object({
  id: staffIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Its latest end, however active. */
  endsAt: z.iso.datetime(),
});

export type StaffSession = z.output<typeof staffSessionSchema>;

const typedPassword = z.string().max(PASSWORD_FIELD_MAX);
const typedCode = z.string().max(40);

export const staffSignInCall = defineCall({
  id: 'staffSignIn',
  method: 'POST',
  path: `${base}/sign-in`,
  access: deskVisitor,
  summary:
    'Il primo passo per entrare al banco: e-mail e password. Con un cookie HttpOnly si hanno dieci minuti per il secondo.',
  body: z.object({ email: z.string().max(254), password: typedPassword }),
  answer: {
    status: 200,
    schema: z.object({ secondFactors: z.array(z.enum(['passkey', 'codes', 'recovery'])) }),
  },
  errors: [StaffNotAuthorized, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const staffCodeCall = defineCall({
  id: 'staffCode',
  method: 'POST',
  path: `${base}/sign-in/code`,
  access: deskVisitor,
  summary: 'Il secondo fattore con il codice dell’app, o con uno dei codici di recupero.',
  body: z.object({ code: typedCode }),
  answer: { status: 200, schema: staffSessionSchema },
  errors: [SecondFactorRefused, SecondFactorExpired, SecondFactorPaused, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const staffPasskeyRequestCall = defineCall({
  id: 'staffPasskeyRequest',
  method: 'POST',
  path: `${base}/sign-in/passkey/options`,
  access: deskVisitor,
  summary: 'Che cosa deve firmare la passkey per il secondo fattore.',
  answer: { status: 200, schema: passkeyRequestSchema },
  errors: [SecondFactorExpired, SecondFactorPaused, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const staffPasskeyCall = defineCall({
  id: 'staffPasskey',
  method: 'POST',
  path: `${base}/sign-in/passkey`,
  access: deskVisitor,
  summary: 'Il secondo fattore con una passkey.',
  body: z.object({ credential: usedPasskeySchema }),
  answer: { status: 200, schema: staffSessionSchema },
  errors: [StaffPasskeyRefused, SecondFactorExpired, SecondFactorPaused, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const staffSessionCall = defineCall({
  id: 'staffSession',
  method: 'GET',
  path: `${base}/session`,
  access: staff('be-at-desk'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Chi è al banco con questo browser, e che cosa può fare.',
  answer: { status: 200, schema: staffSessionSchema },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const staffSignOutCall = defineCall({
  id: 'staffSignOut',
  method: 'POST',
  path: `${base}/sign-out`,
  access: deskVisitor,
  summary: 'Chiude la sessione del banco di questo browser.',
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const ownStaffSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  openedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
});

export type OwnStaffSession = z.output<typeof ownStaffSessionSchema>;

export const staffSessionsCall = defineCall({
  id: 'staffSessions',
  method: 'GET',
  path: `${base}/sessions`,
  access: staff('be-at-desk'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Da quali dispositivi si è al banco.',
  answer: { status: 200, schema: z.object({ data: z.array(ownStaffSessionSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const closeStaffSessionCall = defineCall({
  id: 'closeStaffSession',
  method: 'POST',
  path: `${base}/sessions/:id/close`,
  access: staff('be-at-desk'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Chiude una delle proprie sessioni del banco.',
  params: z.object({ id: z.string().max(100) }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

const invitationToken = z.object({ token: z.string().max(200) });

export const invitationCall = defineCall({
  id: 'invitation',
  method: 'GET',
  path: `${base}/invitations/:token`,
  access: deskVisitor,
  summary: 'A chi è rivolto un invito, finché vale.',
  params: invitationToken,
  answer: {
    status: 200,
    schema: z.object({
      email: z.string(),
      role: roleSchema,
      firstName: z.string(),
      lastName: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  },
  errors: [InvitationOver, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

const newcomer = {
  firstName: z.string().max(100),
  lastName: z.string().max(100),
  password: typedPassword,
};

export const checkNewcomerCall = defineCall({
  id: 'checkNewcomer',
  method: 'POST',
  path: `${base}/invitations/:token/check`,
  access: deskVisitor,
  summary: 'Se nome e password vanno bene, prima di scegliere il secondo fattore.',
  params: invitationToken,
  body: z.object(newcomer),
  answer: { status: 204, schema: null },
  errors: [InvitationOver, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const newCodesCall = defineCall({
  id: 'newCodes',
  method: 'POST',
  path: `${base}/invitations/:token/codes`,
  access: deskVisitor,
  summary: 'Un segreto per l’app dei codici: come testo e come indirizzo da disegnare in un QR.',
  params: invitationToken,
  answer: { status: 200, schema: z.object({ secret: z.string(), uri: z.string() }) },
  errors: [InvitationOver, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const newStaffPasskeyCall = defineCall({
  id: 'newStaffPasskey',
  method: 'POST',
  path: `${base}/invitations/:token/passkey`,
  access: deskVisitor,
  summary: 'Che cosa deve firmare il dispositivo per creare la passkey del banco.',
  params: invitationToken,
  body: z.object({ firstName: newcomer.firstName, lastName: newcomer.lastName }),
  answer: { status: 200, schema: passkeyCreationSchema },
  errors: [InvitationOver, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

export const acceptInvitationCall = defineCall({
  id: 'acceptInvitation',
  method: 'POST',
  path: `${base}/invitations/:token/accept`,
  access: deskVisitor,
  summary:
    'Accetta l’invito: nome, password e secondo fattore insieme. Dà i codici di recupero, una volta sola.',
  params: invitationToken,
  body: z.object({
    ...newcomer,
    secondFactor: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('codes'), code: typedCode }),
      z.object({ kind: z.literal('passkey'), credential: createdPasskeySchema }),
    ]),
  }),
  answer: {
    status: 200,
    schema: z.object({ session: staffSessionSchema, recoveryCodes: z.array(z.string()) }),
  },
  errors: [InvitationOver, SecondFactorRefused, StaffPasskeyRefused, SecondFactorExpired, TooManyTries],
  timeoutMs: serviceTimeoutMs,
});

const colleagueSchema = z.object({
  id: staffIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: roleSchema,
  secondFactor: z.enum(['passkey', 'codes']),
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  isDisabled: z.boolean(),
});

export type Colleague = z.output<typeof colleagueSchema>;

const openInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: roleSchema,
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});

const sentInvitationSchema = openInvitationSchema.extend({
  /** An earlier link to the same mailbox ended with it. */
  replaced: z.boolean(),
});

export const colleaguesCall = defineCall({
  id: 'colleagues',
  method: 'GET',
  path: `${base}/staff`,
  access: staff('manage-staff'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Chi può entrare al banco, e chi è stato invitato.',
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(colleagueSchema),
      invitations: z.array(openInvitationSchema),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const dealPeopleCall = defineCall({
  id: 'dealPeople',
  method: 'GET',
  path: `${base}/deal-people`,
  access: staff('work-deals'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'A chi si può affidare qualcosa da fare su una pratica: nome e cognome di chi le segue.',
  answer: {
    status: 200,
    schema: z.object({
      data: z.array(z.object({ id: staffIdSchema, firstName: z.string(), lastName: z.string() })),
    }),
  },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const inviteStaffCall = defineCall({
  id: 'inviteStaff',
  method: 'POST',
  path: `${base}/staff/invitations`,
  access: staff('manage-staff'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Invita una persona al banco con un’e-mail. Un invito precedente alla stessa e-mail non vale più.',
  body: z.object({ email: z.string().max(254), role: roleSchema }),
  answer: { status: 201, schema: sentInvitationSchema },
  errors: [StaffKnown],
  timeoutMs: serviceTimeoutMs,
});

export const cancelInvitationCall = defineCall({
  id: 'cancelInvitation',
  method: 'POST',
  path: `${base}/staff/invitations/:id/cancel`,
  access: staff('manage-staff'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Ritira un invito che nessuno ha ancora accettato.',
  params: z.object({ id: z.uuid() }),
  answer: { status: 204, schema: null },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const changeColleagueCall = defineCall({
  id: 'changeColleague',
  method: 'PATCH',
  path: `${base}/staff/:id`,
  access: staff('manage-staff'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary: 'Cambia il ruolo di una persona, ne sospende o ne riattiva l’accesso. Chi è sospeso esce subito.',
  params: z.object({ id: staffIdSchema }),
  body: z.object({ role: roleSchema.optional(), isDisabled: z.boolean().optional() }),
  answer: { status: 200, schema: colleagueSchema },
  errors: [LastResponsabile],
  timeoutMs: serviceTimeoutMs,
});

export const renewAccessCall = defineCall({
  id: 'renewAccess',
  method: 'POST',
  path: `${base}/staff/:id/renew`,
  access: staff('manage-staff'),
  reads: readsNoPersonalData('Data about staff, not about customers.'),
  summary:
    'Manda a una persona un nuovo invito: per chi ha perso la password o il telefono. Vale il vecchio accesso finché non l’accetta.',
  params: z.object({ id: staffIdSchema }),
  answer: { status: 201, schema: sentInvitationSchema },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
