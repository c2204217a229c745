import { runCommand } from './running/command.ts';
import { followRunningPage } from './machine/fresh-debian.ts';

await runCommand(followRunningPage);
