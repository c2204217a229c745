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
  /** Names it to its owner; nobody signs in with it. */
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

/** What a device shall sign, and what the browser that asked proves itself with when it brings the answer. */
export type Asked<Options> = { options: Options; browserToken: string };

/** Who changes passkeys: a session that may have been ended meanwhile, on a browser with a name. */
export type Changing = { sessionToken: string; device: string };

/** The part of the port about the second way in: a key that a device keeps and shows with a finger or a face. */
export type Passkeys = {
  askToCreate(account: Account): Promise<Asked<PasskeyCreation> | Refusal<'TooManyPasskeys'>>;
  add(
    account: Account,
    answer: { browserToken: string; name: string; credential: CreatedPasskey },
    by: Changing,
  ): Promise<Passkey | SessionOver | Refusal<'PasskeyRefused' | 'PasskeyExpired' | 'TooManyPasskeys'>>;
  /** The oldest first. */
  listOf(account: Account): Promise<Passkey[]>;
  /** False when none of theirs has this id. */
  remove(account: Account, id: string, by: Changing): Promise<boolean | SessionOver>;

  /** Of nobody in particular: the device knows whose passkeys it keeps. */
  askToSign(): Promise<Asked<PasskeyRequest>>;
  /** As with a password: `replaced` is the token this browser held before. */
  signIn(
    answer: { browserToken: string; credential: UsedPasskey },
    browser: { replaced: string | null; device: string },
  ): Promise<OpenedSession | Refusal<'PasskeyRefused' | 'PasskeyExpired'>>;
};
