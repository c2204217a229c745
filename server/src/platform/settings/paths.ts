import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..', '..', '..');
const sources = join(projectFolder, 'server', 'src');
/** For `--import` wherever our code is started with Node. */
export const quickLoading = join(sources, 'quick-loading.js');
export const siteFolder = join(projectFolder, 'web', 'dist');
export const deskFolder = join(projectFolder, 'desk', 'dist');
export const migrationsFolder = join(sources, 'platform', 'database', 'migrations');
