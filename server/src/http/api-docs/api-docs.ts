import type { RouteOptions } from 'fastify';
import { keptOnSuccess } from '../../kept-on-success.ts';
import type { App } from '../app-instance.ts';
import { sendPlainPage } from '../plain-page.ts';
import { docsPage } from './docs-page.ts';

const docsPath = '/api/docs';

/** Collects every call that is served from now on into one OpenAPI document, shown as a page of our own. */
export function registerApiDocs(app: App): void {
  const calls: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    // Pages, health checks and the like are no calls of the contract.
    if (route.schema?.operationId && route.method !== 'HEAD') calls.push(route);
  });
  // Few ask for it, and what makes it is large.
  const document = keptOnSuccess(async () => {
    const { describeCalls } = await import('./describe-calls.ts');
    return describeCalls(calls);
  });

  app.get(docsPath, async (_request, reply) =>
    sendPlainPage(reply, { title: 'API', body: docsPage(await document(), `${docsPath}/openapi.json`) }),
  );
  app.get(`${docsPath}/openapi.json`, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(await document())),
  );
}
