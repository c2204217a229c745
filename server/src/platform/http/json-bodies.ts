import type { FastifyBodyParser } from 'fastify';
import type { App } from './app-instance.ts';

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text opens more lists and objects inside each other than allowed. It looks at brackets outside of texts
 * alone and stops at the first one too many, so that what would take long to parse is refused in no time.
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

/** Where the quote is that ends the text begun here; past the end if there is none. */
function endOfText(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text.charCodeAt(place) !== quote)
    place += text.charCodeAt(place) === backslash ? 2 : 1;
  return place;
}

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
