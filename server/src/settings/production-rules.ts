import { refusedForCards } from './card-config.ts';
import { isEasyToGuess, isMonotonous } from './weak-secret.ts';

type Environment = Record<string, string | undefined>;

const required = {
  DATABASE_URL: 'il database incorporato è solo per lo sviluppo',
  APP_SECRET: 'almeno 32 caratteri casuali',
  PUBLIC_URL: 'l’indirizzo a cui i visitatori vedono il sito',
  MAIL_FROM: 'il mittente delle e-mail',
  DESK_EMAIL: 'dove arrivano le richieste dei visitatori',
};

const overHttpsAlone = ['PUBLIC_URL', 'FORMS_URL', 'ANALYTICS_URL', 'STRIPE_API_URL'];

/** What is fine on a developer's machine and would be a hole where people buy: each with one sentence, by its name. */
export function refusedInProduction(environment: Environment): string[] {
  const secret = environment['APP_SECRET'] ?? '';
  const token = environment['METRICS_TOKEN'] ?? '';
  return [
    ...(environment['MAIL_PROVIDER'] === 'smtp'
      ? []
      : ['MAIL_PROVIDER: in produzione la posta di prova (sandbox) non è ammessa, usa smtp']),
    ...Object.entries(required)
      .filter(([name]) => !environment[name])
      .map(([name, reason]) => `${name}: in produzione è obbligatorio, ${reason}`),
    ...overHttpsAlone
      .filter((name) => environment[name]?.startsWith('http:'))
      .map((name) => `${name}: in produzione l’indirizzo deve iniziare con https://`),
    ...(secret !== '' && isEasyToGuess(secret)
      ? ['APP_SECRET: si indovina, in produzione deve essere casuale (openssl rand -base64 48)']
      : []),
    ...(token !== '' && isMonotonous(token)
      ? ['METRICS_TOKEN: si indovina, in produzione deve essere casuale (openssl rand -hex 16)']
      : []),
    ...refusedForCards(environment),
  ];
}
