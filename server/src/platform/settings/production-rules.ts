import { refusedForCards } from './card-config.ts';
import { refusedForMail } from './mail-config.ts';

// What people write where a random text is required.
const obviousWords = [
  'abcdefgh',
  'asdfghjkl',
  'cambiami',
  'cambiare',
  'changeme',
  'default',
  'development',
  'esempio',
  'example',
  'insecure',
  'password',
  'produzione',
  'production',
  'qwertyuiop',
  'random',
  'riparo',
  'secret',
  'segreta',
  'segreto',
  'supersecret',
  'sviluppo',
  'test',
  'zxcvbnm',
  '0123456789',
  '1234567890',
];

const minRemainderAfterRepeats = 24;
const enoughDifferent = 10;

const keyBytes = 32;
/**
 * Random base64 switches between lower case, upper case and digits at two of three positions; joined words do
 * not.
 */
const minChangeRate = 0.4;

/**
 * Whether a text looks like random bytes: at least 32 of them in hexadecimal or base64, without signs of a
 * human author. A passphrase is refused however long it is; a random key passes, but for one in a thousand.
 */
export function isRandomKey(text: string): boolean {
  if (/^[\da-f]+$/i.test(text)) return text.length >= keyBytes * 2 && !isEasyToGuess(text);
  if (!/^[\w+/-]+={0,2}$/.test(text)) return false;
  const digits = text.replace(/=+$/, '');
  const isLongEnough = digits.length * 6 >= keyBytes * 8;
  // Words joined by dashes have many; base64 has one in 32 characters.
  const separators = digits.replaceAll(/[^_+/-]/g, '').length;
  return (
    isLongEnough &&
    separators <= digits.length / 7 &&
    !isEasyToGuess(digits) &&
    changesOfKind(digits) >= minChangeRate
  );
}

function changesOfKind(text: string): number {
  const kinds = [...text].map((character) =>
    /[a-z]/.test(character) ? 'a' : /[A-Z]/.test(character) ? 'A' : /\d/.test(character) ? '0' : '-',
  );
  return kinds.slice(1).filter((kind, place) => kind !== kinds[place]).length / (text.length - 1);
}

function isEasyToGuess(secret: string): boolean {
  return isMonotonous(secret) || looksLikeWords(secret);
}

/** Few different characters, repetitions, or alphabetical sequences. */
function isMonotonous(secret: string): boolean {
  const different = new Set(secret).size;
  return (
    different < Math.min(enoughDifferent, secret.length / 3) || repeats(secret) || followsAlphabet(secret)
  );
}

function repeats(secret: string): boolean {
  const maxUnitLength = Math.floor((secret.length * 2) / 3);
  const units = Array.from({ length: maxUnitLength }, (_, place) => place + 1);
  return units.some((length) => secret.startsWith(secret.slice(length)));
}

function followsAlphabet(secret: string): boolean {
  const codes = [...secret].map((character) => Number(character.codePointAt(0)));
  const followers = codes.slice(1).filter((code, place) => Math.abs(code - Number(codes[place])) <= 1);
  return followers.length >= secret.length / 2;
}

/**
 * Catches words no dictionary has: sentences contain no digits, while random texts almost always mix letters
 * and digits.
 */
function looksLikeWords(secret: string): boolean {
  if (!/\d/.test(secret) || !/[a-z]/i.test(secret)) return true;
  const plain = secret.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  const remainderAfterRepeats = obviousWords.reduce((text, word) => text.replaceAll(word, ''), plain);
  return remainderAfterRepeats.length < Math.min(minRemainderAfterRepeats, plain.length);
}

type Environment = Record<string, string | undefined>;

const HOW_TO_MAKE_A_KEY = 'at least 32 random bytes in base64 or hexadecimal (openssl rand -base64 48)';

const required = {
  DATABASE_URL: 'the embedded database is for development only',
  APP_SECRET: HOW_TO_MAKE_A_KEY,
  LOG_KEY: `it signs the log of the desk: ${HOW_TO_MAKE_A_KEY}`,
  PUBLIC_URL: 'the address at which visitors see the site',
  MAIL_FROM: 'the sender of all mails',
  DESK_EMAIL: 'where requests of visitors arrive',
};

const overHttpsAlone = ['PUBLIC_URL', 'FORMS_URL', 'ANALYTICS_URL', 'STRIPE_API_URL'];

/**
 * Values that are fine in development and a security hole in production, each with a sentence, by setting.
 */
export function refusedInProduction(environment: Environment): string[] {
  const token = environment['METRICS_TOKEN'] ?? '';
  return [
    ...refusedForMail(environment),
    ...Object.entries(required)
      .filter(([name]) => !environment[name])
      .map(([name, reason]) => `${name}: required in production, ${reason}`),
    ...overHttpsAlone
      .filter((name) => environment[name]?.startsWith('http:'))
      .map((name) => `${name}: in production the address must start with https://`),
    ...refusedKeys(environment),
    ...(environment['LOG_HEADS_FILE'] || environment['LOG_HEADS_EMAIL']
      ? []
      : [
          'LOG_HEADS_FILE: production needs a file, or an address in LOG_HEADS_EMAIL, that receives the end of the log every day',
        ]),
    ...(token !== '' && isMonotonous(token)
      ? ['METRICS_TOKEN: too easy to guess, in production it must be random (openssl rand -hex 16)']
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
    ...weak.map((name) => `${name}: too easy to guess for production, use ${HOW_TO_MAKE_A_KEY}`),
    ...(logKey && logKey === secret ? ['LOG_KEY: must differ from APP_SECRET'] : []),
  ];
}
