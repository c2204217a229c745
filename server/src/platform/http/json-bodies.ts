import type { FastifyBodyParser } from 'fastify';
import type { App } from './app-instance.ts';

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text is nested deeper than allowed. It only counts brackets outside strings and stops at the
 * first one too many, so that a costly body is refused immediately.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charCodeAt(place);
    if (character === quote) place = endOfText(text, place);
    else if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** The position of the closing quote; past the end if there is none. */
function endOfText(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text.charCodeAt(place) !== quote)
    place += text.charCodeAt(place) === backslash ? 2 : 1;
  return place;
}

/** Several times the largest request of the site: a ski policy for ten people with the longest names. */
export const bodyLimitBytes = 32 * 1024;

// Our bodies have at most four levels. Building a hundred thousand takes the parser longer than everything
// else together.
const deepest = 32;

class NestedTooDeep extends Error {
  override readonly name = 'NestedTooDeep';
  readonly statusCode = 400;
}

export function registerJsonBodies(app: App): void {
  const parse = jsonParser(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parse);
}

/** Refuses deeper nesting before parsing; the rest is parsed as Fastify does. */
export function jsonParser(app: App): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    if (isNestedDeeper(body, deepest)) done(new NestedTooDeep('the body is nested too deep'));
    else void parse(request, body, done);
  };
}
