import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem, type } from 'node:os';
import { join } from 'node:path';

/** One line of a table: the measurement, with its floor and its goal. */
export type Row = {
  readonly what: string;
  readonly figure: string;
  /** The same for a peer that does only the minimum, measured in the same run. */
  readonly floor?: string;
  /** The measurement as a share of its floor. */
  readonly ratio?: number;
  readonly goal?: string;
  readonly met?: boolean;
};

/** Counts what must not happen. */
export const none = (what: string, count: number): Row => ({
  what,
  figure: String(count),
  goal: '0',
  met: count === 0,
});

export type Result = {
  readonly name: string;
  readonly date: string;
  readonly machine: string;
  readonly rows: readonly Row[];
};

export const resultsFolder = join(import.meta.dirname, 'results');

/**
 * Stores a run's table where `npm run bench -- --figures` finds it; an older one of the same name is
 * replaced.
 */
export async function writeResult(
  name: string,
  rows: readonly Row[],
  folder = resultsFolder,
): Promise<Result> {
  const result: Result = { name, date: new Date().toISOString(), machine: thisMachine(), rows };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${slug(name)}.json`), `${JSON.stringify(result, null, 2)}\n`);
  return result;
}

/** Writes a table, prints it, and makes the command fail if a goal is missed. */
export async function keepResult(name: string, rows: readonly Row[]): Promise<void> {
  console.log(`\n${name}`);
  console.table((await writeResult(name, rows)).rows);
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

export async function readResults(folder = resultsFolder): Promise<Result[]> {
  const files = await readdir(folder).catch(() => []);
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFile(join(folder, file), 'utf8'));
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as Result);
}

/** What a reader needs to judge a measurement, without identifying the machine. */
function thisMachine(): string {
  const model = cpus()[0]?.model.trim().replace(/\s+/g, ' ') ?? 'unknown processor';
  const memoryGb = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores of ${model}, ${memoryGb} GB, ${type()}, Node ${process.versions.node}`;
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
