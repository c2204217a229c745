import type { Settings } from './settings.ts';

/** The host of the card provider's API. */
export type CardConnection = { host: string; port: number; protocol: 'http' | 'https' };

/** The keys of one of the broker's accounts at the card provider, and the secret that signs its notices. */
export type CardAccountKeys = { secretKey: string; webhookSecret: string };

export type CardConfig =
  | { provider: 'sandbox' }
  | {
      provider: 'stripe';
      connection: CardConnection;
      keys: { main: CardAccountKeys; partner: CardAccountKeys };
    };

const stripeKeys = [
  'STRIPE_MAIN_SECRET_KEY',
  'STRIPE_MAIN_WEBHOOK_SECRET',
  'STRIPE_PARTNER_SECRET_KEY',
  'STRIPE_PARTNER_WEBHOOK_SECRET',
] as const;

/** Required settings that are missing. */
export function missingForCards(environment: Record<string, string | undefined>): string[] {
  if (environment['CARD_PROVIDER'] === 'stripe')
    return stripeKeys
      .filter((name) => !environment[name])
      .map((name) => `${name}: required when CARD_PROVIDER is stripe`);
  return environment['NODE_ENV'] === 'production'
    ? ['CARD_PROVIDER: production does not accept test payments (sandbox), use stripe']
    : [];
}

/** For real cards: no keys of the provider's test mode, and no key used twice. */
export function refusedForCards(environment: Record<string, string | undefined>): string[] {
  if (environment['CARD_PROVIDER'] !== 'stripe') return [];
  return stripeKeys.flatMap((name, place) => {
    const key = environment[name];
    if (!key) return [];
    if (name.endsWith('_SECRET_KEY') && !/^[sr]k_(?!test_)/.test(key))
      return [`${name}: production needs the real secret key (sk_live_…), not a test key or a public one`];
    const same = stripeKeys.slice(0, place).find((other) => environment[other] === key);
    return same ? [`${name}: equals ${same}, but each account and each use has its own`] : [];
  });
}

export function cardConfigOf(settings: Settings): CardConfig {
  if (settings.CARD_PROVIDER === 'sandbox') return { provider: 'sandbox' };
  const { protocol, hostname, port } = new URL(settings.STRIPE_API_URL);
  const isHttp = protocol === 'http:';
  return {
    provider: 'stripe',
    connection: {
      host: hostname,
      port: port === '' ? (isHttp ? 80 : 443) : Number(port),
      protocol: isHttp ? 'http' : 'https',
    },
    keys: {
      main: {
        secretKey: keyOf(settings, 'STRIPE_MAIN_SECRET_KEY'),
        webhookSecret: keyOf(settings, 'STRIPE_MAIN_WEBHOOK_SECRET'),
      },
      partner: {
        secretKey: keyOf(settings, 'STRIPE_PARTNER_SECRET_KEY'),
        webhookSecret: keyOf(settings, 'STRIPE_PARTNER_WEBHOOK_SECRET'),
      },
    },
  };
}

/** Completeness was checked with all other settings. */
const keyOf = (settings: Settings, name: (typeof stripeKeys)[number]) => settings[name] ?? '';
