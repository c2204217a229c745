import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { registerAccountEvents } from '../accounts/account-event-routes.ts';
import { registerAccounts } from '../accounts/routes.ts';
import { registerCarriedAnswers } from '../carried-answers/routes.ts';
import { registerCheckups } from '../checkups/routes.ts';
import { registerComplaintFiles } from '../complaints/file-routes.ts';
import { registerDeskComplaints } from '../complaints/desk-routes.ts';
import { registerComplaints } from '../complaints/routes.ts';
import { submissionMailer } from '../contacts/mail-submission.ts';
import { registerConsentRequests } from '../consents/routes.ts';
import { registerContacts } from '../contacts/routes.ts';
import { databaseState } from '../database/database-state.ts';
import type { DeskNotices } from '../desk-live/notices.ts';
import { registerDeskDeal } from '../desk-deals/deal-routes.ts';
import { registerDeskLive } from '../desk-live/routes.ts';
import { registerBoard } from '../desk-deals/board/board-routes.ts';
import { registerDealFiles } from '../desk-deals/board/export-routes.ts';
import { createReadLog } from '../desk-log/log-reads.ts';
import { registerLog } from '../desk-log/routes.ts';
import { registerDeskCustomers } from '../desk-customers/routes.ts';
import { registerDealDocuments } from '../deal-documents/routes.ts';
import { registerDeskClaims } from '../claims/desk-routes.ts';
import { registerClaims } from '../claims/routes.ts';
import { registerDealFile } from '../deal-file/routes.ts';
import { registerDeals } from '../deals/routes.ts';
import { registerFigures } from '../figures/routes.ts';
import { registerGuides } from '../guides/routes.ts';
import { registerAccess } from '../http/access/access.ts';
import { maybeSignedIn, sessionCookie } from '../http/access/session-cookies.ts';
import { staffSessionCookie } from '../http/access/staff-cookies.ts';
import { networksOf } from '../http/access/staff-networks.ts';
import { registerApiDocs } from '../http/api-docs/api-docs.ts';
import type { App } from '../http/app-instance.ts';
import { registerDraining } from '../http/draining.ts';
import { answerUnreadableAddress, registerErrorAnswers } from '../http/error-answers.ts';
import { registerHealth } from '../http/health.ts';
import { createHttpServer } from '../http/http-server.ts';
import { bodyLimitBytes, registerJsonBodies } from '../http/json-bodies.ts';
import { registerKnownHosts } from '../http/known-hosts.ts';
import { type LoadLimits, registerLoadShedding } from '../http/load-shedding.ts';
import { type Metrics, registerMetrics } from '../http/metrics.ts';
import { registerOriginCheck } from '../http/origin-check.ts';
import { registerPolicyReports } from '../http/policy-reports/policy-reports.ts';
import type { MemoryLimiter } from '../http/rate-limit/memory-limiter.ts';
import { registerRateLimits } from '../http/rate-limit/rate-limits.ts';
import { registerRequestLog } from '../http/request-log.ts';
import { schemaController } from '../http/schema-controller.ts';
import { registerSecurityContact } from '../http/security-contact.ts';
import { registerSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import { repeatAnswers } from '../http/site/repeated-answers.ts';
import type { SiteFiles } from '../http/site/site-files.ts';
import { patternAt, registerSite } from '../http/site/site-routes.ts';
import { registerSubmissionKeys } from '../http/submission-key.ts';
import { createUnreadableRequests } from '../http/unreadable-requests.ts';
import { registerOpeningHours } from '../opening-hours/routes.ts';
import { registerLiability } from '../liability/routes.ts';
import { registerOwnDeals } from '../own-deals/routes.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
import { registerDeskPayments } from '../payments/desk-routes.ts';
import { registerPayments } from '../payments/routes.ts';
import { registerPersonalArea } from '../personal-area/routes.ts';
import { registerPhoneSales } from '../phone-sales/routes.ts';
import { registerPension } from '../pension/routes.ts';
import { registerPlaceSearch } from '../place-search/routes.ts';
import { registerPrecontract } from '../precontract/routes.ts';
import { registerSandboxCollector } from '../providers/analytics/sandbox-collector.ts';
import { registerBuiltInForms } from '../providers/forms/built-in-routes.ts';
import type { CardSandbox } from '../providers/card/sandbox/card-sandbox.ts';
import { registerSandboxPages } from '../providers/mail/sandbox-pages.ts';
import { registerQuotations } from '../quotations/routes.ts';
import { registerCustomerRequests } from '../requests/customer-routes.ts';
import { registerRequests } from '../requests/routes.ts';
import { freeRequestsOf } from '../requests/take-requests.ts';
import { registerSki } from '../ski/routes.ts';
import { registerSignature } from '../signature/routes.ts';
import { registerOwnPolicies } from '../policies/routes.ts';
import { registerStaff } from '../staff/routes.ts';
import { findStaffSession } from '../staff/staff-sessions.ts';
import type { Tracing } from '../traces/tracing.ts';
import { withdrawalFollowers } from '../withdrawal/ask-withdrawal.ts';
import { registerWithdrawal } from '../withdrawal/routes.ts';

export type AppParts = PaymentDependencies & {
  metrics: Metrics;
  /** Rejects while the queue does not answer. */
  checkQueue: () => Promise<unknown>;
  isDatabaseBusy: () => boolean;
  deskNotices: DeskNotices;
  /** Null where nobody wants traces. */
  tracing: Tracing | null;
  /** Null where something else serves the site. */
  site: SiteFiles | null;
  /** Null where real cards are charged. */
  cardSandbox: CardSandbox | null;
  loadLimits?: LoadLimits;
  /** For tests: what is counted in this process alone. */
  memoryLimiter?: MemoryLimiter | undefined;
  /** How often an open desk hears that its process lives. */
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
    // A logger of its own for each request costs more than its line: the few that log name the request themselves.
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
  // Writes are JSON; refusing plain text also keeps forms of other sites out.
  app.removeContentTypeParser('text/plain');
  registerJsonBodies(app);

  const { isStopping } = registerDraining(app, config.stopNoticeMs);
  registerRequestLog(app);
  if (parts.tracing) (await import('../http/traces/trace-requests.ts')).registerTraces(app, parts.tracing);
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
      maybeSignedIn: (request) => maybeSignedIn(config, request),
      mayReachDesk: ({ ip }) => staffNetworks.has(ip),
    });
  return app;
}

/** One line for each feature of the product. */
function registerFeatures(app: App, dependencies: PaymentDependencies): void {
  registerPension(app, dependencies);
  registerCarriedAnswers(app, dependencies);
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
  registerFigures(app, dependencies);
}
