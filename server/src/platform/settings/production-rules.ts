import { refusedForCards } from './card-config.ts';
import { refusedForMail } from './mail-config.ts';
import { isMonotonous, isRandomKey } from './weak-secret.ts';

type Environment = Record<string, string | undefined>;

const HOW_TO_MAKE_A_KEY = 'almeno 32 byte casuali in base64 o esadecimale (openssl rand -base64 48)';

const required = {
  DATABASE_URL: 'il database incorporato è solo per lo sviluppo',
  APP_SECRET: HOW_TO_MAKE_A_KEY,
  LOG_KEY: `firma il registro del banco: ${HOW_TO_MAKE_A_KEY}`,
  PUBLIC_URL: 'l’indirizzo a cui i visitatori vedono il sito',
  MAIL_FROM: 'il mittente delle e-mail',
  DESK_EMAIL: 'dove arrivano le richieste dei visitatori',
};

const overHttpsAlone = ['PUBLIC_URL', 'FORMS_URL', 'ANALYTICS_URL', 'STRIPE_API_URL'];

/** What is fine on a developer's machine and would be a hole where people buy: each with one sentence, by its name. */
export function refusedInProduction(environment: Environment): string[] {
  const token = environment['METRICS_TOKEN'] ?? '';
  return [
    ...refusedForMail(environment),
    ...Object.entries(required)
      .filter(([name]) => !environment[name])
      .map(([name, reason]) => `${name}: in produzione è obbligatorio, ${reason}`),
    ...overHttpsAlone
      .filter((name) => environment[name]?.startsWith('http:'))
      .map((name) => `${name}: in produzione l’indirizzo deve iniziare con https://`),
    ...refusedKeys(environment),
    ...(environment['LOG_HEADS_FILE'] || environment['LOG_HEADS_EMAIL']
      ? []
      : [
          'LOG_HEADS_FILE: in produzione serve un file, o un indirizzo in LOG_HEADS_EMAIL, dove annotare ogni giorno la fine del registro',
        ]),
    ...(token !== '' && isMonotonous(token)
      ? ['METRICS_TOKEN: si indovina, in produzione deve essere casuale (openssl rand -hex 16)']
      : []),
    ...refusedForCards(environment),
  ];
}

const areRandom = (keys: string) =>
  keys
    .split(',')
    .map((key) => key.trim())
    .every((key) => key === '' || isRandomKey(key));

function refusedKeys(environment: Environment): string[] {
  const weak = ['APP_SECRET', 'LOG_KEY', 'LOG_OTHER_KEYS'].filter(
    (name) => !areRandom(environment[name] ?? ''),
  );
  const { APP_SECRET: secret, LOG_KEY: logKey } = environment;
  return [
    ...weak.map(
      (name) => `${name}: in produzione non si deve poter indovinare, servono ${HOW_TO_MAKE_A_KEY}`,
    ),
    ...(logKey && logKey === secret ? ['LOG_KEY: deve essere diversa da APP_SECRET'] : []),
  ];
}
