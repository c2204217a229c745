import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRACES_SCRIPT } from '../site/placed-content.ts';
import { readTraceparent } from '../../log/traces/traceparent.ts';
import { type Begun, nowMs, type Tracing } from '../../log/traces/tracing.ts';
import type { App } from '../app-instance.ts';
import { routeOf } from '../request-log.ts';

type Click = { readonly name: string; readonly ageMs: number };

const maxClickAgeMs = 60_000;

/**
 * Reads the header from `name-clicks.js`: which event on which kind of element, and how long ago; null for
 * anything else.
 */
export function readClick(header: unknown): Click | null {
  const found = /^((?:click|submit) [a-z]{1,10});(\d{1,5})$/.exec(String(header));
  if (!found) return null;
  const [, name = '', age] = found;
  return { name, ageMs: Math.min(Number(age), maxClickAgeMs) };
}

type Traced = { readonly click: Begun | null; readonly request: Begun };

/** A span for each request, preceded by one for the click that caused it if the browser reported one. */
export function registerTraces(app: App, tracing: Tracing): void {
  const traced = new WeakMap<object, Traced>();

  app.addHook('onRequest', (request, _, done) => {
    if (request.routeOptions.config.isHealthCheck) return done();
    const parent = readTraceparent(request.headers['traceparent']);
    const click = parent && readClick(request.headers['x-click']);
    const begun = tracing.begin({ name: request.method, kind: 'server', parent });
    if (!begun) return done();
    const ofClick = click && { name: click.name, kind: 'internal' as const, as: parent };
    traced.set(request, {
      click: ofClick ? tracing.begin({ ...ofClick, startMs: nowMs() - click.ageMs }) : null,
      request: begun,
    });
    tracing.within(begun, done);
  });
  // The body is read by the connection, outside the request's context.
  app.addHook('preValidation', (request, _, done) => {
    const known = traced.get(request);
    if (known) tracing.within(known.request, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const known = traced.get(request);
    const hasFailed = reply.statusCode >= 500;
    known?.request.end({
      name: `${request.method} ${routeOf(request)}`,
      attributes: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'http.response.status_code': reply.statusCode,
        // Leads to the log line.
        'riparo.request.id': request.id,
      },
      hasFailed,
    });
    known?.click?.end({ hasFailed });
    done();
  });

  const script = readFileSync(join(import.meta.dirname, 'name-clicks.js'));
  app.get(TRACES_SCRIPT, { config: { isInMemory: true } }, (_, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(script),
  );
}
