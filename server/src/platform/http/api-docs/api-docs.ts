import type { RouteOptions } from 'fastify';
import { keptOnSuccess } from '@riparo/domain/platform/values/kept-on-success.ts';
import type { App } from '../app-instance.ts';
import type { Site } from '../cookies.ts';
import { plainPageText, plainPageType, policyOf } from '../plain-page.ts';
import { compressedOnDemand } from '../site/placed-content.ts';
import { sendFile } from '../site/send-file.ts';
import { etagOf, type SiteFile } from '../site/site-files.ts';
import { docsPage } from './docs-page.ts';

const docsPath = '/api/docs';
const jsonPath = `${docsPath}/openapi.json`;

/** Collects every call that is served from now on into one OpenAPI document, shown as a page of our own. */
export function registerApiDocs(app: App, site: Site): void {
  const calls: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    // Pages, health checks and the like are no calls of the contract, and a call is described at one address.
    if (route.schema?.operationId && !route.schema.hide && route.method !== 'HEAD') calls.push(route);
  });
  // To make them takes the whole thread for about a second: a process does so before it listens. Few tests ask for them.
  const files = keptOnSuccess(async () => {
    const { describeCalls } = await import('./describe-calls.ts');
    const document = await describeCalls(calls, site);
    const page = { title: 'API', body: docsPage(document, jsonPath) };
    return {
      page: fileOf(plainPageText(page), plainPageType, policyOf(page)),
      json: fileOf(JSON.stringify(document), 'application/json; charset=utf-8', null),
    };
  });

  app.decorate('prepareApiDocs', async () => void (await files()));
  app.get(docsPath, async (request, reply) => sendFile(request, reply, (await files()).page));
  app.get(jsonPath, async (request, reply) => sendFile(request, reply, (await files()).json));
}

function fileOf(text: string, contentType: string, policy: string | null): SiteFile {
  const content = Buffer.from(text);
  return {
    variants: compressedOnDemand(content),
    contentType,
    cacheControl: 'no-cache',
    etag: etagOf(content),
    policy,
    leadsOn: false,
  };
}
