import type { Access } from '@riparo/domain/platform/call/access.ts';
import type { ErrorDefinition } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type CallerOf, callerOf } from './access/access.ts';
import type { App } from './app-instance.ts';
import { Failure, sendProblem } from './problem-answers.ts';
import type { RateLimit } from './rate-limit.ts';

export type ServedUpload<A extends Access, P extends z.core.$ZodType> = {
  path: string;
  access: A;
  params: P;
  mostBytes: number;
  /** Replaces the general limit for writes: a file takes many requests. */
  rateLimit: RateLimit;
  /** Checked before the bytes are read, with the announced size, or the maximum. */
  allowance: (sent: { address: string; bytes: number }) => Promise<Failure | null>;
};

export type UploadInput<A extends Access, P extends z.core.$ZodType> = CallerOf<A> & {
  params: z.output<P>;
  body: Buffer;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Accepts raw bytes outside the contract; access is declared and enforced as for a call. */
export function serveUpload<const A extends Access, P extends z.core.$ZodType>(
  app: App,
  { path, access, params, mostBytes, rateLimit, allowance }: ServedUpload<A, P>,
  handler: (input: UploadInput<A, P>) => Promise<object>,
): void {
  // A separate context: other routes still refuse bytes before reading them.
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    room.put(
      path,
      {
        bodyLimit: mostBytes,
        schema: { params },
        config: { access, isCall: true, rateLimit, hasOwnLimit: true },
        onRequest: async (request, reply) => {
          const said = Number(request.headers['content-length'] ?? mostBytes);
          const refused = await allowance({ address: request.ip, bytes: Math.min(said, mostBytes) });
          if (!refused) return;
          reply.header('retry-after', refused.retryAfterSeconds);
          return sendProblem(request, reply, refused.error);
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { params: parsed, body } = request;
        const input = { ...(callerOf(access, request) as object), params: parsed, body, request, reply };
        const answer = await handler(input as UploadInput<A, P>);
        if (answer instanceof Failure)
          return sendProblem(request, reply, answer.error as ErrorDefinition, answer.fields, answer.uuid);
        return answer;
      },
    );
  });
}
