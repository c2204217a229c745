import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composePlaces } from './compose-places.ts';

/** Writes what the server loads, from the packages and the tables beside this file: `npm run places -w server`. */
const { text, summary } = await composePlaces();
writeFileSync(join(import.meta.dirname, 'places.txt'), text);
process.stdout.write(`${summary}\n`);
