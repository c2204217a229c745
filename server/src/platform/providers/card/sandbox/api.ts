import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connection.ts';
import { schemaController } from '../../../http/schema-controller.ts';
import { type CardAccount, cardAccounts } from '../card-provider.ts';
import { checkoutOf, expireCheckout, openCheckout, refundPayment } from './books.ts';
import { registerBooks } from './book-routes.ts';
import { type FormValues, parseFormBody } from './form-body.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { sandboxAnswers } from './tables.ts';
import { newId, sessionObject, WireError } from './wire.ts';

type Action = (tx: Transaction, account: CardAccount, form: FormValues, id: string) => Promise<object>;

/** The API of the built-in card provider: Stripe's paths, forms and answers, only for this machine. */
export function buildSandboxApi(parts: SandboxParts): FastifyInstance {
  const api = Fastify({ logger: false, schemaController });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  api.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  api.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(
        new WireError(404, 'invalid_request_error', `Unrecognized request URL (${request.method}).`).body,
      ),
  );

  const write = (path: string, action: Action) =>
    api.post(path, (request, reply) => answerOnce(parts, request, reply, action));

  write('/v1/checkout/sessions', async (tx, account, form) =>
    sessionObject(await openCheckout(tx, parts, account, form), parts.payUrl),
  );
  write('/v1/checkout/sessions/:id/expire', async (tx, account, _form, id) =>
    sessionObject(await expireCheckout(tx, parts, account, id), parts.payUrl),
  );
  write('/v1/refunds', (tx, account, form) => refundPayment(tx, parts, account, form));

  api.get('/v1/checkout/sessions/:id', async (request) => {
    const account = accountOf(parts, request);
    const checkout = await parts.db.transaction((tx) => checkoutOf(tx, parts, account, idOf(request)));
    return sessionObject(checkout, parts.payUrl);
  });
  registerBooks(api, parts, (request) => accountOf(parts, request));
  return api;
}

/** Idempotency: the same key with the same request gets the same answer; with another request, a refusal. */
async function answerOnce(
  parts: SandboxParts,
  request: FastifyRequest,
  reply: FastifyReply,
  action: Action,
): Promise<FastifyReply> {
  const account = accountOf(parts, request);
  const body = typeof request.body === 'string' ? request.body : '';
  const key = request.headers['idempotency-key'];
  const id = idOf(request);
  if (typeof key !== 'string') {
    const answer = await parts.db.transaction((tx) => action(tx, account, parseFormBody(body), id));
    return reply.send(answer);
  }
  const asked = createHash('sha256').update(`${request.url}\n${body}`).digest('base64url');
  const answer = await parts.db.transaction(async (tx) => {
    // Requests with the same key run one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${account} ${key}`}, 0))`);
    const [earlier] = await tx
      .select()
      .from(sandboxAnswers)
      .where(and(eq(sandboxAnswers.account, account), eq(sandboxAnswers.key, key)));
    if (earlier && earlier.request !== asked)
      throw new WireError(400, 'idempotency_error', 'The key was used with other parameters before.');
    if (earlier) return earlier.body as object;
    const made = await action(tx, account, parseFormBody(body), id);
    await tx
      .insert(sandboxAnswers)
      .values({ account, key, request: asked, body: made, createdAt: parts.clock() });
    return made;
  });
  return reply.send(answer);
}

function accountOf({ keys }: SandboxParts, { headers }: FastifyRequest): CardAccount {
  const key = headers.authorization?.replace(/^Bearer /, '');
  const account = cardAccounts.find((each) => keys[each].secretKey === key);
  if (!account) throw new WireError(401, 'invalid_request_error', 'Invalid API Key provided.');
  return account;
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id?: string }).id ?? '';
}

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wire =
    error instanceof WireError ? error : new WireError(500, 'api_error', 'Something went wrong on our end.');
  return reply.code(wire.status).header('request-id', newId('req')).send(wire.body);
}
