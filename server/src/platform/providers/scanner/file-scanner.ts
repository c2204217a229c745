/**
 * The port: looks for known malware in what somebody sent. `clean` says no more than that nothing is known of it; a
 * scanner that does not answer rejects with `ScannerAway`, and the file waits.
 */
export type FileScanner = {
  scan(pieces: AsyncIterable<Buffer>): Promise<'clean' | 'infected'>;
};

/** Never holds what was scanned. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}
