import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { RetentionDays } from '@riparo/domain/people/retention/periods.ts';
import { projectFolder } from './paths.ts';
import { refusedInProduction } from './production-rules.ts';
import { type CardConfig, cardConfigOf, missingForCards } from './card-config.ts';
import { type MailConfig, smtpAt } from './mail-config.ts';
import { type ScannerConfig, scannerAt } from './scanner-config.ts';
import { settingsSchema, type Settings } from './settings.ts';
import { StartFailure } from './start-failure.ts';

/** Where the sandbox stands in for the event collector. */
export const SANDBOX_COLLECTOR_PATH = '/sandbox/eventi';

export type Environment = Record<string, string | undefined>;

/** A bought identity to seal documents with: one PEM file with the key and the certificates. */
export type SigningConfig = { file: string; password: string | null };

/** The OpenTelemetry collector, and the share of requests that is traced. */
export type TracesConfig = { url: string; token: string | null; share: number };

/** How the desk's log is signed, and where its daily head is sent. */
export type DeskLogConfig = {
  /** Null: derived from the product's secret. */
  key: string | null;
  /** Previous or future keys: accepted when verifying, never used for signing. */
  otherKeys: string[];
  headsFile: string | null;
  headsEmail: string | null;
};

/** The configuration of the server; nothing else reads the environment. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  publicUrl: URL;
  /** Null: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  /** A direct connection past the pooler of `databaseUrl`, for session features; null: there is no pooler. */
  databaseDirectUrl: string | null;
  /**
   * With the role that owns the tables, only for migrations; null: the role that serves requests owns them.
   */
  databaseOwnerUrl: string | null;
  /** A standby for reads that may be a second old; null: the primary answers them too. */
  databaseReadUrl: string | null;
  dataFolder: string;
  card: CardConfig;
  mail: MailConfig;
  mailFrom: string;
  /** The source of address completion. */
  places:
    | { provider: 'built-in' }
    | { provider: 'photon' | 'nominatim'; url: string }
    | { provider: 'google'; url: string; key: string };
  /** Where visitors' requests are mailed. */
  deskEmail: string;
  forms: {
    portalId: string;
    quoteFormId: string;
    callBackFormId: string;
    /** Receives consents given and withdrawn in the personal area. */
    consentFormId: string;
    /** The provider's numbers for the subscriptions that people consent to. */
    subscriptions: { marketing: number; userProfiling: number };
  } & ({ provider: 'built-in' } | { provider: 'http'; url: string });
  /** The insurers' own documents, by product and version; null: ours, marked as samples. */
  precontractFolder: string | null;
  /** Null: documents are sealed with a generated key stored in the database. */
  signing: SigningConfig | null;
  /** Null: a random one is generated and stored in the data folder. */
  appSecret: string | null;
  deskLog: DeskLogConfig;
  /** Addresses of the proxies in front; empty: none. */
  trustProxy: string[];
  /** Addresses and networks from which the desk can be reached; empty: all. */
  staffNetworks: string[];
  /** Whether browsers may add the site and its subdomains to their HSTS preload list. */
  hstsPreload: boolean;
  logLevel: NonNullable<Settings['LOG_LEVEL']>;
  metricsToken: string | null;
  /** Null: nothing is traced, and no tracing code is loaded. */
  traces: TracesConfig | null;
  /** Where browsers send events that visitors consented to; null: visits are not counted. */
  collectorUrl: string | null;
  servesSite: boolean;
  /** How long a stopping process still serves visitors while reporting not ready. */
  stopNoticeMs: number;
  writesPerMinute: number;
  /** How many pages with customer data a staff member may open per hour; other limits are derived from it. */
  staffReadsPerHour: number;
  /** ClamAV's daemon that scans uploads; null: none. */
  scanner: ScannerConfig | null;
  /** Days for which data is kept. */
  retention: RetentionDays;
};

/** Decodes everything at once, so that the operator sees the complete list of problems. */
export function decodeConfig(environment: Environment): Config {
  const filled = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  );
  const decoded = settingsSchema.safeParse(Object.fromEntries(filled));
  // A wrong value must not hide what production lacks, so both lists are always made.
  const problems = [
    ...(decoded.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...missingTogether(Object.fromEntries(filled)),
  ];
  if (!decoded.success || problems.length > 0) {
    throw new StartFailure(['Invalid settings:', ...problems.map((line) => `  - ${line}`)].join('\n'));
  }
  return toConfig(decoded.data);
}

/** The environment takes precedence over the `.env` file. */
export function readEnvironment(envFile = join(projectFolder, '.env')): Environment {
  return { ...(existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {}), ...process.env };
}

const neededByHttpForms = [
  'FORMS_URL',
  'FORMS_PORTAL_ID',
  'FORMS_QUOTE_FORM_ID',
  'FORMS_CALL_BACK_FORM_ID',
  'FORMS_CONSENT_FORM_ID',
] as const;

function missingTogether(environment: Environment): string[] {
  const problems: string[] = [];
  const isSmtp = environment['MAIL_PROVIDER'] === 'smtp';
  if (isSmtp && !environment['SMTP_URL']) problems.push('SMTP_URL: required when MAIL_PROVIDER is smtp');
  const isHttpForms = environment['FORMS_PROVIDER'] === 'http';
  if (isHttpForms) {
    for (const name of neededByHttpForms) {
      if (!environment[name]) problems.push(`${name}: required when FORMS_PROVIDER is http`);
    }
  }
  problems.push(...missingForPlaces(environment), ...missingForCards(environment));
  if (environment['NODE_ENV'] === 'production') problems.push(...refusedInProduction(environment));
  return problems;
}

