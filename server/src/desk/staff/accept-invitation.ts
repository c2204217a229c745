import { PASSKEY_CHALLENGE_MS } from '@riparo/domain/platform/sign-in/passkey-rules.ts';
import type { CreatedPasskey, PasskeyCreation } from '@riparo/domain/platform/sign-in/passkey-calls.ts';
import { NAME_REQUIRED, nameRule, SURNAME_REQUIRED } from '@riparo/domain/platform/person/name.ts';
import { staffPasswordProblem } from '@riparo/domain/desk/staff/password.ts';
import { staffErrors } from '@riparo/domain/desk/staff/errors.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import { appendToLog } from '../log/append.ts';
import { type Failure, type Fields, failure } from '../../platform/http/problem-answers.ts';
import { loadGuessEstimator } from '@riparo/domain/platform/person/password-guesses.ts';
import { relyingParty, userHandleOf } from '../../platform/sign-in/webauthn/relying-party.ts';
import { ALGORITHMS, loadLibrary, verifyCreated } from '../../platform/sign-in/webauthn/verification.ts';
import { findInvitation, lockInvitation } from './invitations.ts';
import { rememberDevice } from './known-device.ts';
import { newSecret, type NewSecret, openSecret, sealSecret, stepOfCode } from './one-time-secret.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { closeAllAccessOf, openStaffSession } from './staff-sessions.ts';
import { type StaffMember, type StaffParts, toMember } from './staff-member.ts';
import { type InvitationRow, staffInvitations, staffMembers, staffPasskeys } from './tables.ts';
import { newToken } from '../../platform/settings/secrets/tokens.ts';

export type Newcomer = { firstName: string; lastName: string; password: string };

export type SecondFactor = { kind: 'codes'; code: string } | { kind: 'passkey'; credential: CreatedPasskey };

export type Arrival = { member: StaffMember; token: string; deviceProof: string; recoveryCodes: string[] };

/** The error of each field, if any. */
export async function checkNewcomer(
  newcomer: Newcomer,
  { email }: Pick<InvitationRow, 'email'>,
): Promise<Fields> {
  const { firstName, lastName, password } = newcomer;
  const names = {
    firstName: nameRule(NAME_REQUIRED)(firstName),
    lastName: nameRule(SURNAME_REQUIRED)(lastName),
  };
  const wrongNames = Object.entries(names).flatMap(([field, verdict]) =>
    verdict.ok ? [] : [[field, verdict.message]],
  );
  const problem = staffPasswordProblem(password, { firstName, lastName, email }, await loadGuessEstimator());
  return { ...Object.fromEntries(wrongNames), ...(problem === null ? {} : { password: problem }) } as Fields;
}

/** For an authenticator app; each call offers a new one. */
export async function offerCodes(parts: StaffParts, token: string): Promise<NewSecret | null> {
  const invitation = await findInvitation(parts, token);
  if (!invitation) return null;
  const offered = await newSecret(invitation.email);
  await parts.db
    .update(staffInvitations)
    .set({ sealedSecret: sealSecret(parts, invitation.staffId, offered.secret) })
    .where(eq(staffInvitations.id, invitation.id));
  return offered;
}

