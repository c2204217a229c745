import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from '../settings/config.ts';
import { describeError } from './described-error.ts';

export type Log = Logger;

/**
 * JSON lines on standard output, without personal data: errors are described without the values they carry,
 * and a request or answer logged as a whole, by a plugin or by mistake, shrinks to its method or status.
 */
export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: describeError,
        error: describeError,
        req: (request: { method?: string }) => ({ method: request.method }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
    },
    destination ?? standardOutput(),
  );
}

let shared: DestinationStream | undefined;

// Under load, writing each line separately costs as much as the answer it describes.
const gatheredBytes = 4096;
const maxWaitMs = 100;

/**
 * Lines are written together within a tenth of a second; the last ones when the process ends, a fatal one at
 * once.
 */
function standardOutput(): DestinationStream {
  if (shared) return shared;
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: gatheredBytes,
    periodicFlush: maxWaitMs,
  });
  process.once('exit', () => output.flushSync());
  return (shared = output);
}
