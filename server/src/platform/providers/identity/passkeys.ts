import type { Account } from '@riparo/domain/people/account/account.ts';
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import type { OpenedSession } from './opened-session.ts';
import type { Refusal } from './refusal.ts';

type SessionOver = Refusal<'SessionRequired'>;

export type Passkey = {
  /** Identifies it to its owner; it gives no access. */
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** What a device has to sign, and the token that identifies the requesting browser when it answers. */
export type Asked<Options> = { options: Options; browserToken: string };

/** The requester of a passkey change: a session that may have ended meanwhile, on a named browser. */
export type Changing = { sessionToken: string; device: string };

/** The part of the port about passkeys: keys stored on a device and unlocked with a finger or a face. */
export type Passkeys = {
  askToCreate(account: Account): Promise<Asked<PasskeyCreation> | Refusal<'TooManyPasskeys'>>;
  add(
    account: Account,
    answer: { browserToken: string; name: string; credential: CreatedPasskey },
    by: Changing,
  ): Promise<Passkey | SessionOver | Refusal<'PasskeyRefused' | 'PasskeyExpired' | 'TooManyPasskeys'>>;
  /** The oldest first. */
  listOf(account: Account): Promise<Passkey[]>;
  /** False if none of theirs has this id. */
  remove(account: Account, id: string, by: Changing): Promise<boolean | SessionOver>;

  /** For no account in particular: the device knows whose passkeys it has. */
  askToSign(): Promise<Asked<PasskeyRequest>>;
  /** As with a password: `replaced` is this browser's previous token. */
  signIn(
    answer: { browserToken: string; credential: UsedPasskey },
    browser: { replaced: string | null; device: string },
  ): Promise<OpenedSession | Refusal<'PasskeyRefused' | 'PasskeyExpired'>>;
};
