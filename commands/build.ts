import { buildSite } from './site/build-site.ts';
import { runCommand } from './running/command.ts';

await runCommand(() => buildSite({ isQuiet: false }));
