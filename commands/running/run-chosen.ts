import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { runCommand } from './command.ts';

/** `npm run COMMAND -- NAME …`: loads the program of that name, which gets the other arguments. */
export async function runChosen(
  command: string,
  programs: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<void> {
  await runCommand(async () => {
    const [name = ''] = process.argv.splice(2, 1);
    if (!Object.hasOwn(programs, name))
      throw new StartFailure(`Uso: npm run ${command} -- ${Object.keys(programs).join(' | ')}`);
    await programs[name]?.();
  });
}
