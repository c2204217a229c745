import swagger from '@fastify/swagger';
import { brand } from '@riparo/domain/brand.ts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app-instance.ts';
import { sendPlainPage } from '../plain-page.ts';
import { docsPage } from './docs-page.ts';
import type { ApiDocument } from './api-document.ts';

const docsPath = '/api/docs';

/** Collects every call that is served from now on into one OpenAPI document, shown as a page of our own. */
export async function registerApiDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description: 'Le chiamate del sito, così come il server le controlla.',
      },
    },
    exposeHeadRoutes: false,
    // Pages, health checks and the like are no calls of the contract.
    transform: (route) =>
      route.schema?.operationId ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
  });

  app.get(docsPath, async (_request, reply) => {
    const document = app.swagger() as object as ApiDocument;
    return sendPlainPage(reply, { title: 'API', body: docsPage(document, `${docsPath}/openapi.json`) });
  });
  app.get(`${docsPath}/openapi.json`, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
}
