import { detectFileKind } from './detect-kind.ts';
import { NeedsLonger, Refused, type TryOutcome } from './outcome.ts';
import { type Pace, unhurried } from './pace.ts';

/**
 * Opens a user's file and creates our own version of it. Any failure to open it counts as broken. Each
 * decoder is loaded on demand: the process lives for one file.
 */
export async function checkFile(bytes: Buffer, pace: Pace = unhurried): Promise<TryOutcome> {
  const kind = detectFileKind(bytes);
  if (kind === null) return { refusal: 'FileNotAccepted' };
  try {
    if (kind === 'pdf') return { kind, ...(await (await import('./check-pdf.ts')).checkPdf(bytes, pace)) };
    if (kind === 'heic') return { kind, ...(await (await import('./check-heic.ts')).checkHeic(bytes, pace)) };
    return { kind, ...(await (await import('./check-picture.ts')).checkPicture(bytes, kind, pace)) };
  } catch (error) {
    if (error instanceof NeedsLonger) return { needsLonger: true };
    return { refusal: error instanceof Refused ? error.refusal : 'FileBroken' };
  }
}
