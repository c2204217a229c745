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
  PUBLIC_URL: address(['http:', 'https:'], 'https://www.esempio.it').optional(),
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
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://utente:parola@host:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^<>\r\n]* ?<?[^<>\s@]+@[^<>\s@]+>?$/,
      'deve essere un mittente, ad esempio Nome <nome@esempio.it>',
    )
    .prefault(`${brand.name} <${brand.support.email}>`),
  DESK_EMAIL: z
    .string()
    .refine((text) => emailRule(text).ok, 'deve essere un indirizzo e-mail')
    .prefault(brand.support.email),
  FORMS_PROVIDER: oneOf(['built-in', 'http']).prefault('built-in'),
  FORMS_URL: address(['http:', 'https:'], 'https://moduli.esempio.it').optional(),
  FORMS_PORTAL_ID: addressPart().prefault('riparo'),
  FORMS_QUOTE_FORM_ID: addressPart().prefault('0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31'),
  FORMS_CALL_BACK_FORM_ID: addressPart().prefault('8e1b9a52-3c64-4f0e-b7d1-5a9c0e3f6d24'),
  FORMS_CONSENT_FORM_ID: addressPart().prefault('c4d3e6a8-91f7-4b2a-8c05-7e2f1b6d9a43'),
  FORMS_MARKETING_TYPE: wholeNumber(0, 2_147_483_647).prefault('1'),
  FORMS_PROFILING_TYPE: wholeNumber(0, 2_147_483_647).prefault('2'),
  PLACES_PROVIDER: oneOf(['built-in', 'photon', 'nominatim', 'google']).prefault('built-in'),
  PLACES_URL: ownGeocoder().optional(),
  GOOGLE_PLACES_KEY: z.string().min(20, 'deve essere la chiave di Google Places').optional(),
  APP_SECRET: z.string().min(32, 'deve avere almeno 32 caratteri casuali').optional(),
  LOG_KEY: z.string().min(32, 'deve avere almeno 32 caratteri casuali').optional(),
  LOG_OTHER_KEYS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().min(32, 'ogni chiave deve avere almeno 32 caratteri casuali')))
    .optional(),
  LOG_HEADS_FILE: z.string().optional(),
  LOG_HEADS_EMAIL: z
    .string()
    .refine((text) => emailRule(text).ok, 'deve essere un indirizzo e-mail')
    .optional(),
  PRECONTRACT_FOLDER: z.string().optional(),
  SIGNING_PEM_FILE: z.string().optional(),
  SIGNING_PEM_PASSWORD: z.string().optional(),
  TRUST_PROXY: proxies().optional(),
  STAFF_NETWORKS: networks().optional(),
  HSTS_PRELOAD: yesOrNo().prefault('false'),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16, 'deve avere almeno 16 caratteri').optional(),
  TRACES_URL: address(['http:', 'https:'], 'http://127.0.0.1:4318').optional(),
  TRACES_TOKEN: z.string().optional(),
  TRACES_SHARE: share().prefault('1'),
  ANALYTICS_URL: address(['http:', 'https:'], 'https://statistiche.esempio.it/api/event').optional(),
  SERVE_SITE: yesOrNo().prefault('true'),
  STOP_NOTICE_SECONDS: wholeNumber(0, 120).optional(),
  SCANNER_URL: z
    .string()
    .refine(
      (text) => scannerAt(text) !== null,
      'deve essere come tcp://127.0.0.1:3310 o unix:/run/clamav/clamd.ctl',
    )
    .optional(),
  WRITES_PER_MINUTE: wholeNumber(1, 1_000_000).prefault('120'),
  STAFF_READS_PER_HOUR: wholeNumber(1, 1_000_000).prefault('600'),
  RETENTION_QUOTES_DAYS: daysKept(retentionDays.quotes),
  RETENTION_UNFINISHED_DEALS_DAYS: daysKept(retentionDays.unfinishedDeals),
  RETENTION_LEADS_DAYS: daysKept(retentionDays.leads),
  RETENTION_CHECKUPS_DAYS: daysKept(retentionDays.checkups),
  RETENTION_CLAIM_DRAFTS_DAYS: daysKept(retentionDays.claimDrafts),
  RETENTION_SENT_MAILS_DAYS: daysKept(retentionDays.sentMails),
  RETENTION_DEAD_LETTERS_DAYS: daysKept(retentionDays.deadLetters),
  RETENTION_UNCONFIRMED_ACCOUNTS_DAYS: daysKept(retentionDays.unconfirmedAccounts),
  RETENTION_EXPIRED_CODES_DAYS: daysKept(retentionDays.expiredCodes),
  RETENTION_ACCOUNT_EVENTS_DAYS: daysKept(retentionDays.accountEvents),
});

export type Settings = z.output<typeof settingsSchema>;

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `deve essere uno di: ${values.join(', ')}`);
}

function wholeNumber(minimum: number, maximum: number) {
  const message = `deve essere un numero intero tra ${minimum} e ${maximum}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message));
}

function share() {
  const message = 'deve essere una quota tra 0 e 1, ad esempio 0.1';
  return z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1)$/, message)
    .transform(Number);
}

/** At most as long as contracts: everything else has less reason to be kept. */
function daysKept(days: number) {
  return wholeNumber(1, 3_650).prefault(String(days));
}

function address(schemes: string[], example: string) {
  const isAddress = (text: string) =>
    schemes.some((scheme) => text.startsWith(`${scheme}//`) && text.length > scheme.length + 2);
  return z.string().refine(isAddress, `deve essere un indirizzo come ${example}`);
}

function addressPart() {
  return z.string().regex(/^[\w-]{1,100}$/, 'può avere solo lettere, cifre, - e _');
}

/** The public Nominatim forbids autocompletion, and would soon block the whole product. */
function ownGeocoder() {
  return address(['http:', 'https:'], 'http://photon.interno:2322').refine(
    (text) => !text.includes('nominatim.openstreetmap.org'),
    'il server pubblico di OpenStreetMap non ammette il completamento: ne serve uno proprio',
  );
}

function yesOrNo() {
  return z.enum(['true', 'false'], 'deve essere true oppure false').transform((text) => text === 'true');
}

function proxies() {
  const message =
    'devono essere indirizzi, reti non troppo ampie (10.0.0.0/8), loopback o uniquelocal, separati da virgole, e tutte insieme una piccola parte della rete';
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
          'devono essere indirizzi o reti (10.0.0.0/8), separati da virgole',
        )
        .refine(
          (parts) => shareCovered(parts) <= largestStaffShare,
          'insieme coprono gran parte della rete, e non tengono fuori nessuno: nomina solo le reti da cui si lavora, oppure lascia vuoto',
        ),
    );
}

/** A quarter of all addresses: no office has that many, and a list that covers more restricts nothing. */
const largestStaffShare = 0.25;
