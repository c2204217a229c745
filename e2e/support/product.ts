import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { recorded } from './recorded.ts';

// The product as `npm start` runs it, on an empty database of its own that is removed with it.
const folder = await mkdtemp(join(tmpdir(), 'riparo-e2e-'));
// When started by root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o711);
mkdirSync(dirname(recorded.log), { recursive: true });
for (const file of Object.values(recorded)) rmSync(file, { force: true, recursive: true });

writeFileSync(recorded.dataFolder, folder);

const sources = join(import.meta.dirname, '../../server/src');
// Experiments with the site start the server with another entry.
const [, , entry = join(sources, 'assembly', 'start.ts')] = process.argv;
const start = ['--import', join(sources, 'quick-loading.js'), entry];
const server = spawn(process.execPath, start, {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: {
    ...process.env,
    DATA_FOLDER: folder,
    NODE_ENV: 'test',
    WRITES_PER_MINUTE: '10000',
    STAFF_READS_PER_HOUR: '10000',
    // API visitors state their address (`from-elsewhere.ts`): limits are counted by address.
    TRUST_PROXY: '127.0.0.1,::1',
  },
});
watch(server.stdout, process.stdout);
watch(server.stderr, process.stderr);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', (code) => {
  void rm(folder, { recursive: true, force: true }).finally(() => process.exit(code ?? 1));
});

/** Every line is stored and searched for personal data; informational lines are not shown. */
function watch(from: Readable, to: NodeJS.WritableStream): void {
  createInterface({ input: from }).on('line', (line) => {
    appendFileSync(recorded.log, `${line}\n`);
    if (!line.includes('"level":"info"')) to.write(`${line}\n`);
  });
}
