import { randomUUID } from 'node:crypto';
import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { KeyedHash } from '../settings/secrets/keyed-hash.ts';
import { keyedUuid } from '../settings/secrets/keyed-uuid.ts';
import { callerIdOf } from './access/access.ts';
import type { App } from './app-instance.ts';

type Sent = { body: { submissionKey?: SubmissionKey | undefined }; request: FastifyRequest };

/**
 * Identifies a repeated submission, whether sent in the body or the header. Without it each one is
 * independent.
 */
export function submissionKeyOf({ body, request }: Sent): SubmissionKey {
  return body.submissionKey ?? keyInHeader(request) ?? (randomUUID() as string as SubmissionKey);
}

function keyInHeader({ headers }: FastifyRequest): SubmissionKey | undefined {
  const header = headers['idempotency-key'];
  // The header's schema has validated it.
  if (typeof header === 'string') return header.replaceAll('"', '').toLowerCase() as SubmissionKey;
  return undefined;
}

type Bound = {
  key: string;
  /** The purpose, such as the id of a call. */
  call: string;
  /** The staff member or customer who sends it, if the call knows; otherwise the content identifies it. */
  by: string;
  content: unknown;
};

/**
 * The key that is stored in place of the one sent. It depends on the sender and the content: the same key
 * from another person, for another case or with other content becomes a different key and finds nothing of
 * the first.
 */
export const boundKey = (keyedHash: KeyedHash, { key, call, by, content }: Bound): SubmissionKey =>
  keyedUuid(keyedHash, 'submission key', key, call, by, JSON.stringify(content, inOrder)) as SubmissionKey;

/** The order of fields does not matter. */
const inOrder = (_name: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Calls that bind their key themselves. The key of a purchase becomes its address, also in the registration
 * mail before it; a ski policy that begins at once is sent with the minute of each try.
 */
const selfBindingCalls: ReadonlySet<string> = new Set([
  signUpCall.path,
  openDealCall.path,
  createSkiPolicyCall.path,
]);

type Keyed = Record<string, unknown>;

/** Binds the key of every call before its handler sees it, so that no call can forget to. */
export function registerSubmissionKeys(app: App, { keyedHash }: { keyedHash: KeyedHash }): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { config, schema } = request.routeOptions;
    const { access, isCall, countedAs: path } = config;
    const isObject =
      typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body);
    if (!isCall || !access || !path || !isObject || selfBindingCalls.has(path)) return done();
    const { submissionKey, ...body } = request.body as Keyed;
    const name = access.who === 'staff' && submissionKey === undefined ? 'key' : 'submissionKey';
    const key =
      name === 'key' ? body['key'] : (submissionKey ?? (schema?.headers ? keyInHeader(request) : undefined));
    if (typeof key !== 'string') return done();
    const content = { params: request.params, body: { ...body, [name]: undefined } };
    const by = callerIdOf(access, request);
    const call = `${request.method} ${path}`;
    request.body = { ...body, [name]: boundKey(keyedHash, { key, call, by, content }) };
    return done();
  });
}
