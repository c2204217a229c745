import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { CardAccountKeys, CardConnection } from '../../../settings/card-config.ts';
import type { App } from '../../../http/app-instance.ts';
import { defineJob, handles, type JobHandler } from '../../../jobs/job.ts';
import type { KeyedHash } from '../../../settings/secrets/keyed-hash.ts';
import type { CardAccount } from '../card-provider.ts';
import { buildSandboxApi } from './api.ts';
import { expireOverdueCheckouts } from './books.ts';
import { registerDashboard } from './dashboard-routes.ts';
import { noticeHandler } from './notices.ts';
import { registerPayPages } from './pay-routes.ts';
import { payPath, type SandboxParts } from './sandbox-parts.ts';

export type CardSandbox = {
  /** Host and keys for the adapter, as for the real provider. */
  connection: CardConnection;
  keys: Record<CardAccount, CardAccountKeys>;
  handlers: JobHandler[];
  register(app: App): void;
  close(): Promise<void>;
};

type Options = Pick<SandboxParts, 'db' | 'clock' | 'enqueue'> & { keyedHash: KeyedHash; siteUrl: URL };

const expireOverdueCheckoutsJob = defineJob({
  name: 'sandbox-card-overdue',
  payload: z.object({}),
  everySeconds: 60,
});

/**
 * Our own card provider for development and tests. Its API listens only on this machine; its pages are part
 * of the site; its books are in the database, so that any process can continue where another ended.
 */
export async function openCardSandbox({ keyedHash, siteUrl, ...options }: Options): Promise<CardSandbox> {
  const keys = { main: sandboxKeys(keyedHash, 'main'), partner: sandboxKeys(keyedHash, 'partner') };
  const parts: SandboxParts = {
    ...options,
    keys,
    payUrl: (id) => new URL(`${payPath}/${id}`, siteUrl).href,
  };
  const api = buildSandboxApi(parts);
  const host = '127.0.0.1';
  await api.listen({ host, port: 0 });
  const { port } = api.server.address() as AddressInfo;
  let shopUrl: string | null = null;

  return {
    connection: { host, port, protocol: 'http' },
    keys,
    handlers: [
      noticeHandler(parts, () => shopUrl),
      handles(expireOverdueCheckoutsJob, () =>
        parts.db.transaction((tx) => expireOverdueCheckouts(tx, parts)),
      ),
    ],
    register(app) {
      registerPayPages(app, parts);
      registerDashboard(app, parts);
      app.addHook('onListen', async () => {
        shopUrl = app.listeningOrigin;
      });
    },
    close: () => api.close(),
  };
}

/**
 * Derived from the product's secret, so that no outsider can forge notices, also for a publicly shown
 * sandbox.
 */
function sandboxKeys(keyedHash: KeyedHash, account: CardAccount): CardAccountKeys {
  return {
    secretKey: `sk_test_${keyedHash('card sandbox key', account)}`,
    webhookSecret: `whsec_${keyedHash('card sandbox notices', account)}`,
  };
}
