import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { checkFile } from './check-file.ts';
import { paceOf } from './pace.ts';
import { toldOutcome } from './told-outcome.ts';

// A process for one file: it comes in at one end, and what was made of it leaves at the other. A sign for each page.
const pace = paceOf(process.argv[2] === 'quick', () => process.stderr.write('.'));
const outcome = await checkFile(await buffer(process.stdin), pace);
for (const part of toldOutcome(outcome)) if (!process.stdout.write(part)) await once(process.stdout, 'drain');
