import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import type { TracesConfig } from '../../settings/config.ts';
import { openExporter } from './exporter.ts';
import { traceDatabase } from './trace-database.ts';
import { traceProvider } from './trace-provider.ts';
import { createTracing, type Tracing } from './tracing.ts';

export type Traces = {
  readonly tracing: Tracing;
  watchDatabase(pool: Pool): void;
  watchProvider<Provider extends object>(name: string, provider: Provider): Provider;
  close(): Promise<void>;
};

/** Everything that traces, for whoever wants them: nobody else loads this file. */
export function openTraces(config: TracesConfig, log: Log): Traces {
  const exporter = openExporter(config, log);
  const tracing = createTracing(exporter.take, config.share);
  return {
    tracing,
    watchDatabase: (pool) => traceDatabase(pool, tracing),
    watchProvider: (name, provider) => traceProvider(name, provider, tracing),
    close: exporter.close,
  };
}
