import type { App } from './app-instance.ts';
import { isNestedDeeper } from './json-depth.ts';

/** Several times what the largest request of the site takes: a ski policy for ten people with the longest names. */
export const bodyLimitBytes = 32 * 1024;

// Ours have four levels at most. To build a hundred thousand takes the parser longer than all else together.
const deepest = 32;

class NestedTooDeep extends Error {
  override readonly name = 'NestedTooDeep';
  readonly statusCode = 400;
}

/** What is nested deeper than any body of ours is refused before it is parsed; the rest is read as Fastify does. */
export function registerJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isNestedDeeper(body, deepest)) done(new NestedTooDeep('the body is nested too deep'));
    else parse(request, body, done);
  });
}