function missingForPlaces(environment: Environment): string[] {
  const provider = environment['PLACES_PROVIDER'];
  if ((provider === 'photon' || provider === 'nominatim') && !environment['PLACES_URL'])
    return [`PLACES_URL: required when PLACES_PROVIDER is ${provider}`];
  if (provider === 'google' && !environment['GOOGLE_PLACES_KEY'])
    return ['GOOGLE_PLACES_KEY: required when PLACES_PROVIDER is google'];
  return [];
}

const productionNoticeSeconds = 3;

function toConfig(settings: Settings): Config {
  const production = settings.NODE_ENV === 'production';
  return {
    production,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    databaseReadUrl: settings.DATABASE_READ_URL ?? null,
    dataFolder: isAbsolute(settings.DATA_FOLDER)
      ? settings.DATA_FOLDER
      : join(projectFolder, settings.DATA_FOLDER),
    mail:
      settings.MAIL_PROVIDER === 'smtp' && settings.SMTP_URL
        ? smtpAt(settings.SMTP_URL, production)
        : { provider: 'sandbox' },
    card: cardConfigOf(settings),
    mailFrom: settings.MAIL_FROM,
    places: placesOf(settings),
    deskEmail: settings.DESK_EMAIL,
    forms: formsOf(settings),
    precontractFolder: settings.PRECONTRACT_FOLDER ?? null,
    signing: settings.SIGNING_PEM_FILE
      ? { file: settings.SIGNING_PEM_FILE, password: settings.SIGNING_PEM_PASSWORD ?? null }
      : null,
    appSecret: settings.APP_SECRET ?? null,
    deskLog: {
      key: settings.LOG_KEY ?? null,
      otherKeys: settings.LOG_OTHER_KEYS ?? [],
      headsFile: settings.LOG_HEADS_FILE ?? null,
      headsEmail: settings.LOG_HEADS_EMAIL ?? null,
    },
    trustProxy: settings.TRUST_PROXY ?? [],
    staffNetworks: settings.STAFF_NETWORKS ?? [],
    hstsPreload: settings.HSTS_PRELOAD,
    logLevel: settings.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: settings.METRICS_TOKEN ?? null,
    traces: settings.TRACES_URL
      ? { url: settings.TRACES_URL, token: settings.TRACES_TOKEN ?? null, share: settings.TRACES_SHARE }
      : null,
    collectorUrl: settings.ANALYTICS_URL ?? (production ? null : SANDBOX_COLLECTOR_PATH),
    servesSite: settings.SERVE_SITE,
    stopNoticeMs: 1000 * (settings.STOP_NOTICE_SECONDS ?? (production ? productionNoticeSeconds : 0)),
    writesPerMinute: settings.WRITES_PER_MINUTE,
    staffReadsPerHour: settings.STAFF_READS_PER_HOUR,
    scanner: settings.SCANNER_URL ? scannerAt(settings.SCANNER_URL) : null,
    retention: {
      quotes: settings.RETENTION_QUOTES_DAYS,
      unfinishedDeals: settings.RETENTION_UNFINISHED_DEALS_DAYS,
      leads: settings.RETENTION_LEADS_DAYS,
      checkups: settings.RETENTION_CHECKUPS_DAYS,
      claimDrafts: settings.RETENTION_CLAIM_DRAFTS_DAYS,
      sentMails: settings.RETENTION_SENT_MAILS_DAYS,
      deadLetters: settings.RETENTION_DEAD_LETTERS_DAYS,
      unconfirmedAccounts: settings.RETENTION_UNCONFIRMED_ACCOUNTS_DAYS,
      expiredCodes: settings.RETENTION_EXPIRED_CODES_DAYS,
      accountEvents: settings.RETENTION_ACCOUNT_EVENTS_DAYS,
    },
  };
}

function formsOf(settings: Settings): Config['forms'] {
  const forms = {
    portalId: settings.FORMS_PORTAL_ID,
    quoteFormId: settings.FORMS_QUOTE_FORM_ID,
    callBackFormId: settings.FORMS_CALL_BACK_FORM_ID,
    consentFormId: settings.FORMS_CONSENT_FORM_ID,
    subscriptions: { marketing: settings.FORMS_MARKETING_TYPE, userProfiling: settings.FORMS_PROFILING_TYPE },
  };
  return settings.FORMS_PROVIDER === 'http' && settings.FORMS_URL
    ? { ...forms, provider: 'http', url: settings.FORMS_URL }
    : { ...forms, provider: 'built-in' };
}

const googlePlacesUrl = 'https://places.googleapis.com';

function placesOf(settings: Settings): Config['places'] {
  const { PLACES_PROVIDER: provider, PLACES_URL: url, GOOGLE_PLACES_KEY: key } = settings;
  if (provider === 'google' && key) return { provider, url: url ?? googlePlacesUrl, key };
  if ((provider === 'photon' || provider === 'nominatim') && url) return { provider, url };
  return { provider: 'built-in' };
}
