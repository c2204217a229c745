import type { FastifyBodyParser } from 'fastify';
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

export function registerJsonBodies(app: App): void {
  const parse = jsonParser(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parse);
}

/** What is nested deeper than any body of ours is refused before it is parsed; the rest is read as Fastify does. */
export function jsonParser(app: App): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (isNestedDeeper(body, deepest)) done(new NestedTooDeep('the body is nested too deep'));
    else void parse(request, body, done);
  };
}
