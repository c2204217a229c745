import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { prepareRoles } from '../../test/database-roles.ts';
import { production } from '../../test/production.ts';
import { spawnServer } from '../../test/server-process.ts';
import { cloneDatabase, type TestDatabase } from '../../test/test-database.ts';

let database: TestDatabase;
let dataFolder: string;
beforeAll(async () => {
  database = await cloneDatabase();
  dataFolder = await mkdtemp(join(tmpdir(), 'riparo-start-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataFolder, { recursive: true });
});
const settings = () => ({ DATABASE_URL: database.url, DATA_FOLDER: dataFolder });

describe('the server process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'starts, serves, and ends in good order on %s',
    async (signal) => {
      const server = spawnServer(settings());
      const url = await server.ready;
      expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
        status: 'ok',
        database: 'ok',
        queue: 'ok',
      });

      server.kill(signal);

      expect(await server.exited).toMatchObject({ code: 0, errors: '' });
    },
  );

  test('the process ends after an unhandled error, without logging visitors’ input', async () => {
    const fault = 'process.on("SIGUSR2",()=>{throw(Object.assign(Error(process.env.TYPED),{params:[]}))})';
    const server = spawnServer({
      ...settings(),
      TYPED: 'Ada Lovelace',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fault)}`,
    });
    await server.ready;

    server.kill('SIGUSR2');

    const { code, output, errors } = await server.exited;
    expect(code).toBe(1);
    expect(output).toContain('an error that nobody handled');
    expect(`${output}${errors}`).not.toContain('Ada');
  });

  test('any number of processes run on one database', async () => {
    const servers = [spawnServer(settings()), spawnServer(settings()), spawnServer(settings())];
    const urls = await Promise.all(servers.map(({ ready }) => ready));
    const answers = await Promise.all(urls.map((url) => fetch(`${url}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { kill } of servers) kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
  });
});

test('in production every line that the server writes is JSON, from first to last', async () => {
  const roles = await prepareRoles();
  onTestFinished(() => roles.drop());
  const headsFile = join(dataFolder, 'registro.jsonl');
  const server = spawnServer({
    ...production,
    ...settings(),
    DATABASE_URL: roles.url,
    DATABASE_OWNER_URL: roles.ownerUrl,
    LOG_HEADS_FILE: headsFile,
  });
  await server.ready;
  server.kill('SIGTERM');

  const { code, output, errors } = await server.exited;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const lines = output.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ msg: 'ready', url: expect.stringContaining('http://localhost:') }),
  );
});

describe('a start that cannot succeed', () => {
  test('a start reports that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    const { code, errors } = await spawnServer({ ...settings(), PORT: String(port) }).exited;

    expect(errors).toBe(
      `Port ${port} is in use by another program: close it, or choose another port with PORT.\n`,
    );
    expect(code).toBe(1);
    other.close();
  });

  test('a start reports the format of an unreadable address, without its password', async () => {
    for (const DATABASE_URL of [
      'postgresql://riparo:se#greto@host/db',
      'postgresql://riparo:segreto@a,b/db',
    ]) {
      const { code, errors } = await spawnServer({ ...settings(), DATABASE_URL }).exited;
      expect(errors).toMatch(/^Invalid settings:\n {2}- DATABASE_URL: .+\n$/);
      expect(errors).not.toContain('greto');
      expect(code).toBe(1);
    }
  });

  test('a start reports that the database does not answer, without its password', async () => {
    const { code, errors } = await spawnServer({
      ...settings(),
      DATABASE_URL: 'postgresql://riparo:segreto@127.0.0.1:1/riparo',
    }).exited;
    expect(errors).toBe('The database of DATABASE_URL does not answer (ECONNREFUSED).\n');
    expect(code).toBe(1);
  });

  test('a start lists everything production lacks, without a stack', async () => {
    const { code, errors } = await spawnServer({ NODE_ENV: 'production' }).exited;
    expect(errors).toContain('Invalid settings:\n  - CARD_PROVIDER: ');
    expect(errors).toContain('  - APP_SECRET: ');
    expect(errors).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('a start names the role that could change the desk’s log in production', async () => {
    const { code, errors } = await spawnServer({ ...production, ...settings() }).exited;
    expect(errors).toMatch(/^DATABASE_URL: the role “\w+” is a superuser, .+ DATABASE_OWNER_URL .+\n$/);
    expect(code).toBe(1);
  });

  test('a start names the file in which it cannot note the end of the log', async () => {
    const { code, errors } = await spawnServer({ ...settings(), LOG_HEADS_FILE: '/dev/null/registro' })
      .exited;
    expect(errors).toBe('LOG_HEADS_FILE: cannot write to /dev/null/registro.\n');
    expect(code).toBe(1);
  });

  test('a start reports where it cannot store its data', async () => {
    const { errors } = await spawnServer({ ...settings(), DATA_FOLDER: '/dev/null/data' }).exited;
    expect(errors).toBe('The data folder /dev/null/data cannot be read or written.\n');
  });
});
