import { run } from '../running/run.ts';

// `domain` by itself: it may use neither what browsers nor what Node has. Everything else at once, since it shares most files.
const programs = ['domain', 'tsconfig.json'];

/** Checks every workspace, printing what is wrong; tells whether nothing is. */
export async function checkTypes(): Promise<boolean> {
  const outcomes = await Promise.all(
    programs.map((program) => run('tsc', ['-p', program], { isQuiet: true })),
  );
  for (const { output } of outcomes) process.stdout.write(output);
  return outcomes.every(({ succeeded }) => succeeded);
}
