import { brand } from '@riparo/domain/brand.ts';
import { emailRule } from '@riparo/domain/person/email.ts';
import { retentionDays } from '@riparo/domain/retention.ts';
import * as z from 'zod/mini';
import { isTrustable } from './trusted-proxies.ts';

/**
 * Every setting of the environment, each with its default and what is said about a wrong value. `.env.example` tells
 * what they are for; a test keeps the two lists equal.
 */
export const settingsSchema = z.object({
  NODE_ENV: z.prefault(oneOf(['development', 'test', 'production']), 'development'),
  HOST: z.prefault(z.string(), 'localhost'),
  PORT: z.prefault(wholeNumber(0, 65_535), '3000'),
  PUBLIC_URL: z.optional(address(['http:', 'https:'], 'https://www.esempio.it')),
  DATABASE_URL: z.optional(
    address(['postgres:', 'postgresql:'], 'postgresql://utente:parola@host:5432/database'),
  ),
  DATA_FOLDER: z.prefault(z.string(), '.data'),
  CARD_PROVIDER: z.prefault(oneOf(['sandbox', 'stripe']), 'sandbox'),
  STRIPE_API_URL: z.prefault(
    address(['http:', 'https:'], 'https://api.stripe.com'),
    'https://api.stripe.com',
  ),
  STRIPE_MAIN_SECRET_KEY: z.optional(z.string()),
  STRIPE_MAIN_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_PARTNER_SECRET_KEY: z.optional(z.string()),
  STRIPE_PARTNER_WEBHOOK_SECRET: z.optional(z.string()),
  MAIL_PROVIDER: z.prefault(oneOf(['sandbox', 'smtp']), 'sandbox'),
  SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'smtps://utente:parola@host:465')),
  MAIL_FROM: z.prefault(
    z
      .string()
      .check(
        z.regex(
          /^[^<>\r\n]* ?<?[^<>\s@]+@[^<>\s@]+>?$/,
          'deve essere un mittente, ad esempio Nome <nome@esempio.it>',
        ),
      ),
    `${brand.name} <${brand.support.email}>`,
  ),
  DESK_EMAIL: z.prefault(
    z.string().check(z.refine((text) => emailRule(text).ok, 'deve essere un indirizzo e-mail')),
    brand.support.email,
  ),
  FORMS_PROVIDER: z.prefault(oneOf(['built-in', 'http']), 'built-in'),
  FORMS_URL: z.optional(address(['http:', 'https:'], 'https://moduli.esempio.it')),
  FORMS_PORTAL_ID: z.prefault(addressPart(), 'riparo'),
  FORMS_QUOTE_FORM_ID: z.prefault(addressPart(), '0d7c2f4e-6f0b-4c55-9d0a-2b8f6a1e7c31'),
  FORMS_CALL_BACK_FORM_ID: z.prefault(addressPart(), '8e1b9a52-3c64-4f0e-b7d1-5a9c0e3f6d24'),
  FORMS_CONSENT_FORM_ID: z.prefault(addressPart(), 'c4d3e6a8-91f7-4b2a-8c05-7e2f1b6d9a43'),
  FORMS_MARKETING_TYPE: z.prefault(wholeNumber(0, 2_147_483_647), '1'),
  FORMS_PROFILING_TYPE: z.prefault(wholeNumber(0, 2_147_483_647), '2'),
  PLACES_PROVIDER: z.prefault(oneOf(['built-in', 'photon', 'nominatim', 'google']), 'built-in'),
  PLACES_URL: z.optional(ownGeocoder()),
  GOOGLE_PLACES_KEY: z.optional(z.string().check(z.minLength(20, 'deve essere la chiave di Google Places'))),
  APP_SECRET: z.optional(z.string().check(z.minLength(32, 'deve avere almeno 32 caratteri casuali'))),
  PRECONTRACT_FOLDER: z.optional(z.string()),
  SIGNING_PEM_FILE: z.optional(z.string()),
  SIGNING_PEM_PASSWORD: z.optional(z.string()),
  TRUST_PROXY: z.optional(proxies()),
  HSTS_PRELOAD: z.prefault(yesOrNo(), 'false'),
  LOG_LEVEL: z.optional(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'deve avere almeno 16 caratteri'))),
  ANALYTICS_URL: z.optional(address(['http:', 'https:'], 'https://statistiche.esempio.it/api/event')),
  SERVE_SITE: z.prefault(yesOrNo(), 'true'),
  WRITES_PER_MINUTE: z.prefault(wholeNumber(1, 1_000_000), '120'),
  RETENTION_QUOTES_DAYS: daysKept(retentionDays.quotes),
  RETENTION_UNFINISHED_DEALS_DAYS: daysKept(retentionDays.unfinishedDeals),
  RETENTION_LEADS_DAYS: daysKept(retentionDays.leads),
  RETENTION_CHECKUPS_DAYS: daysKept(retentionDays.checkups),
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
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/, message)), z.transform(Number)),
    z.number().check(z.minimum(minimum, message), z.maximum(maximum, message)),
  );
}

/** No longer than contracts: whatever else is here has less reason to stay. */
function daysKept(days: number) {
  return z.prefault(wholeNumber(1, 3_650), String(days));
}

// Node's URL refuses the host-less form that reaches PostgreSQL over a Unix socket, so only the scheme is checked.
function address(schemes: string[], example: string) {
  const isAddress = (text: string) =>
    schemes.some((scheme) => text.startsWith(`${scheme}//`) && text.length > scheme.length + 2);
  return z.string().check(z.refine(isAddress, `deve essere un indirizzo come ${example}`));
}

function addressPart() {
  return z.string().check(z.regex(/^[\w-]{1,100}$/, 'può avere solo lettere, cifre, - e _'));
}

/** The public Nominatim forbids to be asked at every key, and would soon refuse the whole product. */
function ownGeocoder() {
  return address(['http:', 'https:'], 'http://photon.interno:2322').check(
    z.refine(
      (text) => !text.includes('nominatim.openstreetmap.org'),
      'il server pubblico di OpenStreetMap non ammette il completamento: ne serve uno proprio',
    ),
  );
}

function yesOrNo() {
  return z.pipe(
    z.enum(['true', 'false'], 'deve essere true oppure false'),
    z.transform((text) => text === 'true'),
  );
}

function proxies() {
  const message =
    'devono essere indirizzi, reti non troppo ampie (10.0.0.0/8), loopback o uniquelocal, separati da virgole';
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((part) => part.trim())),
    ),
    z.array(z.string()).check(z.refine((parts) => parts.every(isTrustable), message)),
  );
}
