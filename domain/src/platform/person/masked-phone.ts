import { formatNational, nationalDigits, PHONE_PREFIX } from './phone-number.ts';

const SHOWN_DIGITS = 3;

/** `+39 •••-••••567`: enough to recognise a number, not enough to call it. */
export const maskPhone = (phone: string) => {
  const hidden = nationalDigits(phone).length - SHOWN_DIGITS;
  let seen = 0;
  const national = formatNational(phone).replace(/\d/g, (digit) => (seen++ < hidden ? '•' : digit));
  return `${PHONE_PREFIX}\u00a0${national}`;
};
