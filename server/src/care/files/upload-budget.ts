import { fileErrors } from '@riparo/domain/care/files/errors.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import type { Limiter } from '../../platform/http/rate-limit/limiter.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { type Failure, temporaryFailure } from '../../platform/http/problem-answers.ts';

const KB = 1024;
const MB = 1024 * KB;
const inKb = (bytes: number) => Math.ceil(bytes / KB);
const hour = 3600;

/** Opening a file takes a second, however small it is, so each counts as at least a megabyte. */
const MIN_COUNTED_BYTES = MB;

/** In kB. Two claims with ten of the largest files, and a few refused ones. */
const announcedByAddress: RateLimit = { max: inKb(200 * MB), windowSeconds: hour };
/** Ten of the largest files, and some that were removed or refused. */
const announcedForSubject: RateLimit = { max: inKb(100 * MB), windowSeconds: 24 * hour };
/** The traffic, including repeated pieces after interruptions. */
const arrivedFromAddress: RateLimit = { max: inKb(250 * MB), windowSeconds: hour };

type Announced = {
  /** The address of the connection. */
  address: string;
  /** The claim or the complaint that the file is for. */
  subjectId: string;
  sizeBytes: number;
};

/** Counts an announced file, whether or not it is ever stored. All processes count together. */
export async function countAnnounced(
  limiter: Limiter,
  { address, subjectId, sizeBytes }: Announced,
): Promise<Failure<typeof fileErrors.TooMuchUploaded> | null> {
  const amount = inKb(Math.max(sizeBytes, MIN_COUNTED_BYTES));
  for (const [key, limit] of [
    [`files announced from ${addressKey(address)}`, announcedByAddress],
    [`files announced for ${subjectId}`, announcedForSubject],
  ] as const) {
    const verdict = await limiter.hit(key, limit, amount);
    if (!verdict.allowed) return temporaryFailure(verdict.retryAfterSeconds, fileErrors.TooMuchUploaded);
  }
  return null;
}

/** Counts bytes before they are read. */
export async function countArriving(
  limiter: Limiter,
  { address, bytes }: { address: string; bytes: number },
): Promise<Failure<typeof fileErrors.TooMuchUploaded> | null> {
  const verdict = await limiter.hit(
    `files arriving from ${addressKey(address)}`,
    arrivedFromAddress,
    inKb(bytes),
  );
  return verdict.allowed ? null : temporaryFailure(verdict.retryAfterSeconds, fileErrors.TooMuchUploaded);
}
