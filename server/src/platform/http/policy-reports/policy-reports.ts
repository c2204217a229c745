import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { Log } from '../../log/log.ts';
import type { App } from '../app-instance.ts';
import { policyReportsPath } from '../content-security-policy.ts';
import { jsonParser } from '../json-bodies.ts';
import type { Metrics } from '../metrics.ts';
import { sendProblem } from '../problem-answers.ts';
import { createMemoryLimiter } from '../rate-limit/memory-limiter.ts';
import { readReports } from './read-reports.ts';

type ReportParts = {
  publicUrl: URL;
  log: Log;
  metrics: Pick<Metrics, 'policyViolated'>;
  /** The pattern of the page at a path; null where there is none. */
  patternOf: (path: string) => string | null;
};

const bodyLimit = 16 * 1024;
const mostAtOnce = 5;
// A page that is wrong is wrong for everybody: the first reports say it all.
const perAddress = { max: 20, windowSeconds: 3600, perProcess: true };
const linesInAll = { max: 60, windowSeconds: 60 };

/** Takes what browsers tell of scripts, styles and the like that our policy kept out: an attack, or a mistake of ours. */
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
    // Told by the browser itself, with whatever origin and cookies it likes.
    const config = { acceptsAnyOrigin: true, isCall: true, rateLimit: perAddress };
    reports.post(policyReportsPath, { config }, async (request, reply) => {
      const violations = readReports(request.body, publicUrl.origin);
      if (!violations) return sendProblem(request, reply, generalErrors.validation);
      for (const { directive, documentUrl, blocked } of violations.slice(0, mostAtOnce)) {
        metrics.policyViolated(directive);
        if (lines.hit('all', linesInAll).allowed)
          log.info({ directive, page: pageOf(documentUrl), blocked }, 'a browser refused something');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
