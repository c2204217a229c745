import { buildApp } from './app.ts';
import { storedAppSecret } from '../platform/settings/secrets/app-secret.ts';
import type { Config } from '../platform/settings/config.ts';
import { noteHeadAtStop, refuseUnwritableHeads } from '../desk/log/note-head.ts';
import { prepareDatabase } from '../platform/process/prepare-database.ts';
import { refuseStandbyAtUrl } from '../platform/database/takes-writes.ts';
import type { App } from '../platform/http/app-instance.ts';
import { loadSiteFiles } from '../platform/http/site/site-files.ts';
import { listen } from '../platform/process/listen.ts';
import type { Log } from '../platform/log/log.ts';
import { deskFolder, siteFolder } from '../platform/settings/paths.ts';
import { openParts } from './server-parts.ts';
import { closeInOrder, type Closing } from '../platform/process/shutdown.ts';

export type OpenServer = { url: string; stop(): Promise<void> };

const requestsTimeoutMs = 10_000;

/** From a database address to a listening server; if a step fails, what was opened is closed again. */
export async function openServer(
  config: Config,
  databaseUrl: string,
  log: Log,
  builtSite: string = siteFolder,
): Promise<OpenServer> {
  const closings: Closing[] = [];
  try {
    const [site, appSecret] = await Promise.all([
      config.servesSite ? loadSiteFiles([builtSite, deskFolder], config) : null,
      config.appSecret ?? storedAppSecret(config.dataFolder),
      prepareDatabase(config, databaseUrl, log),
      config.databaseDirectUrl && refuseStandbyAtUrl(databaseUrl),
      refuseUnwritableHeads(config.deskLog.headsFile),
    ]);
    const parts = await openParts({ config, databaseUrl, appSecret, log, clock: () => new Date() });
    closings.unshift(['jobs and database', () => parts.close()]);
    closings.unshift(['the end of the log', () => noteHeadAtStop(parts.app)]);
    const app = await buildApp({ ...parts.app, site });
    closings.unshift(['requests', () => finishRequests(app, config.stopNoticeMs + requestsTimeoutMs)]);
    await Promise.all([parts.queue.startWorkers(), app.prepareApiDocs()]);
    return { url: await listen(app, config), stop: () => closeInOrder(closings, log) };
  } catch (error) {
    await closeInOrder(closings, log);
    throw error;
  }
}

/** Accepts no new requests and finishes those in flight, within a time limit. */
export async function finishRequests(app: App, timeoutMs: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearTimeout(deadline);
}
