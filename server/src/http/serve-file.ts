import type { Access } from '@riparo/domain/call/access.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type CallerOf, callerOf } from './access/access.ts';
import type { App } from './app-instance.ts';
import type { RateLimit } from './rate-limit/rate-limit.ts';

export type ServedFile<A extends Access, P extends z.core.$ZodType> = {
  path: string;
  access: A;
  params?: P;
  rateLimit?: RateLimit;
};

export type FileInput<A extends Access, P extends z.core.$ZodType> = CallerOf<A> & {
  params: z.output<P>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A file beside the contract, a PDF for example. Who may have it is said and enforced as for a call. */
export function serveFile<const A extends Access, P extends z.core.$ZodType>(
  app: App,
  { path, access, params, rateLimit }: ServedFile<A, P>,
  handler: (input: FileInput<A, P>) => Promise<unknown>,
): void {
  const schema = { ...(params && { params }) };
  app.get(path, { schema, config: { access, rateLimit } }, (request, reply) => {
    const input = { ...(callerOf(access, request) as object), params: request.params, request, reply };
    return handler(input as FileInput<A, P>);
  });
}
