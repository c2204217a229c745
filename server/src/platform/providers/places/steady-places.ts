import type { Log } from '../../log/log.ts';
import type { PlacesProvider } from './places-provider.ts';

export type SteadyPlacesOptions = {
  source: PlacesProvider;
  /** Answers whenever the source does not. */
  fallback: PlacesProvider;
  log: Pick<Log, 'warn'>;
  /** Longer than this nobody waits between two keys. */
  timeoutMs?: number;
  /** After so many failures in a row the source is left alone for a while. */
  failuresInARow?: number;
  pauseMs?: number;
  nowMs?: () => number;
};

/** A geocoder that is slow, dead or wrong never keeps anybody from typing: the fallback answers in its place. */
export function steadyPlaces(options: SteadyPlacesOptions): PlacesProvider {
  const { source, fallback, log, timeoutMs = 1500, failuresInARow = 3, pauseMs = 30_000 } = options;
  const { nowMs = Date.now } = options;
  let failures = 0;
  let pausedUntilMs = 0;

  function countFailure(error: unknown): void {
    failures += 1;
    if (failures >= failuresInARow) pausedUntilMs = nowMs() + pauseMs;
    // Errors are logged without the address: no failure of a geocoder carries it.
    log.warn({ err: error, failures }, 'the geocoder did not answer');
  }

  return {
    async findAddresses(text, signal) {
      if (nowMs() < pausedUntilMs) return fallback.findAddresses(text, signal);
      const inTime = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      try {
        const found = await source.findAddresses(text, inTime);
        failures = 0;
        return found.length > 0 ? found : await fallback.findAddresses(text, signal);
      } catch (error) {
        // Whoever typed on is no failure of the geocoder.
        if (!signal?.aborted) countFailure(error);
        return fallback.findAddresses(text, signal);
      }
    },
  };
}
