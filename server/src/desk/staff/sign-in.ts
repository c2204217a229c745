import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { PasskeyRequest, UsedPasskey } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { SECOND_FACTOR_MINUTES } from '@riparo/domain/desk/staff/periods.ts';
import {
  shouldNotifyOwner,
  NO_WRONG_FACTORS,
  pauseEnd,
  type WrongFactors,
  withWrongFactor,
} from '@riparo/domain/desk/staff/second-factor-pauses.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { type Actor, appendToLog } from '../log/append.ts';
import { Failure, failure, temporaryFailure } from '../../platform/http/problem-answers.ts';
import { relyingParty } from '../../platform/sign-in/webauthn/relying-party.ts';
import { loadLibrary, verifyUsed } from '../../platform/sign-in/webauthn/verification.ts';
import {
  type KnownDevice,
  lockKnownDevice,
  rememberDevice,
  storeWrongFactorsOfDevice,
} from './known-device.ts';
import { openSecret, stepOfCode } from './one-time-secret.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openStaffSession } from './staff-sessions.ts';
import { type StaffMember, type StaffParts, toMember } from './staff-member.ts';
import {
  type SignInRow,
  staffMembers,
  staffPasskeys,
  staffRecoveryCodes,
  staffSignIns,
  type StaffRow,
} from './tables.ts';
import { hashOfToken, newToken } from '../../platform/settings/secrets/tokens.ts';

/** The device's own description, its address, and the proofs of those who have used it. */
export type Where = { device: string; address: string; deviceProofs: readonly string[] };

export type SecondFactorKind = 'passkey' | 'codes' | 'recovery';

/** The state between password and second factor: its token, and which factors are possible. */
export type PendingSignIn = { token: string; secondFactors: SecondFactorKind[] };

const pendingSignInMs = SECOND_FACTOR_MINUTES * 60_000;
/** After these the password is required again. */
const MAX_TRIES = 5;

/** Runs the same statements for an unknown e-mail, so that timing reveals nothing. */
export async function startSignIn(
  parts: StaffParts,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<PendingSignIn | null> {
  const { db, clock, passwords } = parts;
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.emailKey, emailKey(email)));
  const isRight = await passwords.matches(row?.passwordHash ?? null, password);
  const now = clock();
  if (!row || !isRight || row.disabledAt) {
    await db.transaction((tx) => noteRefused(tx, row, address, row ? 'password' : 'e-mail', now));
    return null;
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + pendingSignInMs);
  await db.insert(staffSignIns).values({ tokenHash: hashOfToken(token), staffId: row.id, expiresAt });
  return { token, secondFactors: await factorsOf(parts, row) };
}

async function factorsOf({ db }: StaffParts, { id, sealedSecret }: StaffRow): Promise<SecondFactorKind[]> {
  const [passkeys, recovery] = await Promise.all([
    db.$count(staffPasskeys, eq(staffPasskeys.staffId, id)),
    db.$count(staffRecoveryCodes, and(eq(staffRecoveryCodes.staffId, id), isNull(staffRecoveryCodes.usedAt))),
  ]);
  return [
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(sealedSecret ? (['codes'] as const) : []),
    ...(recovery > 0 ? (['recovery'] as const) : []),
  ];
}

export type Entered = { member: StaffMember; token: string; deviceProof: string };

type Errors = typeof staffErrors;
type NotNow = Failure<Errors['SecondFactorExpired'] | Errors['SecondFactorPaused']>;

