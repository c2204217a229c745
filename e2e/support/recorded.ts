import { join } from 'node:path';

const results = join(import.meta.dirname, '../../test-results');

/** What the server and the stories log while they run, for the check that it contains no personal data. */
export const recorded = {
  /** Every line of the server's log. */
  log: join(results, 'server-log.txt'),
  /** The server's database folder: operators' commands use it too. */
  dataFolder: join(results, 'data-folder.txt'),
  /** Every password typed in a story. */
  passwords: join(results, 'typed-passwords.txt'),
  /** Every problem answer of a story, one per line. */
  problems: join(results, 'problems.txt'),
  /** A file for each screen without accessibility problems. */
  rightScreens: join(results, 'right-screens'),
} as const;
