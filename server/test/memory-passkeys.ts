import { randomBytes, randomUUID } from 'node:crypto';
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { AccountId } from '@riparo/domain/platform/values/ids.ts';
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import type { OpenedSession } from '../src/platform/providers/identity/opened-session.ts';
import type { Happening } from '../src/platform/providers/identity/identity-event.ts';
import type { Passkey, Passkeys } from '../src/platform/providers/identity/passkeys.ts';
import { refuse } from '../src/platform/providers/identity/refusal.ts';

type StoredPasskey = Passkey & { accountId: AccountId; credential: WebAuthnCredential };
type Waiting = { challenge: string; accountId: AccountId | null; until: number };

/** What the accounts next to it do. */
type Accounts = {
  clock: () => Date;
  tell(id: AccountId, device: string, happening: Happening): Promise<void>;
  isOpen(sessionToken: string, id: AccountId): boolean;
  open(id: AccountId, device: string, replaced: string | null): OpenedSession;
};

const site = { expectedOrigin: 'http://localhost:3000', expectedRPID: 'localhost' };
const algorithm = -7;

const publicPart = ({ accountId: _id, credential: _key, ...passkey }: StoredPasskey): Passkey => passkey;

/** Passkeys of a provider that stores them in memory. */
export function openMemoryPasskeys({ clock, tell, isOpen, open }: Accounts) {
  let stored: StoredPasskey[] = [];
  const challenges = new Map<string, Waiting>();
  const ownOf = (id: AccountId) => stored.filter(({ accountId }) => accountId === id);

  function ask(accountId: AccountId | null) {
    const [challenge, browserToken] = [randomBytes(32).toString('base64url'), randomUUID()];
    challenges.set(browserToken, { challenge, accountId, until: clock().getTime() + PASSKEY_CHALLENGE_MS });
    return { challenge, browserToken };
  }

  /** Used up whatever the result: nothing is signed twice. */
  function take(browserToken: string, accountId: AccountId | null): string | null {
    const waiting = challenges.get(browserToken);
    if (waiting?.accountId !== accountId || clock().getTime() >= waiting.until) return null;
    challenges.delete(browserToken);
    return waiting.challenge;
  }

  const passkeys: Passkeys = {
    async askToCreate({ id, email, firstName, lastName }) {
      if (ownOf(id).length >= MAX_PASSKEYS) return refuse('TooManyPasskeys');
      const { challenge, browserToken } = ask(id);
      const options = {
        rp: { id: site.expectedRPID, name: 'Altrove' },
        user: {
          id: Buffer.from(id).toString('base64url'),
          name: email,
          displayName: `${firstName} ${lastName}`,
        },
        challenge,
        pubKeyCredParams: [{ alg: algorithm, type: 'public-key' as const }],
        timeout: PASSKEY_CHALLENGE_MS,
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required' as const,
          requireResidentKey: true as const,
          userVerification: 'required' as const,
        },
        attestation: 'none' as const,
      };
      return { options, browserToken };
    },
    async add({ id }, { browserToken, name, credential }, { sessionToken, device }) {
      if (!isOpen(sessionToken, id)) return refuse('SessionRequired');
      const challenge = take(browserToken, id);
      if (challenge === null) return refuse('PasskeyExpired');
      const found = await verifyRegistrationResponse({
        ...site,
        response: {
          ...credential,
          response: { ...credential.response, transports: [] },
          clientExtensionResults: {},
        },
        expectedChallenge: challenge,
        supportedAlgorithmIDs: [algorithm],
      }).catch(() => null);
      if (!found?.verified || stored.some((one) => one.credential.id === credential.id))
        return refuse('PasskeyRefused');
      const passkey = { id: randomUUID(), name, createdAt: clock(), lastUsedAt: null };
      stored.push({ ...passkey, accountId: id, credential: found.registrationInfo.credential });
      await tell(id, device, { kind: 'passkey-added', about: name });
      return passkey;
    },
    listOf: async ({ id }) => ownOf(id).map(publicPart),
    async remove(account, id, { sessionToken, device }) {
      if (!isOpen(sessionToken, account.id)) return refuse('SessionRequired');
      const found = ownOf(account.id).find((one) => one.id === id);
      if (!found) return false;
      stored = stored.filter((one) => one !== found);
      await tell(account.id, device, { kind: 'passkey-removed', about: found.name });
      return true;
    },
    async askToSign() {
      const { challenge, browserToken } = ask(null);
      const options = { challenge, rpId: site.expectedRPID, timeout: PASSKEY_CHALLENGE_MS };
      return { options: { ...options, userVerification: 'required' }, browserToken };
    },
    async signIn({ browserToken, credential }, { replaced, device }) {
      const challenge = take(browserToken, null);
      if (challenge === null) return refuse('PasskeyExpired');
      const found = stored.find((one) => one.credential.id === credential.id);
      const { userHandle: _handle, ...signed } = credential.response;
      const used =
        found &&
        (await verifyAuthenticationResponse({
          ...site,
          response: { ...credential, response: signed, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential: found.credential,
        }).catch(() => null));
      if (!found || !used?.verified) return refuse('PasskeyRefused');
      found.credential.counter = used.authenticationInfo.newCounter;
      found.lastUsedAt = clock();
      const opened = open(found.accountId, device, replaced);
      await tell(found.accountId, device, { kind: 'signed-in-with-passkey', about: found.name });
      return opened;
    },
  };

  return {
    passkeys,
    namesOf: (id: AccountId) => ownOf(id).map(({ name }) => name),
    removeAllOf: (id: AccountId) => void (stored = stored.filter(({ accountId }) => accountId !== id)),
  };
}
