import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..', '..');
export const siteFolder = join(projectFolder, 'web', 'dist');
export const migrationsFolder = join(import.meta.dirname, 'database', 'migrations');
