import { type Rule, textRule } from '../../platform/rule/rule.ts';

/** Length of account numbers for each country reached by SEPA transfers (the SWIFT register, ISO 13616). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** The longest of all countries, including spaces between groups. */
export const MAX_IBAN_INPUT_LENGTH = 42;

export const IBAN_REQUIRED = 'Scrivi l’IBAN: comincia con due lettere, per esempio IT.';
export const IBAN_UNREADABLE = 'Un IBAN ha solo lettere e cifre, e comincia con due lettere e due cifre.';
export const IBAN_NOT_SEPA =
  'Con un bonifico arriviamo solo ai conti dell’area SEPA: scrivi un IBAN italiano o europeo.';
export const IBAN_WRONG =
  'Questo IBAN non è corretto: controlla di averlo copiato per intero, cifra per cifra.';

export const tidyIban = (text: string) => text.replaceAll(/[\s.\-–]/g, '').toUpperCase();

const countryOf = (iban: string) => iban.slice(0, 2);

const lengthMessage = (iban: string) =>
  `${IBAN_WRONG} Ha ${iban.length} caratteri, dovrebbero essere ${LENGTHS[countryOf(iban)] ?? 0}.`;

/**
 * A letter becomes two digits, A is 10; the country and its check digits move to the end (ISO 7064, MOD
 * 97-10).
 */
const remainderOf = (iban: string) => {
  let remainder = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder;
};

/** In capitals and without spaces, however it was pasted. */
export const ibanRule: Rule<string> = (given) => {
  const read = textRule({
    required: IBAN_REQUIRED,
    tidy: tidyIban,
    demands: [
      { holds: (iban) => /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban), message: IBAN_UNREADABLE },
      { holds: (iban) => countryOf(iban) in LENGTHS, message: IBAN_NOT_SEPA },
    ],
  })(given);
  if (!read.ok) return read;
  if (read.value.length !== LENGTHS[countryOf(read.value)])
    return { ok: false, message: lengthMessage(read.value) };
  return remainderOf(read.value) === 1 ? read : { ok: false, message: IBAN_WRONG };
};

/** In groups of four, as banks print it. */
export const formatIban = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');

/** `IT60 •••• 3456`: enough to recognise one's own account. */
export const maskIban = (iban: string) => `${iban.slice(0, 4)}\u00a0••••\u00a0${iban.slice(-4)}`;
