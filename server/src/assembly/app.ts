import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { registerAccountEvents } from '../people/accounts/account-event-routes.ts';
import { registerAccounts } from '../people/accounts/routes.ts';
import { registerResumeLinks } from '../understand/resume-link/routes.ts';
import { registerCheckups } from '../understand/checkups/routes.ts';
import { registerComplaintFiles } from '../care/complaints/added-files.ts';
import { registerDeskComplaints } from '../care/complaints/desk-routes.ts';
import { registerComplaints } from '../care/complaints/routes.ts';
import { submissionMailer } from '../care/contacts/mail-submission.ts';
import { registerConsentRequests } from '../people/consents/routes.ts';
import { registerContacts } from '../care/contacts/routes.ts';
import { databaseState } from '../platform/database/database-state.ts';
import type { DeskNotices } from '../desk/live/notices.ts';
import { registerDeskDeal } from '../care/deals/deal-routes.ts';
import { registerDeskLive } from '../desk/live/routes.ts';
import { registerBoard } from '../care/deals/board/board-routes.ts';
import { registerDealFiles } from '../care/deals/board/export-routes.ts';
import { createReadLog } from '../desk/log/log-reads.ts';
import { registerLog } from '../desk/log/routes.ts';
import { registerDeskCustomers } from '../people/customers/routes.ts';
import { registerDealDocuments } from '../buy/documents/routes.ts';
import { registerDeskClaims } from '../care/claims/desk-routes.ts';
import { registerClaims } from '../care/claims/routes.ts';
import { registerDealFile } from '../care/deal-file/routes.ts';
import { registerDeals } from '../buy/deals/routes.ts';
import { registerStatistics } from '../desk/statistics/routes.ts';
import { registerGuides } from '../understand/guides/routes.ts';
import { registerAccess } from '../platform/http/access/access.ts';
import { mayHaveSession, sessionCookie } from '../platform/http/access/session-cookies.ts';
import { staffSessionCookie } from '../platform/http/access/staff-cookies.ts';
import { networksOf } from '../platform/http/access/staff-networks.ts';
import { registerApiDocs } from '../platform/http/api-docs/api-docs.ts';
import type { App } from '../platform/http/app-instance.ts';
import { registerDraining } from '../platform/http/draining.ts';
import { answerUnreadableAddress, registerErrorAnswers } from '../platform/http/error-answers.ts';
import { registerHealth } from '../platform/http/health.ts';
import { createHttpServer } from '../platform/http/http-server.ts';
import { bodyLimitBytes, registerJsonBodies } from '../platform/http/json-bodies.ts';
import { registerKnownHosts } from '../platform/http/known-hosts.ts';
import { type LoadLimits, registerLoadShedding } from '../platform/http/load-shedding.ts';
import { type Metrics, registerMetrics } from '../platform/http/metrics.ts';
import { registerOriginCheck } from '../platform/http/origin-check.ts';
import { registerPolicyReports } from '../platform/http/policy-reports/policy-reports.ts';
import type { MemoryLimiter } from '../platform/http/rate-limit/memory-limiter.ts';
import { registerRateLimits } from '../platform/http/rate-limit/rate-limits.ts';
import { registerRequestLog } from '../platform/http/request-log.ts';
import { schemaController } from '../platform/http/schema-controller.ts';
import { registerSecurityContact } from '../platform/http/security-contact.ts';
import { registerSecurityHeaders, securityHeaders } from '../platform/http/security-headers.ts';
import { repeatAnswers } from '../platform/http/site/repeated-answers.ts';
import type { SiteFiles } from '../platform/http/site/site-files.ts';
import { patternAt, registerSite } from '../platform/http/site/site-routes.ts';
import { registerSubmissionKeys } from '../platform/http/submission-key.ts';
import { createUnreadableRequests } from '../platform/http/unreadable-requests.ts';
import { registerOpeningHours } from '../desk/opening-hours/routes.ts';
import { registerLiability } from '../buy/liability/routes.ts';
import { registerOwnDeals } from '../people/own-deals/routes.ts';
import type { PaymentDependencies } from '../buy/payments/fulfilment.ts';
import { registerDeskPayments } from '../buy/payments/desk-routes.ts';
import { registerPayments } from '../buy/payments/routes.ts';
import { registerPersonalArea } from '../people/personal-area/routes.ts';
import { registerPhoneSales } from '../care/phone-sales/routes.ts';
import { registerPension } from '../understand/pension/routes.ts';
import { registerPlaceSearch } from '../platform/providers/places/search/routes.ts';
import { registerPrecontract } from '../buy/precontract/routes.ts';
import { registerSandboxCollector } from '../platform/providers/analytics/sandbox-collector.ts';
import { registerBuiltInForms } from '../platform/providers/forms/built-in-routes.ts';
import type { CardSandbox } from '../platform/providers/card/sandbox/card-sandbox.ts';
import { registerSandboxPages } from '../platform/providers/mail/sandbox-pages.ts';
import { registerQuotations } from '../understand/quotes/routes.ts';
import { registerCustomerRequests } from '../care/requests/customer-routes.ts';
import { registerRequests } from '../care/requests/routes.ts';
import { freeRequestsOf } from '../care/requests/take-requests.ts';
import { registerSki } from '../buy/ski/routes.ts';
import { registerSignature } from '../buy/signature/routes.ts';
import { registerOwnPolicies } from '../buy/policies/routes.ts';
import { registerStaff } from '../desk/staff/routes.ts';
import { findStaffSession } from '../desk/staff/staff-sessions.ts';
import type { Tracing } from '../platform/log/traces/tracing.ts';
import { withdrawalFollowers } from '../buy/withdrawal/ask-withdrawal.ts';
import { registerWithdrawal } from '../buy/withdrawal/routes.ts';

