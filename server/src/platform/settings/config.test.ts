import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { decodeConfig, readEnvironment, type Environment } from './config.ts';
import { projectFolder } from './paths.ts';
import { settingsSchema } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const production: Environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.riparo.example',
  DATABASE_URL: 'postgresql://riparo@database/riparo',
  MAIL_PROVIDER: 'smtp',
  SMTP_URL: 'smtps://posta.riparo.example',
  MAIL_FROM: 'Riparo <ciao@riparo.example>',
  DESK_EMAIL: 'consulenti@riparo.example',
  APP_SECRET: 'kB2zv0Yx7rQe4LtW9sHj1MnC8pDf5GaU3xTq6oZiVb0=',
  LOG_KEY: 'Zq8Lw3nXv1RtY6uKb9MhC2sJp5DgF7aE4oTiQx0WcVk=',
  LOG_HEADS_FILE: '/var/log/riparo/registro.jsonl',
  CARD_PROVIDER: 'stripe',
  STRIPE_MAIN_SECRET_KEY: 'sk_live_main',
  STRIPE_MAIN_WEBHOOK_SECRET: 'whsec_main',
  STRIPE_PARTNER_SECRET_KEY: 'sk_live_partner',
  STRIPE_PARTNER_WEBHOOK_SECRET: 'whsec_partner',
};

/** All of IPv4 but one network, in pieces that are each narrow enough. */
const everySlash8 = Array.from({ length: 255 }, (_, first) => `${first}.0.0.0/8`).join(',');

