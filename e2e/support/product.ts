import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';

// The product as `npm start` runs it, on an empty database of its own that goes away with it.
const folder = await mkdtemp(join(tmpdir(), 'riparo-e2e-'));
// Started by root, the database runs as somebody else, who must be able to pass through.
await chmod(folder, 0o711);
const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/start.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_FOLDER: folder, NODE_ENV: 'test', WRITES_PER_MINUTE: '10000' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.once('exit', (code) => {
  void rm(folder, { recursive: true, force: true }).finally(() => process.exit(code ?? 1));
});
