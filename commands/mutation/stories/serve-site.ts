import { runUntilSignal } from '../../../server/src/process/shutdown.ts';
import { startServer } from '../../../server/src/process/start.ts';
import { siteWithMutants } from './story-files.ts';

await runUntilSignal(() => startServer({ siteFolder: siteWithMutants }));