export type AppParts = PaymentDependencies & {
  metrics: Metrics;
  /** Rejects if the queue does not answer. */
  checkQueue: () => Promise<unknown>;
  isDatabaseBusy: () => boolean;
  deskNotices: DeskNotices;
  /** Null if tracing is off. */
  tracing: Tracing | null;
  /** Null if something else serves the site. */
  site: SiteFiles | null;
  /** Null with real cards. */
  cardSandbox: CardSandbox | null;
  loadLimits?: LoadLimits;
  /** For tests: the limiter that counts in this process only. */
  memoryLimiter?: MemoryLimiter | undefined;
  /** How often an open desk gets a sign that its process is alive. */
  deskHeartbeatMs?: number | undefined;
};

export async function buildApp(parts: AppParts): Promise<App> {
  const { config, db, metrics } = parts;
  const site = { isHttps: config.publicUrl.protocol === 'https:', hstsPreload: config.hstsPreload };
  const headers = securityHeaders(site);
  const unreadable = createUnreadableRequests(headers, parts.log);
  const repeated = repeatAnswers((route, times) => {
    parts.log.info({ method: 'GET', route, status: 200, times }, 'answered from memory');
    metrics.answeredFromMemory(route, times);
  });
  const app: App = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger for each request costs more than its line: the few places that log add the request id
    // themselves.
    childLoggerFactory: (log) => log,
    // Never taken from outside: it leads from a visitor's report to one line of our log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    bodyLimit: bodyLimitBytes,
    serverFactory: (answer) => createHttpServer(answer, repeated),
    clientErrorHandler: unreadable.answer,
    frameworkErrors: (error, request, reply) =>
      answerUnreadableAddress(error, request, reply.headers(headers)),
    // A request that arrives on an open connection while the server stops is still answered.
    return503OnClosing: false,
    schemaController,
  });
  // Writes are JSON; refusing plain text also blocks forms of other sites.
  app.removeContentTypeParser('text/plain');
  registerJsonBodies(app);

  const { isStopping } = registerDraining(app, config.stopNoticeMs);
  registerRequestLog(app);
  if (parts.tracing)
    (await import('../platform/http/traces/trace-requests.ts')).registerTraces(app, parts.tracing);
  registerErrorAnswers(app);
  registerSecurityHeaders(app, site);
  unreadable.register(app);
  await registerLoadShedding(app, { isDatabaseBusy: parts.isDatabaseBusy, limits: parts.loadLimits });
  const sessionCookies = [sessionCookie(config), staffSessionCookie(config)];
  registerOriginCheck(app, { ...config, sessionCookies });
  if (!config.production) registerKnownHosts(app, config);
  await app.register(cookie);
  registerRateLimits(app, parts, config);
  // For calls, pages and files of the desk alike.
  const staffNetworks = networksOf(config.staffNetworks);
  registerAccess(app, {
    ...parts,
    staffNetworks,
    findStaffSession: (...asked) => findStaffSession(parts, ...asked),
    readLog: createReadLog(parts),
  });
  registerSubmissionKeys(app, parts);

  const checks = {
    database: () => databaseState(db),
    queue: async () => {
      await parts.checkQueue();
      return 'ok';
    },
  };
  registerHealth(app, checks, isStopping);
  registerMetrics(app, metrics, {
    production: config.production,
    token: config.metricsToken,
  });
  registerApiDocs(app, config);
  registerSecurityContact(app, parts);
  registerPolicyReports(app, {
    publicUrl: config.publicUrl,
    log: parts.log,
    metrics,
    patternOf: (path) => parts.site && patternAt(parts.site, path),
  });

  registerFeatures(app, parts);
  registerDeskLive(app, {
    ...parts,
    findSession: (token) => findStaffSession(parts, token, { isSignOfLife: false }),
  });

  if (config.forms.provider === 'built-in')
    registerBuiltInForms(app, { ...parts, onSubmission: submissionMailer(parts) });
  if (!config.production) {
    registerSandboxPages(app, db);
    registerSandboxCollector(app, parts);
  }
  parts.cardSandbox?.register(app);
  if (parts.site)
    registerSite(app, parts.site, {
      db,
      clock: parts.clock,
      repeated,
      mayHaveSession: (request) => mayHaveSession(config, request),
      mayReachDesk: ({ ip }) => staffNetworks.has(ip),
    });
  return app;
}

