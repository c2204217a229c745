import { StartFailure } from '../server/src/platform/settings/start-failure.ts';
import { runCommand } from './running/command.ts';
import { inSeconds } from './running/progress.ts';
import { addCounts, type Counts, oneFailed } from './suite/test-counts.ts';
import { longParts, type PartName, quickParts, testParts } from './suite/test-parts.ts';

type PartResult = { readonly name: PartName; readonly counts: Counts; readonly duration: string };

await runCommand(async () => {
  const [wanted, ...args] = process.argv.slice(2);
  const names = namesOf(wanted);
  // It mostly waits, so running it in parallel costs no time.
  const beside = names.length > 1 && names.includes('cluster') ? runPart('cluster', args) : null;
  const results: PartResult[] = [];
  for (const name of names) results.push(await (name === 'cluster' && beside ? beside : runPart(name, args)));

  console.log(`\n${results.map(summary).join('\n')}\n`);
  const { passed, failed } = addCounts(results.map(({ counts }) => counts));
  if (failed > 0) process.exitCode = 1;
  // The last line, on its own, because machines read it too.
  console.log(`${passed} passed, ${failed} failed`);
});

/** Without an argument, the parts of `npm test`; `rest` is what only `npm run test:all` adds. */
function namesOf(wanted: string | undefined): readonly PartName[] {
  const names = Object.keys(testParts) as PartName[];
  if (wanted === undefined) return quickParts;
  if (wanted === 'rest') return longParts;
  if (wanted === 'all') return [...quickParts, ...longParts];
  const name = names.find((one) => one === wanted);
  if (!name)
    throw new StartFailure(
      `Non c’è una parte «${wanted}» nelle prove: le parti sono ${names.join(', ')}, e insieme all e rest.`,
    );
  return [name];
}

/** A part that crashes fails alone: the others still report their results. */
async function runPart(name: PartName, args: readonly string[]): Promise<PartResult> {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const counts = await testParts[name](args).catch((error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    return oneFailed;
  });
  return { name, counts, duration: inSeconds(performance.now() - started) };
}

function summary({ name, counts, duration }: PartResult): string {
  if (counts.isSkipped) return `– ${name.padEnd(8)} skipped`;
  const mark = counts.failed === 0 ? '✓' : '✗';
  return `${mark} ${name.padEnd(8)} ${counts.passed} passed, ${counts.failed} failed (${duration})`;
}
