import { createLog, type Log } from '../src/platform/log/log.ts';
import { watchLogLine } from './privacy.ts';

export type LogLine = { level: string; msg?: string; [property: string]: unknown };

/** A log kept in memory: `text()` is what would have been written, `lines()` the same, read. */
export function testLog(): { log: Log; text(): string; lines(): LogLine[]; clear(): void } {
  const written: string[] = [];
  const write = (line: string) => {
    written.push(line);
    watchLogLine(line);
  };
  const log = createLog('trace', { write });
  return {
    log,
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    clear: () => void (written.length = 0),
  };
}
