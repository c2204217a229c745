import type { Account } from '@riparo/domain/account/account.ts';
import { accountErrors } from '@riparo/domain/account/errors.ts';
import type { Access } from '@riparo/domain/call/access.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app-instance.ts';
import { Failure, failure, sendProblem } from '../problem-answers.ts';
import {
  type Exchange,
  openSessionReader,
  type SessionReader,
  type SessionReading,
  type SignedIn,
} from './session-reader.ts';

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
};

export type CallerOf<A extends Access> = Callers[A['who']];

type Recognised = Exclude<Access['who'], 'everybody'>;
type Admission<W extends Recognised> = (
  reader: SessionReader,
  exchange: Exchange,
) => Promise<Callers[W] | Failure>;

const admissions: { readonly [W in Recognised]: Admission<W> } = {
  'guest-or-customer': async (reader, exchange) => ({
    optionalCustomer: async () => (await reader.read(exchange))?.account ?? null,
    heldToken: reader.tokenOf(exchange.request),
  }),
  customer: async (reader, exchange) =>
    (await reader.read(exchange)) ?? failure(accountErrors.SessionRequired),
};

const admitted = new WeakMap<FastifyRequest, Callers[Recognised]>();

/**
 * Lets through to each route who may come there. That is after limits and origin, and after the body has arrived:
 * whoever sends it slowly has no session that was ended meanwhile. It is before anything in the request is checked, so
 * that who may not come learns nothing from it.
 */
export function registerAccess(app: App, parts: SessionReading): void {
  const reader = openSessionReader(parts);
  app.addHook('preValidation', (request, reply, done) => {
    const { access } = request.routeOptions.config;
    // Most of what is asked for is for everybody: nothing waits.
    if (!access || access.who === 'everybody') return done();
    const letIn = (caller: Callers[Recognised] | Failure) => {
      if (caller instanceof Failure) return void sendProblem(request, reply, caller.error);
      admitted.set(request, caller);
      done();
    };
    admissions[access.who](reader, { request, reply }).then(letIn, done);
  });
}

/** Who makes the call, as far as its handler may know. */
export function callerOf<A extends Access>(access: A, request: FastifyRequest): CallerOf<A> {
  const caller = access.who === 'everybody' ? {} : admitted.get(request);
  if (!caller) throw new Error('nobody has looked at who makes this call');
  return caller as CallerOf<A>;
}
