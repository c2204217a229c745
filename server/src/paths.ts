import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');
/** For `--import`, wherever Node is started to run our code. */
export const quickLoading = join(import.meta.dirname, 'quick-loading.js');
export const siteFolder = join(projectFolder, 'web', 'dist');
export const migrationsFolder = join(import.meta.dirname, 'database', 'migrations');
