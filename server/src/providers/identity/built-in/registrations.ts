import type { EmailKey } from '@riparo/domain/account/email-key.ts';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/connection.ts';
import { voidCodes } from './account-codes.ts';
import type { IdentityParts } from './parts.ts';
import { type AccountRow, accounts, type CodeRow, type RegistrationRow, registrations } from './tables.ts';
import type { TellNews } from './tell-news.ts';

/** What waits to be confirmed for a mailbox, the earliest first. */
export function pendingFor(db: Database | Transaction, mailbox: EmailKey): Promise<RegistrationRow[]> {
  return db
    .select()
    .from(registrations)
    .where(eq(registrations.emailKey, mailbox))
    .orderBy(registrations.turn);
}

const MOST_WAITING = 50;

/**
 * Keeps one more. Whoever has registered with somebody's address very often makes room for himself: its owner still enters,
 * with a code and a password chosen there.
 */
export async function keepRegistration(
  tx: Transaction,
  registration: typeof registrations.$inferInsert,
): Promise<RegistrationRow> {
  const [stored] = await tx.insert(registrations).values(registration).returning();
  if (!stored) throw new Error('a registration was not stored');
  const ofMailbox = eq(registrations.emailKey, registration.emailKey);
  const latest = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(ofMailbox)
    .orderBy(desc(registrations.turn))
    .limit(MOST_WAITING);
  await tx.delete(registrations).where(and(ofMailbox, notInArray(registrations.id, latest)));
  return stored;
}

/** What this browser registered: rather what it chose a password for, and the last of those. */
export function registeredBy(pending: readonly RegistrationRow[], browser: string | null) {
  const own = pending.filter((one) => browser !== null && one.browser === browser);
  return own.findLast(({ hasOwnPassword }) => hasOwnPassword) ?? own.at(-1);
}

/** The one that a code is about where the browser says nothing: its mail's, or the first. */
export const registrationOf = (pending: readonly RegistrationRow[], { registrationId }: CodeRow) =>
  pending.find(({ id }) => id === registrationId) ?? pending[0];

type Proved = Pick<RegistrationRow, 'passwordHash' | 'hasOwnPassword' | 'marketing'>;

/** The mailbox is proved: one registration becomes the account, and all others for the mailbox are gone. */
export async function becomeAccount(
  tx: Transaction,
  parts: IdentityParts,
  tell: TellNews,
  { browser: _browser, turn: _turn, product: _product, marketing, ...registration }: RegistrationRow,
  { marketing: agreed = marketing, ...proved }: Partial<Proved> = {},
): Promise<AccountRow> {
  const [account] = await tx
    .insert(accounts)
    .values({ ...registration, ...proved, confirmedAt: parts.clock() })
    .returning();
  if (!account) throw new Error('a registration did not become an account');
  await tx.delete(registrations).where(eq(registrations.emailKey, account.emailKey));
  // Codes that other registrations brought: they have nothing left to confirm.
  await voidCodes(tx, parts, account);
  tell(account, null, { kind: 'opened', hasOwnPassword: account.hasOwnPassword, marketing: agreed });
  return account;
}

/** Whoever confirmed without being the one who registered agreed to nothing there. */
export const notAgreed = ({ marketing }: RegistrationRow) => ({ ...marketing, given: false });
