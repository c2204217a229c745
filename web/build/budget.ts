import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageFiles } from './page-files.ts';

/** Brotli kB (1000 bytes) of JavaScript that the first screen of any page may cost. */
export const BUDGET_KB = 89;

export interface PageWeight {
  readonly path: string;
  readonly scriptKb: number;
}

export async function weighPage(folder: string, path: string, files: PageFiles): Promise<PageWeight> {
  const sizes = await Promise.all(
    [files.entry, ...files.preloads].map(async (file) => (await stat(join(folder, `${file}.br`))).size),
  );
  return { path, scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

export function budgetReport(weights: readonly PageWeight[]): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  return weights
    .map(({ path, scriptKb }) => `  ${path.padEnd(width)}  ${scriptKb.toFixed(1).padStart(5)} kB`)
    .join('\n');
}

export function overBudget(weights: readonly PageWeight[]): readonly PageWeight[] {
  return weights.filter(({ scriptKb }) => scriptKb > BUDGET_KB);
}
