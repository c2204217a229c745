import { run } from '../running/run.ts';

// `domain` separately, because it may use nothing specific to browsers or Node. Everything else at once,
// since it shares most files.
const programs = ['domain', 'tsconfig.json'];

/** Checks every workspace, prints the errors and returns whether there are none. */
export async function checkTypes(): Promise<boolean> {
  const outcomes = await Promise.all(
    programs.map((program) => run('tsc', ['-p', program], { isQuiet: true })),
  );
  for (const { output } of outcomes) process.stdout.write(output);
  return outcomes.every(({ succeeded }) => succeeded);
}
