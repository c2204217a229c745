import type { Passkeys } from '../../passkeys.ts';
import type { IdentityParts } from '../parts.ts';
import { addPasskey, askToCreate } from './add-passkey.ts';
import { passkeysOf, removePasskey, toPasskey } from './own-passkeys.ts';
import { askToSign, signInWithPasskey } from './passkey-sign-in.ts';

export function openPasskeys(parts: IdentityParts): Passkeys {
  return {
    askToCreate: (account) => askToCreate(parts, account),
    add: (account, answer, by) => addPasskey(parts, account, answer, by),
    listOf: async ({ id }) => (await passkeysOf(parts.db, id)).map(toPasskey),
    remove: (account, id, by) => removePasskey(parts, account, id, by),
    askToSign: () => askToSign(parts),
    signIn: (answer, browser) => signInWithPasskey(parts, answer, browser),
  };
}
