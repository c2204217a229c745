import { buildSite } from './build-site.ts';
import { runCommand } from './command.ts';

await runCommand(() => buildSite({ isQuiet: false }));
