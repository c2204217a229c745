import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { checkFile } from './check-file.ts';
import { paceOf } from './pace.ts';
import { serializeOutcome } from './serialize-outcome.ts';

// A process for one file: it comes in on stdin, the result goes out on stdout, and a dot on stderr marks each
// page.
const pace = paceOf(process.argv[2] === 'quick', () => process.stderr.write('.'));
const outcome = await checkFile(await buffer(process.stdin), pace);
for (const part of serializeOutcome(outcome))
  if (!process.stdout.write(part)) await once(process.stdout, 'drain');
