import type { Config } from '../../settings/config.ts';
import { openClamd } from './clamd-scanner.ts';
import type { FileScanner } from './file-scanner.ts';

/** Without one every file is drawn or written anew all the same, which leaves no program in it. */
const noScanner: FileScanner = { scan: async () => 'clean' };

export function openScanner({ scanner }: Pick<Config, 'scanner'>): FileScanner {
  return scanner === null ? noScanner : openClamd(scanner);
}
