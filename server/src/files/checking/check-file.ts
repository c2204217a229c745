import { knownKind } from './known-kind.ts';
import { type CheckOutcome, Refused } from './outcome.ts';

/**
 * Opens what somebody sent and makes our own of it. Whatever can not be opened is broken, however it is so. Each decoder is
 * loaded where it is needed: the process lives for one file.
 */
export async function checkFile(bytes: Buffer): Promise<CheckOutcome> {
  const kind = knownKind(bytes);
  if (kind === null) return { refusal: 'FileNotAccepted' };
  try {
    if (kind === 'pdf') return { kind, ...(await (await import('./check-pdf.ts')).checkPdf(bytes)) };
    if (kind === 'heic') return { kind, ...(await (await import('./check-heic.ts')).checkHeic(bytes)) };
    return { kind, ...(await (await import('./check-picture.ts')).checkPicture(bytes, kind)) };
  } catch (error) {
    return { refusal: error instanceof Refused ? error.refusal : 'FileBroken' };
  }
}
