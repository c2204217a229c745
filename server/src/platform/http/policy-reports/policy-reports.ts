import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Log } from '../../log/log.ts';
import type { App } from '../app-instance.ts';
import { policyReportsPath } from '../content-security-policy.ts';
import { jsonParser } from '../json-bodies.ts';
import type { Metrics } from '../metrics.ts';
import { sendProblem } from '../problem-answers.ts';
import { createMemoryLimiter } from '../rate-limit/memory-limiter.ts';
import * as z from 'zod';

/** What a browser blocked because of our policy, without data about the visitor. */
type Violation = {
  directive: string;
  /** The address as reported, which must never be logged. */
  documentUrl: string;
  /** Another site by its host only, anything else by its kind. */
  blocked: string;
};

const oneReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
  }),
});

const severalReports = z.array(z.object({ type: z.string(), body: z.unknown() }));

const reportBody = z.object({
  documentURL: z.string(),
  blockedURL: z.string().default(''),
  effectiveDirective: z.string().default(''),
});

/** Reads both report formats; null for anything else. */
export function readReports(content: unknown, ownOrigin: string): Violation[] | null {
  const one = oneReport.safeParse(content);
  if (one.success) {
    const report = one.data['csp-report'];
    // Older browsers quote the whole directive.
    const [violated = ''] = report['violated-directive'].split(' ');
    return [
      {
        directive: knownDirective(report['effective-directive'] ?? violated),
        documentUrl: report['document-uri'],
        blocked: kindOf(report['blocked-uri'], ownOrigin),
      },
    ];
  }
  const several = severalReports.safeParse(content);
  if (!several.success) return null;
  return several.data.flatMap(({ type, body }) => {
    const read = reportBody.safeParse(body);
    if (type !== 'csp-violation' || !read.success) return [];
    return [
      {
        directive: knownDirective(read.data.effectiveDirective),
        documentUrl: read.data.documentURL,
        blocked: kindOf(read.data.blockedURL, ownOrigin),
      },
    ];
  });
}

const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** A closed list: text from outside is neither logged nor used as a metric label. */
const knownDirective = (name: string) => (directives.has(name) ? name : 'other');

const kinds = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink', 'self']);
const schemes = new Set([
  'about:',
  'blob:',
  'chrome-extension:',
  'data:',
  'moz-extension:',
  'safari-web-extension:',
]);
const maxNameLength = 100;

function kindOf(blocked: string, ownOrigin: string): string {
  if (kinds.has(blocked)) return blocked;
  // Browsers report only the scheme of a resource without a host.
  const url = URL.parse(blocked) ?? URL.parse(`${blocked}:`);
  if (url?.origin === ownOrigin) return 'self';
  if (url && schemes.has(url.protocol)) return url.protocol;
  const isSite = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isSite && url.hostname.length <= maxNameLength ? `${url.protocol}//${url.hostname}` : 'other';
}

type ReportParts = {
  publicUrl: URL;
  log: Log;
  metrics: Pick<Metrics, 'policyViolated'>;
  /** The pattern of the page at a path; null where there is none. */
  patternOf: (path: string) => string | null;
};

const bodyLimit = 16 * 1024;
const maxAtOnce = 5;
// A wrong page is wrong for everybody: the first reports are enough.
const perAddress = { max: 20, windowSeconds: 3600, perProcess: true };
const linesInAll = { max: 60, windowSeconds: 60 };

/**
 * Accepts browsers' reports about scripts, styles and the like that our policy blocked: an attack, or a
 * mistake of ours.
 */
export function registerPolicyReports(app: App, { publicUrl, log, metrics, patternOf }: ReportParts): void {
  const lines = createMemoryLimiter();
  const pageOf = (address: string) => {
    const url = URL.parse(address);
    return (url?.origin === publicUrl.origin && patternOf(url.pathname)) || 'unknown';
  };

  void app.register(async (reports) => {
    const parse = jsonParser(reports);
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit },
      parse,
    );
    // Sent by the browser itself, with any origin and cookies.
    const config = { acceptsAnyOrigin: true, isCall: true, rateLimit: perAddress };
    reports.post(policyReportsPath, { config }, async (request, reply) => {
      const violations = readReports(request.body, publicUrl.origin);
      if (!violations) return sendProblem(request, reply, generalErrors.validation);
      for (const { directive, documentUrl, blocked } of violations.slice(0, maxAtOnce)) {
        metrics.policyViolated(directive);
        if (lines.hit('all', linesInAll).allowed)
          log.info({ directive, page: pageOf(documentUrl), blocked }, 'a browser refused something');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
