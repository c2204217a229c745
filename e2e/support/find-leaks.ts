import { existsSync, readFileSync } from 'node:fs';
import { leaksFile } from './leaks-file.ts';

/** After all stories: the server's log must have told nothing about the people in them. */
export default function findLeaks(): void {
  if (!existsSync(leaksFile)) return;
  throw new Error(`The server’s log holds personal data:\n${readFileSync(leaksFile, 'utf8')}`);
}
