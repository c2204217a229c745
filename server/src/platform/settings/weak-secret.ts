// What people write where a random text is asked for.
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

const leastLeftOver = 24;
const enoughDifferent = 10;

const keyBytes = 32;
/** Random base64 changes between lower case, upper case and digits at two of three places; words written together do not. */
const leastChanges = 0.4;

/**
 * Whether a text is what a generator of random bytes wrote: at least 32 of them in hexadecimal or base64, and nothing that
 * looks thought up. A passphrase is refused however long it is; a random key passes, but for one in a thousand.
 */
export function isRandomKey(text: string): boolean {
  if (/^[\da-f]+$/i.test(text)) return text.length >= keyBytes * 2 && !isEasyToGuess(text);
  if (!/^[\w+/-]+={0,2}$/.test(text)) return false;
  const digits = text.replace(/=+$/, '');
  const isLongEnough = digits.length * 6 >= keyBytes * 8;
  // Words with dashes between them have many; base64 has one in 32 characters.
  const separators = digits.replaceAll(/[^_+/-]/g, '').length;
  return (
    isLongEnough &&
    separators <= digits.length / 7 &&
    !isEasyToGuess(digits) &&
    changesOfKind(digits) >= leastChanges
  );
}

function changesOfKind(text: string): number {
  const kinds = [...text].map((character) =>
    /[a-z]/.test(character) ? 'a' : /[A-Z]/.test(character) ? 'A' : /\d/.test(character) ? '0' : '-',
  );
  return kinds.slice(1).filter((kind, place) => kind !== kinds[place]).length / (text.length - 1);
}

function isEasyToGuess(secret: string): boolean {
  return isMonotonous(secret) || isMadeOfWords(secret);
}

/** Few different characters, the same ones over and over, or one after the other as in the alphabet. */
export function isMonotonous(secret: string): boolean {
  const different = new Set(secret).size;
  return (
    different < Math.min(enoughDifferent, secret.length / 3) || repeats(secret) || followsAlphabet(secret)
  );
}

function repeats(secret: string): boolean {
  const longestUnit = Math.floor((secret.length * 2) / 3);
  const units = Array.from({ length: longestUnit }, (_, place) => place + 1);
  return units.some((length) => secret.startsWith(secret.slice(length)));
}

function followsAlphabet(secret: string): boolean {
  const codes = [...secret].map((character) => Number(character.codePointAt(0)));
  const followers = codes.slice(1).filter((code, place) => Math.abs(code - Number(codes[place])) <= 1);
  return followers.length >= secret.length / 2;
}

/** What no dictionary can tell, letters beside digits do: sentences have none, random texts hardly ever lack either. */
function isMadeOfWords(secret: string): boolean {
  if (!/\d/.test(secret) || !/[a-z]/i.test(secret)) return true;
  const plain = secret.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  const leftOver = obviousWords.reduce((text, word) => text.replaceAll(word, ''), plain);
  return leftOver.length < Math.min(leastLeftOver, plain.length);
}
