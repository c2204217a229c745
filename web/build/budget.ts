import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BUDGET_KB, READING_BUDGET_KB } from '@riparo/domain/platform/site/script-budgets.ts';
import type { PageFiles } from './page-files.ts';

/**
 * Scripts, calls and pictures that a first screen may need. With the document and its letters that is two rounds of the six requests
 * that a browser makes at a time where it speaks HTTP/1.1; on a slow network a third round is half a second more.
 */
export const MAX_REQUESTS = 10;

export interface PageWeight {
  readonly path: string;
  readonly scriptKb: number;
  readonly scripts: number;
  /** What the page asks for at once beside its scripts: answers and pictures. */
  readonly beside: number;
  readonly isForReading: boolean;
}

interface WeighedPage {
  readonly path: string;
  readonly files: PageFiles;
  readonly beside: number;
  readonly isForReading: boolean;
}

export async function weighPage(folder: string, page: WeighedPage): Promise<PageWeight> {
  const { path, files, beside, isForReading } = page;
  const sizes = await Promise.all(
    [files.entry, ...files.preloads].map(async (file) => (await stat(join(folder, `${file}.br`))).size),
  );
  const scriptKb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { path, scriptKb, scripts: sizes.length, beside, isForReading };
}

export function budgetReport(weights: readonly PageWeight[]): string {
  const width = Math.max(...weights.map(({ path }) => path.length));
  return weights
    .map(
      ({ path, scriptKb, scripts, beside }) =>
        `  ${path.padEnd(width)}  ${scriptKb.toFixed(1).padStart(5)} kB  ${String(scripts + beside).padStart(2)} requests`,
    )
    .join('\n');
}

export function overBudget(weights: readonly PageWeight[]): readonly PageWeight[] {
  return weights.filter(
    ({ scriptKb, isForReading }) => scriptKb > (isForReading ? READING_BUDGET_KB : BUDGET_KB),
  );
}

export function overRequests(weights: readonly PageWeight[]): readonly PageWeight[] {
  return weights.filter(({ scripts, beside }) => scripts + beside > MAX_REQUESTS);
}
