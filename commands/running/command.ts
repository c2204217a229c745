import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { fits, pinnedVersion } from '../installation/installation.cjs';
import { projectFolder } from './run.ts';

/** Runs a command to its end. What its user can mend is told in one sentence; only the unexpected shows a stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // A closed terminal must not keep us from stopping in order.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  try {
    assertFittingNode();
    await command();
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  }
}

function assertFittingNode(): void {
  const pinned = pinnedVersion(projectFolder);
  if (fits(process.versions.node, pinned)) return;
  throw new StartFailure(
    `Serve Node ${pinned} e questo è ${process.versions.node}: usa i comandi npm, che lo portano con sé.`,
  );
}
