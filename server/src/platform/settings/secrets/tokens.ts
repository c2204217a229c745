import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

export const newToken = () => randomBytes(tokenBytes).toString('base64url');

/** Stored in place of the token. A plain hash suffices, as nobody guesses 32 random bytes. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
