import type { Account } from '@riparo/domain/people/account/account.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { Access } from '@riparo/domain/platform/call/access.ts';
import type { Reads } from '@riparo/domain/platform/call/log-reads.ts';
import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import { AUTOMATIC_CALL_HEADER } from '@riparo/domain/desk/live/live.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-instance.ts';
import { isWrite } from '../origin-check.ts';
import { Failure, failure, temporaryFailure, sendProblem } from '../problem-answers.ts';
import { addressKey } from '../rate-limit/address-key.ts';
import type { Limiter } from '../rate-limit/limiter.ts';
import { writeLimitOf } from '../rate-limit/rate-limits.ts';
import {
  type Exchange,
  openSessionReader,
  type SessionReader,
  type SessionReading,
  type SignedIn,
} from './session-reader.ts';
import type { SignedInStaff } from './signed-in-staff.ts';
import type { Deliver, Read, ReadLog } from './desk-reads.ts';
import { staffTokenOf } from './staff-cookies.ts';
import type { Networks } from './staff-networks.ts';

/** What a handler learns about its caller, by the call's access. */
type Callers = {
  everybody: unknown;
  'guest-or-customer': {
    /** Looked up on demand: most guests cost no lookup. */
    optionalCustomer: () => Promise<Account | null>;
    /** The token of this browser's previous session, which may be over. */
    previousToken: string | null;
  };
  customer: SignedIn;
  'desk-visitor': unknown;
  staff: SignedInStaff;
};

export type CallerOf<A extends Access> = Callers[A['who']];

/** Dependencies for recognising the caller. */
export type AccessParts = SessionReading & {
  config: { writesPerMinute: number };
  limiter: Limiter;
  /** Networks from which the desk can be reached. */
  staffNetworks: Networks;
  findStaffSession: (
    token: string,
    options: { isSignOfLife: boolean },
  ) => Promise<Omit<SignedInStaff, 'token'> | null>;
  /** Logs what is read at the desk. */
  readLog: ReadLog;
};

type Doors = { parts: AccessParts; reader: SessionReader };
type Recognised = Exclude<Access['who'], 'everybody'>;
type AccessOf<W extends Recognised> = Extract<Access, { who: W }>;
type Admission<W extends Recognised> = (
  doors: Doors,
  exchange: Exchange,
  access: AccessOf<W>,
) => Promise<Callers[W] | Failure>;

const admissions: { readonly [W in Recognised]: Admission<W> } = {
  'guest-or-customer': async ({ reader }, exchange) => ({
    optionalCustomer: async () => (await reader.read(exchange))?.account ?? null,
    previousToken: reader.tokenOf(exchange.request),
  }),
  customer: async ({ reader }, exchange) =>
    (await reader.read(exchange)) ?? failure(accountErrors.SessionRequired),
  'desk-visitor': async ({ parts }, { request }) =>
    parts.staffNetworks.has(request.ip) ? {} : failure(generalErrors['not-found']),
  staff: async ({ parts }, { request }, { permission }) => {
    // From other networks the desk does not exist.
    if (!parts.staffNetworks.has(request.ip)) return failure(generalErrors['not-found']);
    const atDesk = await findAtDesk(parts, request);
    const limited = isWrite(request.method) && (await limitWrites(parts, request, atDesk?.member.id));
    if (limited) return limited;
    if (!atDesk) return failure(staffAccessErrors.StaffSessionRequired);
    return may(atDesk.member.role, permission) ? atDesk : failure(staffAccessErrors.NotPermitted);
  },
};

async function findAtDesk(parts: AccessParts, request: FastifyRequest): Promise<SignedInStaff | null> {
  const token = staffTokenOf(parts.config, request);
  if (token === null) return null;
  const isSignOfLife = request.headers[AUTOMATIC_CALL_HEADER] === undefined;
  const session = await parts.findStaffSession(token, { isSignOfLife });
  return session && { ...session, token };
}

/**
 * Per person, as an office shares one address. Unrecognised callers are counted by address, together with
 * their other writes.
 */
async function limitWrites(
  { limiter, config }: AccessParts,
  { ip }: FastifyRequest,
  staffId: StaffId | undefined,
): Promise<Failure | null> {
  const key = staffId ? `write of staff ${staffId}` : `write ${addressKey(ip)}`;
  const verdict = await limiter.hit(key, writeLimitOf(config));
  return verdict.allowed
    ? null
    : temporaryFailure(verdict.retryAfterSeconds, generalErrors['too-many-requests']);
}

const admitted = new WeakMap<FastifyRequest, Callers[Recognised]>();

const readLogs = new WeakMap<App, ReadLog>();

/**
 * Checks the access of each route, after limits, origin and the arrival of the body, so that a session that
 * ends during a slow upload is refused; and before any validation, so that a caller without access learns
 * nothing.
 */
export function registerAccess(app: App, parts: AccessParts): void {
  readLogs.set(app, parts.readLog);
  const doors = { parts, reader: openSessionReader(parts) };
  app.addHook('preValidation', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // Most routes are open to everybody and need no lookup.
    if (!access || access.who === 'everybody') return done();
    const letIn = (caller: Callers[Recognised] | Failure) => {
      if (caller instanceof Failure) {
        if (caller.retryAfterSeconds) reply.header('retry-after', caller.retryAfterSeconds);
        return void sendProblem(request, reply, caller.error);
      }
      admitted.set(request, caller);
      done();
    };
    const admit = admissions[access.who] as Admission<Recognised>;
    admit(doors, { request, reply }, access).then(letIn, done);
  });
}

/** The caller, as far as the call's access reveals it to the handler. */
export function callerOf<A extends Access>(access: A, request: FastifyRequest): CallerOf<A> {
  const caller = access.who === 'everybody' ? {} : admitted.get(request);
  if (!caller) throw new Error('nobody has looked at who makes this call');
  return caller as CallerOf<A>;
}

/** The logged reader for a call of the desk; null if it shows no personal data. */
export function readingOf(
  app: App,
  request: FastifyRequest,
  access: Access,
  reads: Reads | undefined,
): { read: Read; deliver: Deliver } | null {
  if (access.who !== 'staff' || typeof reads !== 'string') return null;
  const readLog = readLogs.get(app);
  if (!readLog) throw new Error('nobody writes down what is read at the desk');
  return readLog({ atDesk: callerOf(access, request), request, action: reads });
}

/** The id of the calling staff member or customer, if the call requires one; else empty. */
export function callerIdOf(access: Access, request: FastifyRequest): string {
  if (access.who === 'staff') return `staff ${callerOf(access, request).member.id}`;
  return access.who === 'customer' ? `customer ${callerOf(access, request).account.id}` : '';
}
