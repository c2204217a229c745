import { createLog, type Log } from '../src/log.ts';

export type LogLine = { level: string; msg?: string; [property: string]: unknown };

/** A log kept in memory: `text()` is what would have been written, `lines()` the same, read. */
export function testLog(): { log: Log; text(): string; lines(): LogLine[] } {
  const written: string[] = [];
  const log = createLog('trace', { write: (line) => void written.push(line) });
  return {
    log,
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
  };
}
