/**
 * The port: looks for known malware in uploads. `clean` only means that nothing is known; a scanner that does
 * not answer rejects with `ScannerAway`, and the file waits.
 */
export type FileScanner = {
  scan(pieces: AsyncIterable<Buffer>): Promise<'clean' | 'infected'>;
};

/** Never contains the scanned data. */
export class ScannerAway extends Error {
  override readonly name = 'ScannerAway';
}
