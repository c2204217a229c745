import { join } from 'node:path';

/** Lines of the server's log that gave somebody away, written while the stories are told. */
export const leaksFile = join(import.meta.dirname, '../../test-results/log-leaks.txt');
