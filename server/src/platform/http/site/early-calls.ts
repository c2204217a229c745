import type { PatternParams } from '@riparo/domain/platform/site/page-pattern.ts';

/**
 * Tells a browser what the page will ask the API, so that the answers come while its code is still on the way: on a
 * slow network that saves the visitor a second. Null when there is nothing to ask for this address.
 */
export function linkHeader(asks: readonly string[], params: PatternParams): string | null {
  const links = asks.flatMap((path) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    if (!names.every((name) => isGiven(name, params[name]))) return [];
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    // Asked in the very same way as by the page, or the browser would ask twice.
    return [`<${address}>; rel=preload; as=fetch; crossorigin`];
  });
  return links.length > 0 ? links.join(', ') : null;
}

/** The same page also stands at addresses that do not say whom it is about, or say it wrongly: then nobody asks. */
function isGiven(name: string, value: string | undefined): boolean {
  return (
    value !== undefined && (name !== 'uuid' || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value))
  );
}
