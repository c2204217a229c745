import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { openText, sealText } from '../../platform/settings/secrets/sealed-text.ts';
import { cachedOnSuccess } from '@riparo/domain/platform/values/stored-on-success.ts';
import type { StaffParts } from './staff-member.ts';

/** Loaded with the first code: only the desk needs it. */
const loadLibrary = cachedOnSuccess(() => import('otplib'));

const PERIOD_SECONDS = 30;
/** A phone's clock may be slow, and so are people typing. */
const TOLERANCE_SECONDS = 30;

export type NewSecret = { secret: string; uri: string };

/** The secret for an authenticator app, as text and as the address in a QR code. */
export async function newSecret(email: string): Promise<NewSecret> {
  const { generateSecret, generateURI } = await loadLibrary();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: `${brand.name} banco`, label: email, secret }) };
}

/** The time step of a code; null for a wrong one, or one not later than the last used. */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number | null,
): Promise<number | null> {
  const { verify } = await loadLibrary();
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const verdict = await verify({
    secret,
    token,
    period: PERIOD_SECONDS,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
    ...(lastStep === null ? {} : { afterTimeStep: lastStep }),
  });
  return verdict.valid && 'timeStep' in verdict ? verdict.timeStep : null;
}

const keyFor = ({ keyedHash }: Pick<StaffParts, 'keyedHash'>, staffId: string) =>
  keyedHash('staff codes', staffId);

export const sealSecret = (parts: Pick<StaffParts, 'keyedHash'>, staffId: string, secret: string) =>
  sealText(keyFor(parts, staffId), secret);

export const openSecret = (parts: Pick<StaffParts, 'keyedHash'>, staffId: string, sealed: string) =>
  openText(keyFor(parts, staffId), sealed);
