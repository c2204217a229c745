import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** Known to whom it is given alone. */
export const newToken = () => randomBytes(tokenBytes).toString('base64url');

/** What is kept in its place. A plain hash does: nobody guesses 32 random bytes. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');
