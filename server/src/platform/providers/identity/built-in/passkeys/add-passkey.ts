import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { PasskeyCreation } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import type { Passkeys } from '../../passkeys.ts';
import { refuse } from '../../refusal.ts';
import { lockAccount } from '../find-account.ts';
import type { IdentityParts } from '../parts.ts';
import { isSessionOpen } from '../sessions.ts';
import { changeAndEmit } from '../deliver-events.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { passkeysOf, toPasskey } from './own-passkeys.ts';
import { relyingParty, userHandleOf } from '../../../../sign-in/webauthn/relying-party.ts';
import { passkeys } from './tables.ts';
import { ALGORITHMS, loadLibrary, verifyCreated } from '../../../../sign-in/webauthn/verification.ts';

type From<Name extends keyof Passkeys> = (
  parts: IdentityParts,
  ...args: Parameters<Passkeys[Name]>
) => ReturnType<Passkeys[Name]>;

export const askToCreate: From<'askToCreate'> = async (parts, { id, email, firstName, lastName }) => {
  const existing = await passkeysOf(parts.db, id);
  if (existing.length >= MAX_PASSKEYS) return refuse('TooManyPasskeys');
  const { challenge, browserToken } = await issueChallenge(parts, id);
  const { id: rpId, name } = relyingParty(parts.siteUrl);
  const options: PasskeyCreation = {
    rp: { id: rpId, name },
    user: {
      id: userHandleOf(id).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_MS,
    // One passkey per device and account.
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    // Usable without an e-mail, and only by someone who can unlock the device.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    // The make of the device is not needed.
    attestation: 'none',
  };
  return { options, browserToken };
};

export const addPasskey: From<'add'> = async (parts, { id }, answer, { sessionToken, device }) => {
  const { browserToken, name, credential } = answer;
  // Before any lock is taken: the first load takes a moment.
  await loadLibrary();
  return changeAndEmit(parts, async (tx, tell) => {
    const account = await lockAccount(tx, { id });
    // A session closed while the device was signing may add nothing.
    if (!account || !(await isSessionOpen(tx, parts, sessionToken))) return refuse('SessionRequired');
    const challenge = await takeChallenge(tx, parts, browserToken, id);
    if (challenge === null) return refuse('PasskeyExpired');
    const verified = await verifyCreated(credential, { challenge, siteUrl: parts.siteUrl });
    if (!verified) return refuse('PasskeyRefused');
    if ((await passkeysOf(tx, id)).length >= MAX_PASSKEYS) return refuse('TooManyPasskeys');

    const [added] = await tx
      .insert(passkeys)
      .values({ ...verified, accountId: id, name, createdAt: parts.clock() })
      // A known passkey stays with its account.
      .onConflictDoNothing({ target: passkeys.credentialId })
      .returning();
    if (!added) return refuse('PasskeyRefused');
    tell(account, device, { kind: 'passkey-added', about: name });
    return toPasskey(added);
  });
};
