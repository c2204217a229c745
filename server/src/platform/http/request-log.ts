import type { FastifyRequest } from 'fastify';
import type { App } from './app-instance.ts';

/** The pattern, never the address: addresses contain e-mails, ids and search text. */
export function routeOf(request: FastifyRequest): string {
  return request.pagePattern ?? request.routeOptions.url ?? 'unknown';
}

/** One line per answer, without anything that identifies the caller. */
export function registerRequestLog(app: App): void {
  app.decorateRequest('pagePattern', null);
  app.decorateRequest('siteContent', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      reqId: request.id,
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (request.routeOptions.config.isHealthCheck) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}
