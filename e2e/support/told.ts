import { join } from 'node:path';

const results = join(import.meta.dirname, '../../test-results');

/** What the server and the stories tell while they run, for whoever looks after them whether it told too much. */
export const told = {
  /** Every line of the server's log. */
  log: join(results, 'server-log.txt'),
  /** Where the server keeps its database: whoever operates it works there too. */
  dataFolder: join(results, 'data-folder.txt'),
  /** Every password that somebody typed in a story. */
  passwords: join(results, 'typed-passwords.txt'),
  /** Every problem answer that a story got, one on a line. */
  problems: join(results, 'problems.txt'),
  /** A file for each screen in which nothing hinders a reader. */
  rightScreens: join(results, 'right-screens'),
} as const;
