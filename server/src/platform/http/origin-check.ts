import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-instance.ts';
import { sendProblem } from './problem-answers.ts';

export type OriginRules = { publicUrl: URL; production: boolean };

/** Cookies that authorise acting for a customer or staff member. */
export type WriteRules = OriginRules & { sessionCookies: readonly string[] };

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

export function isWrite(method: string): boolean {
  return !readingMethods.has(method);
}

/** Prevents other sites from making a visitor's browser write here on their behalf. */
export function registerOriginCheck(app: App, rules: WriteRules): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isFree = !isWrite(request.method) || request.routeOptions.config.acceptsAnyOrigin;
    if (isFree || isFromOurSite(request, rules)) done();
    else sendProblem(request, reply, generalErrors['origin-refused']);
  });
}

export function isFromOurSite({ headers }: Pick<FastifyRequest, 'headers'>, rules: WriteRules): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  if (headers.origin !== undefined) return isOurOrigin(headers.origin, headers.host, rules);
  // Browsers send the origin of every write. A request without one comes from a program: it is allowed, but
  // not with a visitor's session.
  const usesSession = rules.sessionCookies.some((name) => headers.cookie?.includes(`${name}=`));
  return !usesSession && (site === undefined || site === 'same-origin');
}

/** The site's origin as visitors see it. */
export function isOurOrigin(
  origin: string,
  host: string | undefined,
  { publicUrl, production }: OriginRules,
): boolean {
  if (origin === publicUrl.origin) return true;
  if (production || !URL.canParse(origin)) return false;
  // On a developer's machine the port varies, and the development server may be a proxy in front.
  const read = new URL(origin);
  return read.origin === origin && loopbackHosts.has(read.hostname) && read.host === host;
}
