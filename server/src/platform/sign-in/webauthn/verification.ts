import { PASSKEY_TRANSPORTS, type PasskeyTransport } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { CreatedPasskey, UsedPasskey } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { relyingParty, userHandleOf } from './relying-party.ts';

type Expected = { challenge: string; siteUrl: URL };

/** A passkey with a verified signature. */
export type VerifiedPasskey = {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: PasskeyTransport[];
  canBackUp: boolean;
  isBackedUp: boolean;
};

/** What each use updates. */
export type VerifiedUse = Pick<VerifiedPasskey, 'counter' | 'isBackedUp'>;

/** A stored passkey, with its owner's id. */
export type KnownPasskey = Pick<VerifiedPasskey, 'credentialId' | 'publicKey' | 'counter'> & {
  ownerId: string;
};

/** Loaded with the first passkey: it takes a tenth of the server's memory. */
export const loadLibrary = async () => {
  const [library, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...library, ...helpers };
};

/** ES256, EdDSA and RS256: the algorithms of today's devices. */
export const ALGORITHMS = [-7, -8, -257];

/** Null if the signature is invalid: the library throws on malformed input. */
export async function verifyCreated(
  { id, rawId, type, response }: CreatedPasskey,
  { challenge, siteUrl }: Expected,
): Promise<VerifiedPasskey | null> {
  const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL } = await loadLibrary();
  const { id: rpId, origin } = relyingParty(siteUrl);
  try {
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    if (!hasNoCertificates(statement.get('fmt'), statement.get('attStmt').get('x5c'))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { ...response, transports: [] },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: PASSKEY_TRANSPORTS.filter((known) => response.transports?.includes(known)),
      canBackUp: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
    };
  } catch {
    return null;
  }
}

/**
 * We request no certificates, so browsers send none; a client that sends some must not make the server read
 * them and fetch what they point to.
 */
const hasNoCertificates = (format: string, certificates: unknown) =>
  format === 'none' || (format === 'packed' && certificates === undefined);

export async function verifyUsed(
  { id, rawId, type, response }: UsedPasskey,
  passkey: KnownPasskey,
  { challenge, siteUrl }: Expected,
): Promise<VerifiedUse | null> {
  const { verifyAuthenticationResponse, isoBase64URL } = await loadLibrary();
  const { id: rpId, origin } = relyingParty(siteUrl);
  const { userHandle, ...signed } = response;
  if (!isHandleOf(userHandle, passkey.ownerId)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credentialId,
        publicKey: isoBase64URL.toBuffer(passkey.publicKey),
        // A signature count that goes backwards comes from a copy or its original: both are refused.
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch {
    return null;
  }
}

/** Without an account in particular, the device must also name the owner. */
const isHandleOf = (userHandle: string | undefined, ownerId: string) =>
  userHandle !== undefined && Buffer.from(userHandle, 'base64url').equals(userHandleOf(ownerId));
