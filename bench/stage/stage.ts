import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { projectFolder } from '../../commands/running/run.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/database/embedded.ts';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { databaseUrlNamed } from '../../server/test/database-names.ts';
import { type ChildServer, startChildServer } from './child-server.ts';

/**
 * Shared by all subjects: one PostgreSQL, and servers in their own processes, each started when first needed.
 */
export type Stage = {
  readonly folder: string;
  /** The product on the database of this name, as in production except for the providers. */
  product(database?: string): Promise<ChildServer>;
  /** The same without the workers that send mails and render documents: their jobs wait. */
  productWithoutJobs(database: string): Promise<ChildServer>;
  anotherProduct(database: string): Promise<ChildServer>;
  databaseUrl(database?: string): Promise<string>;
  /** Routes of plain Fastify with one query each. */
  bareRoutes(database?: string): Promise<ChildServer>;
  /** A plain server that returns what this address returns. */
  sameBytes(address: string): Promise<ChildServer>;
  /** A page of plain HTML, and one of React only. */
  floorPages(): Promise<ChildServer>;
  close(): Promise<void>;
};

const mainDatabase = 'main';
const wholeProduct = join(projectFolder, 'server', 'src', 'assembly', 'start.ts');
const withoutJobs = join(import.meta.dirname, 'product-without-jobs.ts');

export async function openStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'riparo-bench-'));
  // Started by root, the database runs as another account, which must be able to enter.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedDatabase({ folder: join(folder, 'postgres') });
  const databases = new Map<string, Promise<string>>();
  const servers = new Map<string, Promise<ChildServer>>();

  const databaseUrl = (name = mainDatabase) =>
    once(databases, name, () => createDatabase(postgres.url, name));

  return {
    folder,
    databaseUrl,
    product: (name = mainDatabase) =>
      once(servers, `product ${name}`, async () =>
        startProduct(wholeProduct, await databaseUrl(name), folder),
      ),
    anotherProduct: async (name) => {
      const started = startProduct(wholeProduct, await databaseUrl(name), folder);
      servers.set(`product ${servers.size} on ${name}`, started);
      return started;
    },
    productWithoutJobs: (name) =>
      once(servers, `without jobs ${name}`, async () =>
        startProduct(withoutJobs, await databaseUrl(name), folder),
      ),
    bareRoutes: (name = mainDatabase) =>
      once(servers, `bare routes ${name}`, async () =>
        startChildServer(join(import.meta.dirname, 'bare-routes.ts'), {
          DATABASE_URL: await databaseUrl(name),
        }),
      ),
    sameBytes: (address) =>
      once(servers, address, () =>
        startChildServer(join(import.meta.dirname, 'same-bytes.ts'), { ADDRESS: address }),
      ),
    floorPages: () =>
      once(servers, 'floor pages', () =>
        startChildServer(join(import.meta.dirname, 'floor-pages.ts'), { NODE_ENV: 'production' }),
      ),
    async close() {
      await Promise.allSettled([...servers.values()].map(async (server) => (await server).stop()));
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function once<T>(made: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const promise = made.get(name) ?? make();
  made.set(name, promise);
  return promise;
}

function startProduct(file: string, databaseUrl: string, dataFolder: string): Promise<ChildServer> {
  return startChildServer(
    file,
    {
      NODE_ENV: 'test',
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder,
      LOG_LEVEL: 'info',
      // Every request has another visitor's address.
      TRUST_PROXY: 'loopback',
      WRITES_PER_MINUTE: '1000000',
      STAFF_READS_PER_HOUR: '1000000',
    },
    '/readyz',
  );
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = databaseUrlNamed(serverUrl, name);
  await migrateDatabase(url);
  return url;
}