export async function offerPasskey(
  parts: StaffParts,
  token: string,
  name: Pick<Newcomer, 'firstName' | 'lastName'>,
): Promise<PasskeyCreation | null> {
  const invitation = await findInvitation(parts, token);
  if (!invitation) return null;
  const challenge = newToken();
  await parts.db.update(staffInvitations).set({ challenge }).where(eq(staffInvitations.id, invitation.id));
  const { id, name: site } = relyingParty(parts.config.publicUrl);
  return {
    rp: { id, name: `${site} banco` },
    user: {
      id: userHandleOf(invitation.staffId).toString('base64url'),
      name: invitation.email,
      displayName: fullNameOf(name),
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

type Errors = typeof staffErrors;
type Refused = Failure<
  | Errors['InvitationOver']
  | Errors['SecondFactorRefused']
  | Errors['StaffPasskeyRefused']
  | Errors['SecondFactorExpired']
>;

/**
 * All or nothing: name, password and second factor, ten recovery codes, a session. For an existing staff
 * member it replaces all of these, and ends their sessions and known devices.
 */
export async function acceptInvitation(
  parts: StaffParts,
  token: string,
  {
    newcomer,
    secondFactor,
    device,
    address,
  }: {
    newcomer: Newcomer;
    secondFactor: SecondFactor;
    device: string;
    address: string;
  },
): Promise<Arrival | Refused> {
  const now = parts.clock();
  // Before any lock is taken: both take a moment.
  const passwordHash = await parts.passwords.hash(newcomer.password);
  if (secondFactor.kind === 'passkey') await loadLibrary();
  return parts.db.transaction(async (tx) => {
    const locked = await lockInvitation(tx, parts, token);
    if (!locked) return failure(staffErrors.InvitationOver);
    const { invitation, known } = locked;
    const factor = await proveFactor(parts, invitation, secondFactor, now);
    if (!('store' in factor)) return factor;

    const { staffId: id, email, emailKey, role, invitedBy } = invitation;
    const { firstName, lastName } = newcomer;
    const values = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      passwordHash,
      wrongFactors: 0,
      wrongFactorAt: null,
      admittedBy: invitedBy,
      admittedAt: now,
      ...factor.columns,
    };
    const [row] = known
      ? await tx.update(staffMembers).set(values).where(eq(staffMembers.id, id)).returning()
      : await tx
          .insert(staffMembers)
          .values({ id, email, emailKey, role, joinedAt: now, ...values })
          .returning();
    if (!row) throw new Error('a member of the desk was not stored');
    await closeAllAccessOf(tx, id);
    await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id));
    await factor.store(tx);
    const recoveryCodes = await replaceRecoveryCodes(tx, parts.keyedHash, id);
    await tx.update(staffInvitations).set({ closedAt: now }).where(eq(staffInvitations.id, invitation.id));
    const deviceProof = await rememberDevice(tx, id, null, now);
    const session = await openStaffSession(tx, id, { device, deviceProof }, now);
    const member = toMember(row);
    const actor = { id, name: fullNameOf(member), address };
    const action = known ? 'staff.access-renewed' : 'staff.joined';
    await appendToLog(
      tx,
      actor,
      { action, subject: `staff ${id}`, details: { with: secondFactor.kind } },
      now,
    );
    return { member, token: session, deviceProof, recoveryCodes };
  });
}

type ProvenFactor = {
  columns: { sealedSecret: string | null; lastCodeStep: number | null };
  store: (tx: Transaction) => Promise<unknown>;
};

async function proveFactor(
  parts: StaffParts,
  { staffId, sealedSecret, challenge }: InvitationRow,
  given: SecondFactor,
  now: Date,
): Promise<ProvenFactor | Refused> {
  if (given.kind === 'codes') {
    const secret = sealedSecret && openSecret(parts, staffId, sealedSecret);
    if (!secret) return failure(staffErrors.SecondFactorExpired);
    const step = await stepOfCode(secret, given.code, now, null);
    if (step === null) return failure(staffErrors.SecondFactorRefused);
    return { columns: { sealedSecret, lastCodeStep: step }, store: async () => undefined };
  }
  if (!challenge) return failure(staffErrors.SecondFactorExpired);
  const verified = await verifyCreated(given.credential, { challenge, siteUrl: parts.config.publicUrl });
  if (!verified) return failure(staffErrors.StaffPasskeyRefused);
  return {
    columns: { sealedSecret: null, lastCodeStep: null },
    store: (tx) => tx.insert(staffPasskeys).values({ ...verified, staffId, createdAt: now }),
  };
}