function refusalOf(environment: Environment): string {
  try {
    decodeConfig(environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

describe('the configuration', () => {
  test('an empty setting counts as absent, as in a copied .env.example', () => {
    const copied = parseEnv(readFileSync(join(projectFolder, '.env.example'), 'utf8'));
    expect(decodeConfig(copied)).toEqual(decodeConfig({}));
  });

  test.each([
    ['NODE_ENV', 'staging'],
    ['PORT', 'tremila'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'www.riparo.example'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_DIRECT_URL', 'mysql://host/db'],
    ['DATABASE_READ_URL', 'mysql://host/db'],
    ['MAIL_PROVIDER', 'piccione'],
    ['SMTP_URL', 'https://posta.example'],
    ['MAIL_FROM', 'Riparo'],
    ['MAIL_FROM', 'Riparo <a@b.example>\nBcc: c@d.example'],
    ['DESK_EMAIL', 'consulenti'],
    ['FORMS_PROVIDER', 'carta'],
    ['FORMS_URL', 'moduli.example'],
    ['FORMS_PORTAL_ID', '../altro'],
    ['FORMS_MARKETING_TYPE', 'uno'],
    ['PLACES_PROVIDER', 'mappamondo'],
    ['PLACES_URL', 'photon.example'],
    ['PLACES_URL', 'https://nominatim.openstreetmap.org'],
    ['GOOGLE_PLACES_KEY', 'corta'],
    ['APP_SECRET', 'corto'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '2'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/8, 0.0.0.0/1, 128.0.0.0/1'],
    ['TRUST_PROXY', '0.0.0.0/7'],
    ['TRUST_PROXY', '::ffff:0:0/96'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '1.2'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/255.0.0.0'],
    ['TRUST_PROXY', 'fd00::/129'],
    ['LOG_LEVEL', 'tutto'],
    ['METRICS_TOKEN', 'corto'],
    ['SERVE_SITE', 'forse'],
    ['WRITES_PER_MINUTE', '0'],
  ])('%s=%s is refused with the setting’s name', (name, value) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^Invalid settings:\n  - ${name}: \\S`));
  });

  test.each([
    'postgresql://riparo@database/riparo',
    'postgresql://riparo:kB2%23v%2F0@database:5432/riparo?sslmode=verify-full',
    'postgresql://riparo@/riparo?host=/run/postgresql&port=5432',
    'postgresql:///riparo?host=/run/postgresql&user=riparo',
    'postgresql://riparo:segreto@[fd00::5]:5432/riparo',
    'postgresql://riparo:segr@e:to,@database/riparo',
    'postgresql://database/riparo',
    'postgresql://riparo@database/riparo?application_name=sito@banco',
    'postgresql:///riparo?host=/run/postgresql&user=ada@riparo',
  ])('%s is accepted as the address of a database', (DATABASE_URL) => {
    expect(decodeConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  test.each([
    ['with #', 'postgresql://riparo:segr#eto@database/riparo'],
    ['with /', 'postgresql://riparo:segr/eto@database/riparo'],
    ['with / after what could be a port', 'postgresql://riparo:12/eto@database/riparo'],
    ['with ?', 'postgresql://riparo:segr?eto@database/riparo'],
    ['with # after what could be a port', 'postgresql://riparo:12#eto@database/riparo'],
    ['with ? after what could be a port', 'postgresql://riparo:12?eto@database/riparo'],
    ['with %', 'postgresql://riparo:segr%eto@database/riparo'],
  ])('a password %s is refused with how to write it, without the password', (_, DATABASE_URL) => {
    const refusal = refusalOf({ DATABASE_URL });
    expect(refusal).toBe(
      'Invalid settings:\n  - DATABASE_URL: cannot be read; in user name and password write %23 for #, %2F for /, %3F for ? and %25 for %',
    );
  });

  test.each([
    'postgresql://riparo:segreto@uno:5432,due:5432/riparo',
    'postgresql://riparo@uno,due/riparo',
    'postgresql://riparo@/riparo?host=uno,due',
  ])('%s is refused for naming more than one host', (DATABASE_URL) => {
    expect(refusalOf({ DATABASE_URL })).toBe(
      'Invalid settings:\n  - DATABASE_URL: must name a single host, one that follows the server accepting writes (a DNS name, a pooler)',
    );
  });

  test('the host and keys for card payments are read', () => {
    expect(decodeConfig(production).card).toEqual({
      provider: 'stripe',
      connection: { host: 'api.stripe.com', port: 443, protocol: 'https' },
      keys: {
        main: { secretKey: 'sk_live_main', webhookSecret: 'whsec_main' },
        partner: { secretKey: 'sk_live_partner', webhookSecret: 'whsec_partner' },
      },
    });
  });

  test('all problems are listed at once', () => {
    const refusal = refusalOf({ PORT: 'x', LOG_LEVEL: 'y', MAIL_PROVIDER: 'smtp' });
    expect(refusal.split('\n').map((line) => /- (\w+):/.exec(line)?.[1])).toEqual([
      undefined,
      'PORT',
      'LOG_LEVEL',
      'SMTP_URL',
    ]);
  });

  test('the configuration of another forms provider names its address, portal and forms', () => {
    const ids = {
      FORMS_PORTAL_ID: '1',
      FORMS_QUOTE_FORM_ID: 'q',
      FORMS_CALL_BACK_FORM_ID: 'c',
      FORMS_CONSENT_FORM_ID: 'k',
    };
    const environment = { FORMS_PROVIDER: 'http', FORMS_URL: 'https://moduli.example', ...ids };
    expect(decodeConfig(environment).forms).toEqual({
      provider: 'http',
      url: 'https://moduli.example',
      portalId: '1',
      quoteFormId: 'q',
      callBackFormId: 'c',
      consentFormId: 'k',
      subscriptions: { marketing: 1, userProfiling: 2 },
    });
    for (const name of Object.keys(environment).slice(1))
      expect(refusalOf({ ...environment, [name]: '' })).toContain(`- ${name}: required when`);
    const http = { ...production, ...environment, FORMS_URL: 'http://moduli.example' };
    expect(refusalOf(http)).toContain('- FORMS_URL: in production');
  });

  test('the configuration never repeats a secret it refuses', () => {
    expect(refusalOf({ APP_SECRET: 'segretissimo' })).not.toContain('segretissimo');
  });

  test('the .env file is read, and the environment takes precedence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'riparo-config-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const envFile = join(folder, '.env');
    writeFileSync(envFile, 'RIPARO_TEST_ONLY=from-file\nPATH=from-file\n');

    const environment = readEnvironment(envFile);

    expect(environment['RIPARO_TEST_ONLY']).toBe('from-file');
    expect(environment['PATH']).toBe(process.env['PATH']);
    expect(readEnvironment(join(folder, 'absent'))).toEqual(process.env);
  });

  test('.env.example names exactly the settings that exist', () => {
    const example = parseEnv(readFileSync(join(projectFolder, '.env.example'), 'utf8'));
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(settingsSchema.def.shape).toSorted());
  });
});

describe('the configuration in production', () => {
  test('a complete configuration is accepted', () => {
    expect(decodeConfig(production)).toMatchObject({
      production: true,
      logLevel: 'info',
      mail: { provider: 'smtp', url: 'smtps://posta.riparo.example', requiresTls: true },
      databaseDirectUrl: null,
      databaseReadUrl: null,
      signing: null,
      metricsToken: null,
      // Nothing is counted, and a stop leaves the load balancer a moment.
      collectorUrl: null,
      stopNoticeMs: 3000,
      servesSite: true,
      hstsPreload: false,
      writesPerMinute: 120,
      staffReadsPerHour: 600,
      trustProxy: [],
    });
  });

  test('an empty configuration reports everything that is missing', () => {
    const refusal = refusalOf({ NODE_ENV: 'production' });
    for (const name of [
      'MAIL_PROVIDER',
      'CARD_PROVIDER',
      'DATABASE_URL',
      'APP_SECRET',
      'LOG_KEY',
      'LOG_HEADS_FILE',
      'PUBLIC_URL',
      'MAIL_FROM',
      'DESK_EMAIL',
    ]) {
      expect(refusal).toMatch(new RegExp(`- ${name}: .*production`));
    }
  });

  test.each([
    ['MAIL_PROVIDER', 'sandbox'],
    ['CARD_PROVIDER', 'sandbox'],
    ['STRIPE_MAIN_SECRET_KEY', undefined],
    ['STRIPE_PARTNER_WEBHOOK_SECRET', undefined],
    ['STRIPE_API_URL', 'http://api.stripe.com'],
    ['STRIPE_MAIN_SECRET_KEY', 'sk_test_main'],
    ['STRIPE_PARTNER_SECRET_KEY', 'rk_test_partner'],
    ['STRIPE_PARTNER_SECRET_KEY', 'pk_live_partner'],
    ['STRIPE_PARTNER_SECRET_KEY', 'sk_live_main'],
    ['STRIPE_PARTNER_WEBHOOK_SECRET', 'whsec_main'],
    ['STRIPE_PARTNER_WEBHOOK_SECRET', 'sk_live_main'],
    ['DATABASE_URL', undefined],
    ['APP_SECRET', ''],
    ['APP_SECRET', 'a'.repeat(64)],
    ['APP_SECRET', 'riparo-production-secret-2026-0001'],
    ['APP_SECRET', 'correct horse battery staple please'],
    ['APP_SECRET', 'CorrectHorseBatteryStaplePlease2026AndMoreWords'],
    ['LOG_KEY', ''],
    ['LOG_KEY', 'correct horse battery staple please'],
    ['LOG_KEY', 'z'.repeat(64)],
    ['LOG_KEY', 'kB2zv0Yx7rQe4LtW9sHj1MnC8pDf5GaU3xTq6oZiVb0='],
    ['LOG_OTHER_KEYS', 'correct horse battery staple please'],
    ['LOG_HEADS_FILE', undefined],
    ['SMTP_URL', 'smtp://posta.riparo.example?ignoreTLS=true'],
    ['SMTP_URL', 'smtp://posta.riparo.example?requireTLS=false'],
    ['SMTP_URL', 'smtps://posta.riparo.example?tls.rejectUnauthorized=false'],
    ['STAFF_NETWORKS', '0.0.0.0/0'],
    ['STAFF_NETWORKS', '0.0.0.0/1,128.0.0.0/1'],
    ['STAFF_NETWORKS', '10.0.0.0/8, ::/1'],
    ['STAFF_NETWORKS', everySlash8],
    ['TRUST_PROXY', everySlash8],
    ['METRICS_TOKEN', '1'.repeat(16)],
    ['PUBLIC_URL', 'http://www.riparo.example'],
    ['SMTP_URL', undefined],
    ['TRUST_PROXY', '0.0.0.0/0'],
  ])('%s=%s is refused', (name, value) => {
    const refusal = refusalOf({ ...production, [name]: value });
    expect(refusal.split('\n')).toHaveLength(2);
    expect(refusal).toMatch(new RegExp(`- ${name}: .+[^ ]$`));
  });

  test.each([
    ['smtp://utente:parola@posta.riparo.example:587', true],
    ['smtp://posta.riparo.example?requireTLS=true', true],
    ['smtps://posta.riparo.example', true],
    ['smtp://127.0.0.1:1025', false],
    ['smtp://localhost', false],
    ['smtp://[::1]:1025', false],
    ['smtp://127.0.0.1.riparo.example', true],
  ])('mails are sent encrypted or not at all: %s, %s', (SMTP_URL, requiresTls) => {
    expect(decodeConfig({ ...production, SMTP_URL }).mail).toMatchObject({ requiresTls });
  });

  test('an unguessable token is accepted', () => {
    const METRICS_TOKEN = 'kB2zv0Yx7rQe4LtW';
    expect(decodeConfig({ ...production, METRICS_TOKEN }).metricsToken).toBe(METRICS_TOKEN);
  });

  test('a refused value is not repeated, be it a secret or a key', () => {
    const weak = {
      APP_SECRET: 'z'.repeat(40),
      STRIPE_MAIN_SECRET_KEY: 'sk_test_mine',
      METRICS_TOKEN: '9'.repeat(20),
    };
    const refusal = refusalOf({ ...production, ...weak });
    expect(Object.values(weak).filter((value) => refusal.includes(value))).toEqual([]);
    expect(refusal.split('\n')).toHaveLength(4);
  });

  test('keys and secrets for trials are accepted in development', () => {
    const trying = {
      CARD_PROVIDER: 'stripe',
      STRIPE_API_URL: 'http://localhost:12111',
      STRIPE_MAIN_SECRET_KEY: 'sk_test_one',
      STRIPE_MAIN_WEBHOOK_SECRET: 'whsec_one',
      STRIPE_PARTNER_SECRET_KEY: 'sk_test_one',
      STRIPE_PARTNER_WEBHOOK_SECRET: 'whsec_one',
      APP_SECRET: 'a'.repeat(32),
    };
    expect(decodeConfig(trying).card.provider).toBe('stripe');
  });
});