/** One line per feature of the product. */
function registerFeatures(app: App, dependencies: PaymentDependencies): void {
  registerPension(app, dependencies);
  registerResumeLinks(app, dependencies);
  registerCheckups(app, dependencies);
  registerGuides(app, dependencies);
  registerQuotations(app, dependencies);
  registerContacts(app, dependencies);
  registerAccounts(app, dependencies);
  registerAccountEvents(app, dependencies);
  registerDeals(app, dependencies);
  registerLiability(app, dependencies);
  registerOwnDeals(app, dependencies);
  registerDealDocuments(app, dependencies);
  registerPrecontract(app, dependencies);
  registerPayments(app, dependencies);
  registerDeskPayments(app, dependencies, withdrawalFollowers);
  registerSignature(app, dependencies);
  registerWithdrawal(app, dependencies);
  registerOwnPolicies(app, dependencies);
  registerPlaceSearch(app, dependencies);
  registerSki(app, dependencies);
  registerPersonalArea(app, dependencies);
  registerConsentRequests(app, dependencies);
  registerStaff(app, { ...dependencies, freeRequestsOf });
  registerComplaints(app, dependencies);
  registerDeskComplaints(app, dependencies);
  registerComplaintFiles(app, dependencies);
  registerRequests(app, dependencies);
  registerBoard(app, dependencies);
  registerDealFiles(app, dependencies);
  registerCustomerRequests(app, dependencies);
  registerDeskCustomers(app, dependencies);
  registerPhoneSales(app, dependencies);
  registerDeskDeal(app, dependencies);
  registerDealFile(app, dependencies);
  registerClaims(app, dependencies);
  registerDeskClaims(app, dependencies);
  registerLog(app, dependencies);
  registerOpeningHours(app, dependencies);
  registerStatistics(app, dependencies);
}
