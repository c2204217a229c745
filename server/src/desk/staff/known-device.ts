import type { WrongFactors } from '@riparo/domain/desk/staff/second-factor-pauses.ts';
import { knownDeviceEnd, KNOWN_STAFF_DEVICE_DAYS } from '@riparo/domain/desk/staff/periods.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/database/connection.ts';
import { cookieName, cookieOptions, type Site } from '../../platform/http/cookies.ts';
import { hashOfToken, newToken } from '../../platform/settings/secrets/tokens.ts';
import { type DeviceRow, staffDevices } from './tables.ts';

const maxAge = KNOWN_STAFF_DEVICE_DAYS * 86_400;
const nameFor = (site: Site) => cookieName(site, 'desk_device');
/** Several people may share a device: each has a proof in its cookie. */
const SEPARATOR = '.';
const MAX_PEOPLE = 10;
const isProof = (text: string) => /^[\w-]{43}$/.test(text);

/** A device on which the person has signed in before, with the proof from its browser. */
export type KnownDevice = DeviceRow & { proof: string };

/** The proofs sent by the browser. Most belong to others or have expired. */
export const deviceProofsOf = (site: Site, { cookies }: FastifyRequest): string[] =>
  (cookies[nameFor(site)] ?? '').split(SEPARATOR).filter(isProof).slice(0, MAX_PEOPLE);

/** The person's known device, locked until the transaction ends. */
export async function lockKnownDevice(
  tx: Transaction,
  staffId: StaffId,
  proofs: readonly string[],
  now: Date,
): Promise<KnownDevice | null> {
  const proofByHash = new Map(proofs.map((proof) => [hashOfToken(proof), proof]));
  if (proofByHash.size === 0) return null;
  const [row] = await tx
    .select()
    .from(staffDevices)
    .where(
      and(
        inArray(staffDevices.proofHash, [...proofByHash.keys()]),
        eq(staffDevices.staffId, staffId),
        gt(staffDevices.expiresAt, now),
      ),
    )
    .limit(1)
    .for('update');
  const proof = proofByHash.get(row?.proofHash ?? '');
  return row && proof !== undefined ? { ...row, proof } : null;
}

/** Makes a device known to its person, or prolongs that; returns the proof for its browser. */
export async function rememberDevice(
  tx: Transaction,
  staffId: StaffId,
  known: KnownDevice | null,
  now: Date,
): Promise<string> {
  const proof = known?.proof ?? newToken();
  const expiresAt = knownDeviceEnd(now);
  await tx
    .insert(staffDevices)
    .values({ proofHash: hashOfToken(proof), staffId, expiresAt })
    .onConflictDoUpdate({ target: staffDevices.proofHash, set: { expiresAt } });
  return proof;
}

export async function storeWrongFactorsOfDevice(
  tx: Transaction,
  { proofHash }: DeviceRow,
  { count, lastAt }: WrongFactors,
): Promise<void> {
  await tx
    .update(staffDevices)
    .set({ wrongFactors: count, wrongFactorAt: lastAt })
    .where(eq(staffDevices.proofHash, proofHash));
}

/** Puts the new proof before those of others who use this browser. */
export function setDeviceProofCookie(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: string,
): void {
  const proofs = new Set([proof, ...deviceProofsOf(site, request)]);
  reply.setCookie(nameFor(site), [...proofs].slice(0, MAX_PEOPLE).join(SEPARATOR), {
    ...cookieOptions(site),
    sameSite: 'strict',
    httpOnly: true,
    maxAge,
  });
}
