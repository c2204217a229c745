import swagger from '@fastify/swagger';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import Fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { schemaController } from '../schema-controller.ts';
import type { Site } from '../cookies.ts';
import type { ApiDocument } from './api-document.ts';
import { securitySchemes } from './call-security.ts';

export async function describeCalls(routes: readonly RouteOptions[], site: Site): Promise<ApiDocument> {
  // The plugin describes the server it belongs to: this one serves no requests.
  const described = Fastify({ schemaController, exposeHeadRoutes: false });
  await described.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description: 'Le chiamate del sito, così come il server le controlla.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: site.publicUrl.origin }],
      components: { securitySchemes: securitySchemes(site) },
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes)
    described.route({ method, url, ...(schema && { schema }), handler: async () => undefined });
  await described.ready();
  const document = described.swagger() as object as ApiDocument;
  await described.close();
  return document;
}
