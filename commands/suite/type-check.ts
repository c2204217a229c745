import { run } from '../running/run.ts';

const projects = ['domain', 'server', 'ui', 'web', 'desk', 'e2e', 'commands', 'bench'];

/** Checks every part of the house, printing what is wrong; tells whether nothing is. */
export async function checkTypes(): Promise<boolean> {
  const outcomes = await Promise.all(
    projects.map((project) => run('tsc', ['-p', project], { isQuiet: true })),
  );
  for (const { output } of outcomes) process.stdout.write(output);
  return outcomes.every(({ succeeded }) => succeeded);
}