/** With a code of an authenticator app or a recovery code, without having to say which. */
export function enterWithCode(
  parts: StaffParts,
  halfWay: string,
  code: string,
  where: Where,
): Promise<Entered | NotNow | Failure<Errors['SecondFactorRefused']>> {
  return enter(parts, halfWay, where, staffErrors.SecondFactorRefused, async (tx, row) => {
    const now = parts.clock();
    const secret = row.sealedSecret && openSecret(parts, row.id, row.sealedSecret);
    const step = secret ? await stepOfCode(secret, code, now, row.lastCodeStep) : null;
    if (step !== null) {
      await tx.update(staffMembers).set({ lastCodeStep: step }).where(eq(staffMembers.id, row.id));
      return 'codes';
    }
    const isUsed = await useRecoveryCode(tx, parts.keyedHash, { staffId: row.id, code, now });
    return isUsed ? 'recovery' : null;
  });
}

export async function askForPasskey(
  parts: StaffParts,
  halfWay: string,
  where: Where,
): Promise<PasskeyRequest | NotNow> {
  const challenge = newToken();
  return parts.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, parts, halfWay, where);
    if (attempt instanceof Failure) return attempt;
    await tx.update(staffSignIns).set({ challenge }).where(isThis(attempt.signIn));
    const { id: rpId } = relyingParty(parts.config.publicUrl);
    return { challenge, rpId, timeout: PASSKEY_CHALLENGE_MS, userVerification: 'required' };
  });
}

export async function enterWithPasskey(
  parts: StaffParts,
  halfWay: string,
  credential: UsedPasskey,
  where: Where,
): Promise<Entered | NotNow | Failure<Errors['StaffPasskeyRefused']>> {
  // Before any lock is taken: the first load takes a moment.
  await loadLibrary();
  return enter(parts, halfWay, where, staffErrors.StaffPasskeyRefused, async (tx, row, challenge) => {
    const [passkey] = await tx
      .select()
      .from(staffPasskeys)
      .where(and(eq(staffPasskeys.credentialId, credential.id), eq(staffPasskeys.staffId, row.id)));
    if (!passkey || !challenge) return null;
    const known = { ...passkey, ownerId: row.id };
    const use = await verifyUsed(credential, known, { challenge, siteUrl: parts.config.publicUrl });
    if (!use) return null;
    await tx
      .update(staffPasskeys)
      .set({ ...use, lastUsedAt: parts.clock() })
      .where(eq(staffPasskeys.credentialId, passkey.credentialId));
    return 'passkey';
  });
}

const isGoing = ({ clock }: Pick<StaffParts, 'clock'>, halfWay: string) =>
  and(eq(staffSignIns.tokenHash, hashOfToken(halfWay)), gt(staffSignIns.expiresAt, clock()));

const isThis = ({ tokenHash }: SignInRow) => eq(staffSignIns.tokenHash, tokenHash);

type Attempt = { signIn: SignInRow; row: StaffRow; device: KnownDevice | null };

/**
 * An attempt at the second factor, locked so that concurrent ones are counted one after the other over all
 * processes. The staff member is locked first, in the same order as a suspension.
 */
async function lockAttempt(
  tx: Transaction,
  parts: StaffParts,
  halfWay: string,
  { deviceProofs }: Where,
): Promise<Attempt | NotNow> {
  const now = parts.clock();
  const expired = failure(staffErrors.SecondFactorExpired);
  const [found] = await tx.select().from(staffSignIns).where(isGoing(parts, halfWay));
  if (!found) return expired;
  const [row] = await tx.select().from(staffMembers).where(eq(staffMembers.id, found.staffId)).for('update');
  const [signIn] = await tx.select().from(staffSignIns).where(isThis(found)).for('update');
  if (!signIn || !row || row.disabledAt) return expired;
  const device = await lockKnownDevice(tx, row.id, deviceProofs, now);
  const end = pauseEnd(wrongFactorsOf(device ?? row), now);
  if (end)
    return temporaryFailure(
      Math.ceil((end.getTime() - now.getTime()) / 1000),
      staffErrors.SecondFactorPaused,
    );
  return signIn.tries >= MAX_TRIES ? expired : { signIn, row, device };
}

/**
 * Counted for all unknown devices together, or for one known device: a guessing stranger never locks out the
 * owner there.
 */
