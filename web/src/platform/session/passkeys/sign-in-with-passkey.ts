import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { passkeyRequestCall, passkeySignInCall } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { askToSign } from '@riparo/ui/passkeys/ask-device.ts';

export type PasskeySignIn =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly message: string };

/** Without an e-mail: the device lists its passkeys for this site. */
export async function signInWithPasskey(): Promise<PasskeySignIn> {
  const asked = await callApi(passkeyRequestCall, {});
  if (!asked.ok) return { ok: false, message: asked.problem.message };
  const signed = await askToSign(asked.value);
  if (!signed.ok) return signed;
  const opened = await callApi(passkeySignInCall, { body: { credential: signed.credential } });
  return opened.ok ? { ok: true, session: opened.value } : { ok: false, message: opened.problem.message };
}
