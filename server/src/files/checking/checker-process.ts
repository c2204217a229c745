import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { checkFile } from './check-file.ts';
import { toldOutcome } from './told-outcome.ts';

// A process for one file: it comes in at one end, and what was made of it leaves at the other.
const outcome = await checkFile(await buffer(process.stdin));
for (const part of toldOutcome(outcome)) if (!process.stdout.write(part)) await once(process.stdout, 'drain');
