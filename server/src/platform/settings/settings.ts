import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { retentionDays } from '@riparo/domain/people/retention/periods.ts';
import * as z from 'zod';
import { databaseAddress } from './database-address.ts';
import { isNetwork, shareCovered } from './networks.ts';
import { scannerAt } from './scanner-config.ts';
import { areTrustable } from './trusted-proxies.ts';

/**
 * Every setting of the environment with its default and error messages. `.env.example` explains them; a test
 * keeps the two lists equal.
 */
export const settingsSchema = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).prefault('development'),
  // Not `localhost`: that is `::1` on many machines, while a proxy in front uses `127.0.0.1`.
  HOST: z.string().prefault('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://www.example.com').optional(),
  DATABASE_URL: databaseAddress().optional(),
  DATABASE_DIRECT_URL: databaseAddress().optional(),
  DATABASE_OWNER_URL: databaseAddress().optional(),
  DATABASE_READ_URL: databaseAddress().optional(),
  DATA_FOLDER: z.string().prefault('.data'),
  CARD_PROVIDER: oneOf(['sandbox', 'stripe']).prefault('sandbox'),
  STRIPE_API_URL: address(['http:', 'https:'], 'https://api.stripe.com').prefault('https://api.stripe.com'),
  STRIPE_MAIN_SECRET_KEY: z.string().optional(),
  STRIPE_MAIN_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PARTNER_SECRET_KEY: z.string().optional(),
  STRIPE_PARTNER_WEBHOOK_SECRET: z.string().optional(),
  MAIL_PROVIDER: oneOf(['sandbox', 'smtp']).prefault('sandbox'),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@host:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]* ?<?[^<>\s@]+@[^<>\s@]+>?$/, 'must be a sender, for example Name <name@example.com>')
    .prefault(`${brand.name} <${brand.support.email}>`),
  DESK_EMAIL: z
    .string()
    .refine((text) => emailRule(text).ok, 'must be an e-mail address')
    .prefault(brand.support.email),
  FORMS_PROVIDER: oneOf(['built-in', 'http']).prefault('built-in'),
  FORMS_URL: address(['http:', 'https:'], 'https://forms.example.com').optional(),
  FORMS_PORTAL_ID: addressPart().prefault('riparo'),
  FORMS_QUOTE_FORM_ID: addressPart().prefault('0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31'),
  FORMS_CALL_BACK_FORM_ID: addressPart().prefault('8e1b9a52-3c64-4f0e-b7d1-5a9c0e3f6d24'),
  FORMS_CONSENT_FORM_ID: addressPart().prefault('c4d3e6a8-91f7-4b2a-8c05-7e2f1b6d9a43'),
  FORMS_MARKETING_TYPE: wholeNumber(0, 2_147_483_647).prefault('1'),
  FORMS_PROFILING_TYPE: wholeNumber(0, 2_147_483_647).prefault('2'),
  PLACES_PROVIDER: oneOf(['built-in', 'photon', 'nominatim', 'google']).prefault('built-in'),
  PLACES_URL: ownGeocoder().optional(),
  GOOGLE_PLACES_KEY: z.string().min(20, 'must be the key of Google Places').optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 random characters').optional(),
  LOG_KEY: z.string().min(32, 'must have at least 32 random characters').optional(),
  LOG_OTHER_KEYS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().min(32, 'each key must have at least 32 random characters')))
    .optional(),
  LOG_HEADS_FILE: z.string().optional(),
  LOG_HEADS_EMAIL: z
    .string()
    .refine((text) => emailRule(text).ok, 'must be an e-mail address')
    .optional(),
  PRECONTRACT_FOLDER: z.string().optional(),
  SIGNING_PEM_FILE: z.string().optional(),
  SIGNING_PEM_PASSWORD: z.string().optional(),
  TRUST_PROXY: proxies().optional(),
  STAFF_NETWORKS: networks().optional(),
  HSTS_PRELOAD: yesOrNo().prefault('false'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRACES_URL: address(['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  TRACES_TOKEN: z.string().optional(),
  TRACES_SHARE: share().prefault('1'),
  ANALYTICS_URL: address(['http:', 'https:'], 'https://statistics.example.com/api/event').optional(),
  SERVE_SITE: yesOrNo().prefault('true'),
  STOP_NOTICE_SECONDS: wholeNumber(0, 120).optional(),
  SCANNER_URL: z
    .string()
    .refine(
      (text) => scannerAt(text) !== null,
      'must be like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional(),
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000).prefault('120'),
  STAFF_READS_PER_HOUR: wholeNumber(1, 1_000_000).prefault('600'),
  RETENTION_QUOTES_DAYS: retentionDaysSetting(retentionDays.quotes),
  RETENTION_UNFINISHED_DEALS_DAYS: retentionDaysSetting(retentionDays.unfinishedDeals),
  RETENTION_LEADS_DAYS: retentionDaysSetting(retentionDays.leads),
  RETENTION_CHECKUPS_DAYS: retentionDaysSetting(retentionDays.checkups),
  RETENTION_CLAIM_DRAFTS_DAYS: retentionDaysSetting(retentionDays.claimDrafts),
  RETENTION_SENT_MAILS_DAYS: retentionDaysSetting(retentionDays.sentMails),
  RETENTION_DEAD_LETTERS_DAYS: retentionDaysSetting(retentionDays.deadLetters),
  RETENTION_UNCONFIRMED_ACCOUNTS_DAYS: retentionDaysSetting(retentionDays.unconfirmedAccounts),
  RETENTION_EXPIRED_CODES_DAYS: retentionDaysSetting(retentionDays.expiredCodes),
  RETENTION_ACCOUNT_EVENTS_DAYS: retentionDaysSetting(retentionDays.accountEvents),
});

export type Settings = z.output<typeof settingsSchema>;

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be one of: ${values.join(', ')}`);
}

function wholeNumber(minimum: number, maximum: number) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message));
}

function share() {
  const message = 'must be a share from 0 to 1, for example 0.1';
  return z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1)$/, message)
    .transform(Number);
}

/** At most as long as contracts: everything else has less reason to be kept. */
function retentionDaysSetting(days: number) {
  return wholeNumber(1, 3_650).prefault(String(days));
}

function address(schemes: string[], example: string) {
  const isAddress = (text: string) =>
    schemes.some((scheme) => text.startsWith(`${scheme}//`) && text.length > scheme.length + 2);
  return z.string().refine(isAddress, `must be an address like ${example}`);
}

function addressPart() {
  return z.string().regex(/^[\w-]{1,100}$/, 'can only have letters, digits, - and _');
}

/** The public Nominatim forbids autocompletion, and would soon block the whole product. */
function ownGeocoder() {
  return address(['http:', 'https:'], 'http://photon.internal:2322').refine(
    (text) => !text.includes('nominatim.openstreetmap.org'),
    'the public server of OpenStreetMap forbids autocompletion: use your own',
  );
}

function yesOrNo() {
  return z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
}

function proxies() {
  const message =
    'must be addresses, networks of moderate size (10.0.0.0/8), loopback or uniquelocal, separated by commas, and together a small part of the internet';
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string()).refine(areTrustable, message));
}

function networks() {
  return z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z
        .array(z.string())
        .refine(
          (parts) => parts.every(isNetwork),
          'must be addresses or networks (10.0.0.0/8), separated by commas',
        )
        .refine(
          (parts) => shareCovered(parts) <= largestStaffShare,
          'together they cover most of the internet and keep nobody out: name only the networks that staff work from, or leave it empty',
        ),
    );
}

/** A quarter of all addresses: no office has that many, and a list that covers more restricts nothing. */
const largestStaffShare = 0.25;
