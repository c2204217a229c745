import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { fits, pinnedVersion } from '../installation/installation.cjs';
import { projectFolder } from './run.ts';

/**
 * Runs a command to its end. Errors that its user can fix are one sentence; only unexpected ones show a
 * stack.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // A closed terminal must not prevent an orderly stop.
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
