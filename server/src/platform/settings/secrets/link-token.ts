import { timingSafeEqual } from 'node:crypto';

const uuidBytes = 16;
const proofBytes = 16;

const cut = (proof: string) => Buffer.from(proof, 'base64url').subarray(0, proofBytes);

/**
 * The token of a mailed link: the id of a row, and the beginning of a keyed hash that only we can compute.
 */
export const linkToken = (uuid: string, proof: string): string =>
  Buffer.concat([Buffer.from(uuid.replaceAll('-', ''), 'hex'), cut(proof)]).toString('base64url');

/** The id in a token, still unproved; null if there is none. */
export function uuidInToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== uuidBytes + proofBytes) return null;
  const hex = bytes.subarray(0, uuidBytes).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a token contains the proof of a keyed hash. */
export function isProofIn(token: string, proof: string): boolean {
  const given = Buffer.from(token, 'base64url').subarray(uuidBytes);
  return given.length === proofBytes && timingSafeEqual(given, cut(proof));
}
