import type { RouteOptions } from 'fastify';
import { cachedOnSuccess } from '@riparo/domain/platform/values/stored-on-success.ts';
import type { App } from '../app-instance.ts';
import type { Site } from '../cookies.ts';
import { plainPageText, plainPageType, policyOf } from '../plain-page.ts';
import { compressedOnDemand } from '../site/placed-content.ts';
import { sendFile } from '../site/send-file.ts';
import { etagOf, type SiteFile } from '../site/site-files.ts';
import { html, type Html } from '../html.ts';
import type { ApiDocument, Content, JsonSchema, Operation } from './api-document.ts';

function docsPage(document: ApiDocument, jsonPath: string): Html {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<h1>${document.info.title}</h1>
    <p>${document.info.description ?? ''}</p>
    <p>
      Gli errori sono <code>application/problem+json</code> con <code>code</code>, un <code>message</code> in
      italiano, <code>fields</code> per i campi sbagliati e il <code>requestId</code> da citare
      all’assistenza.
      <a href="${jsonPath}">Documento OpenAPI</a>
    </p>
    <nav aria-label="Chiamate" class="card">
      <ul class="rows">
        ${operations.map(
          ({ path, method, operation }) =>
            html`<li>
              <a href="#${operation.operationId}"
                ><code>${method} ${path}</code><br /><strong>${operation.summary}</strong></a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${operations.map(({ path, method, operation }) => operationCard(path, method, operation))}`;
}

function operationCard(path: string, method: string, operation: Operation): Html {
  const parameters = operation.parameters ?? [];
  return html`<section class="card" id="${operation.operationId}">
    <h2>${operation.summary}</h2>
    <p><code>${method} ${path}</code></p>
    <p>${accessText(operation.security)}</p>
    ${
      parameters.length > 0
        ? html`<h3>Parametri</h3>
            <table>
              ${parameters.map(
                (parameter) =>
                  html`<tr>
                    <th scope="row">
                      <code>${parameter.name}</code>
                      <span class="muted">${parameter.in}${parameter.required ? '' : ', facoltativo'}</span>
                    </th>
                    <td>${schemaCode(parameter.schema)}</td>
                  </tr>`,
              )}
            </table>`
        : null
    }
    ${
      operation.requestBody
        ? html`<h3>Richiesta</h3>
            ${contentCode(operation.requestBody.content)}`
        : null
    }
    ${Object.entries(operation.responses).map(
      ([status, response]) =>
        html`<h3>Risposta ${status}</h3>
          ${Number(status) >= 400 ? errorList(response.description ?? '') : contentCode(response.content ?? {})}`,
    )}
  </section>`;
}

function accessText(security: Operation['security']): string {
  if (security.length === 0) return 'Per tutti.';
  const isOptional = security.some((needed) => Object.keys(needed).length === 0);
  return isOptional
    ? 'Per tutti; chi ha aperto la sessione viene riconosciuto.'
    : 'Solo per chi ha aperto la sessione.';
}

function errorList(description: string): Html {
  return html`<ul>
    ${description.split('\n').map((line) => html`<li>${line.replaceAll('`', '')}</li>`)}
  </ul>`;
}

function contentCode(content: Content): Html {
  const schemas = Object.values(content);
  if (schemas.length === 0) return html`<p class="muted">Nessun contenuto.</p>`;
  return html`${schemas.map(({ schema }) => schemaCode(schema))}`;
}

function schemaCode(schema: JsonSchema): Html {
  return html`<pre tabindex="0">${describeSchema(schema)}</pre>`;
}

/** A schema in short notation: `{ name: string, age?: integer }`. */
function describeSchema(schema: JsonSchema, indent = ''): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.map((one) => describeSchema(one, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items) return `[ ${describeSchema(schema.items, indent)} … ]`;
  if (schema.properties) return describeObject(schema.properties, schema.required, indent);
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'qualsiasi valore');
  const limits = limitsOf(schema);
  return limits === '' ? type : `${type} (${limits})`;
}

function describeObject(
  properties: Record<string, JsonSchema>,
  required: readonly string[] | undefined,
  indent: string,
): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const mark = required?.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${describeSchema(property, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const shownLimits: Readonly<Record<string, string>> = {
  format: '',
  minLength: 'almeno ',
  maxLength: 'al più ',
  minimum: 'da ',
  maximum: 'a ',
  minItems: 'almeno ',
};

// Zod writes out the range of safe integers, which tells a reader nothing.
const isInformative = (value: unknown) =>
  typeof value === 'string' || Math.abs(Number(value)) < Number.MAX_SAFE_INTEGER;

function limitsOf(schema: JsonSchema): string {
  return Object.entries(shownLimits)
    .filter(([keyword]) => isInformative(schema[keyword]))
    .map(([keyword, word]) => `${word}${String(schema[keyword])}`)
    .join(', ');
}

const docsPath = '/api/docs';
const jsonPath = `${docsPath}/openapi.json`;

/** Collects every call served from now on into one OpenAPI document, shown as a page of our own. */
export function registerApiDocs(app: App, site: Site): void {
  const calls: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    // Pages, health checks and the like are not calls of the contract, and each call is described at one
    // address only.
    if (route.schema?.operationId && !route.schema.hide && route.method !== 'HEAD') calls.push(route);
  });
  // Making them blocks the thread for about a second: a process does so before it listens. Few tests need
  // them.
  const files = cachedOnSuccess(async () => {
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
