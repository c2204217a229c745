import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { REFERRAL_MAX_LENGTH } from '@riparo/domain/understand/checkup/options.ts';

/** A partner's link to the quiz carries `?referral_code=…`; the addresses of its steps do not. */
const PARAMETER = 'referral_code';
const KEY = `${brand.cookiePrefix}:${PARAMETER}`;

/** Call it while the address is still the one that was opened. */
export const rememberReferralCode = () => {
  const code = new URLSearchParams(location.search).get(PARAMETER);
  if (!code || code.length > REFERRAL_MAX_LENGTH) return;
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage a reload loses the referral.
  }
};

export const referralCode = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};
