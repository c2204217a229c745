import type { EmailKey } from '@riparo/domain/platform/person/email-key.ts';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import type { RequestingBrowser } from '../identity-provider.ts';
import { voidCodes } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import {
  accountCodes,
  type AccountRow,
  accounts,
  type CodeRow,
  type RegistrationRow,
  registrations,
} from './tables.ts';
import type { EmitEvent } from './deliver-events.ts';

const ofMailbox = (mailbox: EmailKey) => eq(registrations.emailKey, mailbox);

/**
 * Adds a registration to those pending: none is dropped to make room, or strangers could push out the
 * owner's. Their number is limited by network, and each expires after 30 days.
 */
export async function storeRegistration(
  tx: Transaction,
  registration: typeof registrations.$inferInsert,
): Promise<RegistrationRow> {
  const [stored] = await tx.insert(registrations).values(registration).returning();
  if (!stored) throw new Error('a registration was not stored');
  return stored;
}

export async function hasSeveralRegistrations(tx: Transaction, mailbox: EmailKey): Promise<boolean> {
  const some = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(ofMailbox(mailbox))
    .limit(2);
  return some.length > 1;
}

type Db = Database | Transaction;

/** This browser's latest registration, preferring those with a password chosen by a person. */
async function ownRegistration(
  db: Db,
  mailbox: EmailKey,
  browser: RequestingBrowser | null,
): Promise<RegistrationRow | undefined> {
  if (browser === null) return undefined;
  const [own] = await db
    .select()
    .from(registrations)
    .where(and(ofMailbox(mailbox), eq(registrations.browser, browser)))
    .orderBy(desc(registrations.hasOwnPassword), desc(registrations.turn))
    .limit(1);
  return own;
}

async function firstRegistration(
  db: Db,
  mailbox: EmailKey,
  filter?: SQL,
): Promise<RegistrationRow | undefined> {
  const [first] = await db
    .select()
    .from(registrations)
    .where(and(ofMailbox(mailbox), filter))
    .orderBy(registrations.turn)
    .limit(1);
  return first;
}

/**
 * The registration of the requesting browser, else the first: a later one cannot come between it and its
 * owner.
 */
export const ownOrFirstRegistration = async (db: Db, mailbox: EmailKey, browser: RequestingBrowser) =>
  (await ownRegistration(db, mailbox, browser)) ?? (await firstRegistration(db, mailbox));

/** The same among registrations with a chosen password, which a sign-in can compare. */
export async function registrationToSignIn(db: Db, mailbox: EmailKey, browser: RequestingBrowser) {
  const own = await ownRegistration(db, mailbox, browser);
  if (own?.hasOwnPassword) return own;
  return firstRegistration(db, mailbox, eq(registrations.hasOwnPassword, true));
}

/**
 * What a right code confirms: the registration it was mailed for, or the requesting browser's own
 * registration, since the code proves the mailbox and the browser proves the registration. Never one of a
 * third party.
 */
export async function registrationToConfirm(
  tx: Transaction,
  mailbox: EmailKey,
  { registrationId }: CodeRow,
  browser: RequestingBrowser | null,
): Promise<{ registration: RegistrationRow; isOwn: boolean } | null> {
  const [mailedFor] =
    registrationId === null
      ? []
      : await tx
          .select()
          .from(registrations)
          .where(and(ofMailbox(mailbox), eq(registrations.id, registrationId)));
  if (mailedFor && browser !== null && mailedFor.browser === browser)
    return { registration: mailedFor, isOwn: true };
  const own = await ownRegistration(tx, mailbox, browser);
  if (own) return { registration: own, isOwn: true };
  return mailedFor ? { registration: mailedFor, isOwn: false } : null;
}

/**
 * A registration corrected too soon for another mail: the code already sent confirms the corrected one. A
 * purchase without a password does not replace a registration with one.
 */
export async function moveCodesTo(
  tx: Transaction,
  { id, emailKey, browser, hasOwnPassword }: RegistrationRow,
): Promise<void> {
  if (browser === null) return;
  const corrected = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        ofMailbox(emailKey),
        eq(registrations.browser, browser),
        hasOwnPassword ? undefined : eq(registrations.hasOwnPassword, false),
      ),
    );
  await tx
    .update(accountCodes)
    .set({ registrationId: id })
    .where(and(inArray(accountCodes.registrationId, corrected), isNull(accountCodes.usedAt)));
}

type Proved = Pick<RegistrationRow, 'passwordHash' | 'hasOwnPassword' | 'marketing'>;

/**
 * The mailbox is proved: one registration becomes the account, and all others for the mailbox are deleted.
 */
export async function promoteToAccount(
  tx: Transaction,
  parts: IdentityParts,
  tell: EmitEvent,
  { browser: _browser, turn: _turn, product: _product, marketing, ...registration }: RegistrationRow,
  { marketing: agreed = marketing, ...proved }: Partial<Proved> = {},
): Promise<AccountRow> {
  const [account] = await tx
    .insert(accounts)
    .values({ ...registration, ...proved, confirmedAt: parts.clock() })
    .returning();
  if (!account) throw new Error('a registration did not become an account');
  await tx.delete(registrations).where(eq(registrations.emailKey, account.emailKey));
  // Codes of other registrations have nothing left to confirm.
  await voidCodes(tx, parts, account);
  tell(account, null, { kind: 'opened', hasOwnPassword: account.hasOwnPassword, marketing: agreed });
  return account;
}

/** A person who confirms another's registration has given no consent there. */
export const withoutConsent = ({ marketing }: RegistrationRow) => ({ ...marketing, given: false });
