import { buildApp } from '../../server/src/assembly/app.ts';
import { decodeConfig } from '../../server/src/platform/settings/config.ts';
import { createLog } from '../../server/src/platform/log/log.ts';
import { openParts } from '../../server/src/assembly/server-parts.ts';

// A mail with a PDF takes a hundred times as long as the submission, which would hide the route.
const config = decodeConfig({ ...process.env, SERVE_SITE: 'false' });
const parts = await openParts({
  config,
  databaseUrl: config.databaseUrl ?? '',
  appSecret: 'only for this measurement, 32 characters',
  log: createLog(config.logLevel),
  clock: () => new Date(),
});
const app = await buildApp({ ...parts.app, site: null });
await app.listen(config);
process.once('SIGTERM', async () => {
  await app.close();
  await parts.close();
});
