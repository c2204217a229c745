import type { Access, StaffAccess } from '@riparo/domain/platform/call/access.ts';
import type { ReadAction, Reads } from '@riparo/domain/platform/call/log-reads.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type CallerOf, callerOf, readingOf } from './access/access.ts';
import { answerIn, type Deliver, type FileToSend, type Logged } from './access/desk-reads.ts';
import type { App } from './app-instance.ts';
import { Failure, sendProblem } from './problem-answers.ts';
import type { RateLimit } from './rate-limit.ts';

export type ServedFile<A extends Access, P extends z.core.$ZodType, R> = {
  path: string;
  access: A;
  params?: P;
  rateLimit?: RateLimit;
} & (A extends StaffAccess ? { reads: R & Reads } : { reads?: undefined });

export type FileInput<A extends Access, P extends z.core.$ZodType, R = undefined> = CallerOf<A> &
  (R extends ReadAction ? { deliver: Deliver } : unknown) & {
    params: z.output<P>;
    request: FastifyRequest;
    reply: FastifyReply;
  };

/**
 * A file of the desk with personal data is sent once its log line exists; any other is sent by its handler.
 */
type Handled<R> = R extends ReadAction ? Logged<FileToSend> | Failure : unknown;

/** A file outside the contract, a PDF for example. Its access is declared and enforced as for a call. */
export function serveFile<
  const A extends Access,
  P extends z.core.$ZodType,
  const R extends Reads | undefined = undefined,
>(
  app: App,
  { path, access, params, rateLimit, reads }: ServedFile<A, P, R>,
  handler: (input: FileInput<A, P, R>) => Promise<Handled<R>>,
): void {
  const schema = { ...(params && { params }) };
  app.get(path, { schema, config: { access, rateLimit, reads } }, async (request, reply) => {
    const reading = readingOf(app, request, access, reads);
    const caller = callerOf(access, request) as object;
    const input = { ...caller, ...reading, params: request.params, request, reply };
    const given: unknown = await handler(input as FileInput<A, P, R>);
    if (!reading) return given;
    if (given instanceof Failure) {
      if (given.retryAfterSeconds) reply.header('retry-after', given.retryAfterSeconds);
      return sendProblem(request, reply, given.error);
    }
    return (answerIn(given) as FileToSend).send(reply);
  });
}
