import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';

export type DeviceAnswer<Credential> =
  | { readonly ok: true; readonly credential: Credential }
  | { readonly ok: false; readonly message: string };

const UNSUPPORTED = 'Questo browser non usa le passkey: prova con un altro, o con e-mail e password.';
// Browsers do not distinguish a cancellation from a device without a passkey, and both can be retried.
const NOT_DONE = 'Non abbiamo ricevuto nessuna passkey dal tuo dispositivo. Quando vuoi, riprova.';
const ALREADY_THERE = 'Questo dispositivo ha già una passkey per il tuo account.';

/** The library that talks to devices loads on first use. */
const load = () => import('@simplewebauthn/browser');

export const askToCreate = (options: PasskeyCreation): Promise<DeviceAnswer<CreatedPasskey>> =>
  ask(async () => {
    const { startRegistration } = await load();
    const { id, rawId, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  });

export const askToSign = (options: PasskeyRequest): Promise<DeviceAnswer<UsedPasskey>> =>
  ask(async () => {
    const { startAuthentication } = await load();
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return {
      id,
      rawId,
      type: 'public-key',
      response: userHandle === undefined ? signed : { ...signed, userHandle },
    };
  });

export const supportsPasskeys = () => 'PublicKeyCredential' in window;

async function ask<Credential>(answer: () => Promise<Credential>): Promise<DeviceAnswer<Credential>> {
  if (!supportsPasskeys()) return { ok: false, message: UNSUPPORTED };
  try {
    return { ok: true, credential: await answer() };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return { ok: false, message: isKnown ? ALREADY_THERE : NOT_DONE };
  }
}
