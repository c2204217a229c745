import { emailKey } from '@riparo/domain/account/email-key.ts';
import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/account/passkey-rules.ts';
import type { PasskeyRequest, UsedPasskey } from '@riparo/domain/contract/passkey-calls.ts';
import { staffErrors } from '@riparo/domain/staff/errors.ts';
import { fullNameOf } from '@riparo/domain/staff/full-name.ts';
import { SECOND_FACTOR_MINUTES } from '@riparo/domain/staff/periods.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/connection.ts';
import { type Actor, appendToLog } from '../desk-log/append.ts';
import { type Failure, failure } from '../http/problem-answers.ts';
import { relyingParty } from '../webauthn/relying-party.ts';
import { loadLibrary, verifyUsed } from '../webauthn/verification.ts';
import { openSecret, stepOfCode } from './one-time-secret.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openStaffSession } from './staff-sessions.ts';
import { type StaffMember, type StaffParts, toMember } from './staff-member.ts';
import { staffMembers, staffPasskeys, staffRecoveryCodes, staffSignIns, type StaffRow } from './tables.ts';
import { hashOfToken, newToken } from '../secrets/tokens.ts';

export type Where = { device: string; address: string; isKnownDevice: (member: StaffMember) => boolean };

export type SecondFactorKind = 'passkey' | 'codes' | 'recovery';

/** The way from the password to the second factor: its token, and what may follow. */
export type HalfWay = { token: string; secondFactors: SecondFactorKind[] };

const halfWayMs = SECOND_FACTOR_MINUTES * 60_000;
/** Then the password again. */
const MOST_TRIES = 5;

export async function startSignIn(
  parts: StaffParts,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<HalfWay | null> {
  const { db, clock, passwords } = parts;
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.emailKey, emailKey(email)));
  const isRight = await passwords.matches(row?.passwordHash ?? null, password);
  const now = clock();
  if (!row || !isRight || row.disabledAt) {
    if (row) await db.transaction((tx) => noteRefused(tx, row, address, 'password', now));
    return null;
  }
  const token = newToken();
  const expiresAt = new Date(now.getTime() + halfWayMs);
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

export type Entered = { member: StaffMember; token: string };

type Errors = typeof staffErrors;
type Expired = Failure<Errors['SecondFactorExpired']>;

/** With the code of an app, or with one of recovery: whoever types it need not say which. */
export function enterWithCode(
  parts: StaffParts,
  halfWay: string,
  code: string,
  where: Where,
): Promise<Entered | Expired | Failure<Errors['SecondFactorRefused']>> {
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

export async function askForPasskey(parts: StaffParts, halfWay: string): Promise<PasskeyRequest | null> {
  const challenge = newToken();
  const { rowCount } = await parts.db.update(staffSignIns).set({ challenge }).where(isGoing(parts, halfWay));
  if (!rowCount) return null;
  const { id: rpId } = relyingParty(parts.config.publicUrl);
  return { challenge, rpId, timeout: PASSKEY_CHALLENGE_MS, userVerification: 'required' };
}

export async function enterWithPasskey(
  parts: StaffParts,
  halfWay: string,
  credential: UsedPasskey,
  where: Where,
): Promise<Entered | Expired | Failure<Errors['StaffPasskeyRefused']>> {
  // Before anything is held: the first time takes a moment.
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

/** Counts the try, and lets in whoever proves themselves. One after the other: no code is tried twice at once. */
async function enter<E extends Errors['SecondFactorRefused'] | Errors['StaffPasskeyRefused']>(
  parts: StaffParts,
  halfWay: string,
  { device, address, isKnownDevice }: Where,
  refusal: E,
  prove: (tx: Transaction, row: StaffRow, challenge: string | null) => Promise<SecondFactorKind | null>,
): Promise<Entered | Expired | Failure<E>> {
  const now = parts.clock();
  return parts.db.transaction(async (tx) => {
    const [going] = await tx.select().from(staffSignIns).where(isGoing(parts, halfWay)).for('update');
    const [row] = going
      ? await tx.select().from(staffMembers).where(eq(staffMembers.id, going.staffId)).for('update')
      : [];
    if (!going || !row || row.disabledAt || going.tries >= MOST_TRIES)
      return failure(staffErrors.SecondFactorExpired);
    // What was to be signed is used up by the answer, whatever that says.
    await tx
      .update(staffSignIns)
      .set({ tries: going.tries + 1, challenge: null })
      .where(eq(staffSignIns.tokenHash, going.tokenHash));
    const proven = await prove(tx, row, going.challenge);
    if (!proven) {
      await noteRefused(tx, row, address, 'second factor', now);
      return failure(refusal);
    }
    await tx.delete(staffSignIns).where(eq(staffSignIns.tokenHash, hashOfToken(halfWay)));
    const token = await openStaffSession(tx, row.id, device, now);
    const member = toMember(row);
    if (!isKnownDevice(member)) await tellNewDevice(parts, tx, member, device, now);
    const entry = {
      action: 'staff.signed-in',
      subject: `staff ${row.id}`,
      details: { with: proven },
    } as const;
    await appendToLog(tx, actorOf(row, address), entry, now);
    return { member, token };
  });
}

async function tellNewDevice(
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

const noteRefused = (tx: Transaction, row: StaffRow, address: string, what: string, now: Date) =>
  appendToLog(
    tx,
    actorOf(row, address),
    { action: 'staff.refused', subject: `staff ${row.id}`, details: { what } },
    now,
  );
