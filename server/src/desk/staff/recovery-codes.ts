import { randomInt } from 'node:crypto';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connection.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { staffRecoveryCodes } from './tables.ts';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const tidy = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');

// Keyed: fifty bits would not withstand an attacker with the rows and enough time.
const hashOf = (keyedHash: KeyedHash, staffId: StaffId, code: string) =>
  keyedHash('staff recovery code', staffId, tidy(code));

const newCode = () => {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
};

/** Replaces the old codes by ten new ones: shown once, stored as hashes. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  keyedHash: KeyedHash,
  staffId: StaffId,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(keyedHash, staffId, code), staffId })));
  return codes;
}

/** Each code works once. */
export async function useRecoveryCode(
  tx: Transaction,
  keyedHash: KeyedHash,
  { staffId, code, now }: { staffId: StaffId; code: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.codeHash, hashOf(keyedHash, staffId, code)),
        eq(staffRecoveryCodes.staffId, staffId),
        isNull(staffRecoveryCodes.usedAt),
      ),
    );
  return used.rowCount === 1;
}
