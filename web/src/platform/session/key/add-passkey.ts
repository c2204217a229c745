import {
  addPasskeyCall,
  type OwnPasskey,
  passkeyCreationCall,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { askToCreate } from '@riparo/ui/passkeys/ask-device.ts';
import { callAsUser } from '../call-as-user.ts';

export type AddedPasskey =
  | { readonly ok: true; readonly passkey: OwnPasskey }
  | { readonly ok: false; readonly message: string; readonly fields?: Record<string, string> };

/** Asks what the device shall sign, has it signed, and brings it back. */
export async function addPasskey(name: string, password: string | undefined): Promise<AddedPasskey> {
  const asked = await callAsUser(passkeyCreationCall, { body: { ...(password && { password }) } });
  if (!asked.ok) return { ok: false, ...asked.problem };
  const made = await askToCreate(asked.value);
  if (!made.ok) return made;
  const added = await callAsUser(addPasskeyCall, { body: { name, credential: made.credential } });
  return added.ok ? { ok: true, passkey: added.value } : { ok: false, ...added.problem };
}