const wrongFactorsOf = ({ wrongFactors, wrongFactorAt }: StaffRow | KnownDevice): WrongFactors => ({
  count: wrongFactors,
  lastAt: wrongFactorAt,
});

async function storeWrongFactors(
  tx: Transaction,
  { row, device }: Attempt,
  wrong: WrongFactors,
): Promise<void> {
  if (device) return storeWrongFactorsOfDevice(tx, device, wrong);
  await tx
    .update(staffMembers)
    .set({ wrongFactors: wrong.count, wrongFactorAt: wrong.lastAt })
    .where(eq(staffMembers.id, row.id));
}

/** Counts the attempt, and opens a session if it succeeds. */
async function enter<E extends Errors['SecondFactorRefused'] | Errors['StaffPasskeyRefused']>(
  parts: StaffParts,
  halfWay: string,
  where: Where,
  refusal: E,
  prove: (tx: Transaction, row: StaffRow, challenge: string | null) => Promise<SecondFactorKind | null>,
): Promise<Entered | NotNow | Failure<E>> {
  const now = parts.clock();
  return parts.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, parts, halfWay, where);
    if (attempt instanceof Failure) return attempt;
    const { signIn, row, device } = attempt;
    // The challenge is used up by any answer.
    await tx
      .update(staffSignIns)
      .set({ tries: signIn.tries + 1, challenge: null })
      .where(isThis(signIn));
    const proven = await prove(tx, row, signIn.challenge);
    if (!proven) {
      await refuse(parts, tx, attempt, where, now);
      return failure(refusal);
    }
    await tx.delete(staffSignIns).where(isThis(signIn));
    await storeWrongFactors(tx, attempt, NO_WRONG_FACTORS);
    const deviceProof = await rememberDevice(tx, row.id, device, now);
    const token = await openStaffSession(tx, row.id, { device: where.device, deviceProof }, now);
    const member = toMember(row);
    if (!device) await notifyNewDevice(parts, tx, member, where.device, now);
    const entry = {
      action: 'staff.signed-in',
      subject: `staff ${row.id}`,
      details: { with: proven },
    } as const;
    await appendToLog(tx, actorOf(row, where.address), entry, now);
    return { member, token, deviceProof };
  });
}

/** Someone knows the password: its owner is warned, once per series of wrong factors. */
async function refuse(
  { sendMailLater }: StaffParts,
  tx: Transaction,
  attempt: Attempt,
  { device, address }: Where,
  now: Date,
): Promise<void> {
  const { row } = attempt;
  const wrong = withWrongFactor(wrongFactorsOf(attempt.device ?? row), now);
  await storeWrongFactors(tx, attempt, wrong);
  if (shouldNotifyOwner(wrong)) {
    const data = { firstName: row.firstName, device, at: now.toISOString() };
    await sendMailLater(tx, { to: row.email, template: 'staff-wrong-factors', data });
  }
  await noteRefused(tx, row, address, 'second factor', now);
}

async function notifyNewDevice(
  { sendMailLater }: StaffParts,
  tx: Transaction,
  { email, firstName }: StaffMember,
  device: string,
  now: Date,
): Promise<void> {
  const data = { firstName, device, at: now.toISOString() };
  await sendMailLater(tx, { to: email, template: 'staff-new-device', data });
}

const actorOf = (row: StaffRow, address: string): Actor => ({ id: row.id, name: fullNameOf(row), address });

/** The actor for an e-mail unknown at the desk. */
const stranger = (address: string): Actor => ({ id: null, name: 'Sconosciuto', address });

const noteRefused = (tx: Transaction, row: StaffRow | undefined, address: string, what: string, now: Date) =>
  appendToLog(
    tx,
    row ? actorOf(row, address) : stranger(address),
    { action: 'staff.refused', subject: row ? `staff ${row.id}` : 'staff', details: { what } },
    now,
  );
