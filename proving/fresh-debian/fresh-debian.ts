import { runCommand } from '../../commands/running/command.ts';
import { followRunningPage } from './follow-running-page.ts';

await runCommand(followRunningPage);
