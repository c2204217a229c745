import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypted and authenticated: readable only with the same key, and only if unchanged. The key is 32 bytes,
 * as base64url.
 */
export function sealBytes(key: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64url'), iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null if it was sealed with another key, or changed since. */
export function openBytes(key: string, sealed: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(
      ALGORITHM,
      Buffer.from(key, 'base64url'),
      sealed.subarray(0, IV_BYTES),
      { authTagLength: TAG_BYTES },
    );
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

export const sealText = (key: string, text: string): string =>
  sealBytes(key, Buffer.from(text)).toString('base64url');

export const openText = (key: string, sealed: string): string | null =>
  openBytes(key, Buffer.from(sealed, 'base64url'))?.toString() ?? null;
