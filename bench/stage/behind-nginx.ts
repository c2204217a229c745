import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, startProgram } from '../../commands/beside/programs-beside.ts';
import { writeCertificate, writeNginxConfiguration } from '../../commands/beside/nginx-configuration.ts';
import { blockOf, withValues } from '../../commands/beside/running-page.ts';

/** Our server as visitors reach it: behind the nginx of `docs/running.md`, with TLS and HTTP/2. */
export async function openBehindNginx(
  folder: string,
  server: string,
): Promise<AsyncDisposable & { url: string }> {
  const own = await mkdtemp(join(folder, 'nginx-'));
  const { certificate, key } = await writeCertificate(own, 'localhost');
  const [door = 0] = await freePorts(1);
  const { host } = new URL(server);
  const block = withValues(blockOf('nginx'), {
    'listen 443 ssl http2;': `listen 127.0.0.1:${door} ssl http2;`,
    '/etc/ssl/www.esempio.it.pem': certificate,
    '/etc/ssl/private/www.esempio.it.key': key,
    '127.0.0.1:3001': host,
    'server 127.0.0.1:3002 max_fails=0;': '',
  });
  const nginx = await startProgram('nginx', await writeNginxConfiguration(own, block), {
    port: door,
    stopBy: 'SIGQUIT',
  });
  return { url: `https://127.0.0.1:${door}`, [Symbol.asyncDispose]: () => nginx[Symbol.asyncDispose]() };
}
