import type { Account } from '@riparo/domain/people/account/account.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import type { Access } from '@riparo/domain/platform/call/access.ts';
import type { Reads } from '@riparo/domain/platform/call/log-reads.ts';
import { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import { BY_ITSELF_HEADER } from '@riparo/domain/desk/live/live.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-instance.ts';
import { isWrite } from '../origin-check.ts';
import { Failure, failure, failureFor, sendProblem } from '../problem-answers.ts';
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
import type { AtDesk } from './at-desk.ts';
import type { Deliver, Read, ReadLog } from './desk-reads.ts';
import { staffTokenOf } from './staff-cookies.ts';
import type { Networks } from './staff-networks.ts';

/** What a handler is told about who makes its call, by who may make it. */
type Callers = {
  everybody: unknown;
  'guest-or-customer': {
    /** Asked for when it is needed: most guests are spared the question. */
    optionalCustomer: () => Promise<Account | null>;
    /** Of the session this browser held until now, which may be over. */
    heldToken: string | null;
  };
  customer: SignedIn;
  'desk-visitor': unknown;
  staff: AtDesk;
};

export type CallerOf<A extends Access> = Callers[A['who']];

/** What is read to know who somebody is. */
export type AccessParts = SessionReading & {
  config: { writesPerMinute: number };
  limiter: Limiter;
  /** From where the desk can be reached. */
  staffNetworks: Networks;
  findStaffSession: (
    token: string,
    options: { isSignOfLife: boolean },
  ) => Promise<Omit<AtDesk, 'token'> | null>;
  /** Writes down what is read at the desk. */
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
    heldToken: reader.tokenOf(exchange.request),
  }),
  customer: async ({ reader }, exchange) =>
    (await reader.read(exchange)) ?? failure(accountErrors.SessionRequired),
  'desk-visitor': async ({ parts }, { request }) =>
    parts.staffNetworks.has(request.ip) ? {} : failure(generalErrors['not-found']),
  staff: async ({ parts }, { request }, { permission }) => {
    // From elsewhere there is no desk at all.
    if (!parts.staffNetworks.has(request.ip)) return failure(generalErrors['not-found']);
    const atDesk = await findAtDesk(parts, request);
    const limited = isWrite(request.method) && (await limitWrites(parts, request, atDesk?.member.id));
    if (limited) return limited;
    if (!atDesk) return failure(staffAccessErrors.StaffSessionRequired);
    return may(atDesk.member.role, permission) ? atDesk : failure(staffAccessErrors.NotPermitted);
  },
};

async function findAtDesk(parts: AccessParts, request: FastifyRequest): Promise<AtDesk | null> {
  const token = staffTokenOf(parts.config, request);
  if (token === null) return null;
  const isSignOfLife = request.headers[BY_ITSELF_HEADER] === undefined;
  const session = await parts.findStaffSession(token, { isSignOfLife });
  return session && { ...session, token };
}

/** By person: an office has one address. Whoever is nobody is counted by theirs, with what they write elsewhere. */
async function limitWrites(
  { limiter, config }: AccessParts,
  { ip }: FastifyRequest,
  staffId: StaffId | undefined,
): Promise<Failure | null> {
  const key = staffId ? `write of staff ${staffId}` : `write ${addressKey(ip)}`;
  const verdict = await limiter.hit(key, writeLimitOf(config));
  return verdict.allowed ? null : failureFor(verdict.retryAfterSeconds, generalErrors['too-many-requests']);
}

const admitted = new WeakMap<FastifyRequest, Callers[Recognised]>();

const readLogs = new WeakMap<App, ReadLog>();

/**
 * Lets through to each route who may come there. That is after limits and origin, and after the body has arrived:
 * whoever sends it slowly has no session that was ended meanwhile. It is before anything in the request is checked, so
 * that who may not come learns nothing from it.
 */
export function registerAccess(app: App, parts: AccessParts): void {
  readLogs.set(app, parts.readLog);
  const doors = { parts, reader: openSessionReader(parts) };
  app.addHook('preValidation', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // Most of what is asked for is for everybody: nothing waits.
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

/** Who makes the call, as far as its handler may know. */
export function callerOf<A extends Access>(access: A, request: FastifyRequest): CallerOf<A> {
  const caller = access.who === 'everybody' ? {} : admitted.get(request);
  if (!caller) throw new Error('nobody has looked at who makes this call');
  return caller as CallerOf<A>;
}

/** What a call of the desk reads by; null for what shows no personal data. */
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

/** Names who makes the call, where the call asks for it: a member of the staff or a customer; else empty. */
export function callerIdOf(access: Access, request: FastifyRequest): string {
  if (access.who === 'staff') return `staff ${callerOf(access, request).member.id}`;
  return access.who === 'customer' ? `customer ${callerOf(access, request).account.id}` : '';
}
