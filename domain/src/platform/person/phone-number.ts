export const PHONE_PREFIX = '+39';

// Mobiles: a 3 and 8 or 9 more digits. Landlines keep their leading 0 and have 6 to 11 digits in all.
export const NATIONAL_NUMBER = /^(?:3\d{8,9}|0\d{5,10})$/;

/** The number without prefix, in any typed or pasted form: `0039 333…`, `+39 333-…`, `333 …`. */
export const nationalDigits = (text: string) => {
  const compact = text.replace(/[^\d+]/g, '');
  if (compact.startsWith('+39')) return compact.slice(3);
  if (compact.startsWith('0039')) return compact.slice(4);
  // 39 333 1234567 is a prefix without its plus: too long to be a national number.
  if (/^393\d{8,9}$/.test(compact)) return compact.slice(2);
  return compact.replaceAll('+', '');
};

/** As sent and stored: `+39` and digits. */
export const parsePhone = (text: string): string | null => {
  const digits = nationalDigits(text);
  return NATIONAL_NUMBER.test(digits) ? PHONE_PREFIX + digits : null;
};

/** The part after the fixed `+39`: `333-1234567`. */
export const formatNational = (text: string) => {
  const digits = nationalDigits(text);
  return digits.length > 3 ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
};

/** `+39 333-1234567`, on one line. A foreign number, which ski accepts, is left as it is. */
export const formatPhone = (phone: string) =>
  /^\+(?!39)/.test(phone) ? phone : `${PHONE_PREFIX}\u00a0${formatNational(phone)}`;
