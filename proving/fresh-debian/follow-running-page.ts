import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { production } from '../../server/test/production.ts';
import { projectFolder, run } from '../../commands/running/run.ts';
import { bringNode, makeMinimalDebian } from './minimal-debian.ts';
import { blockOf, shellBlocks } from '../../commands/beside/running-page.ts';

/**
 * Follows docs/running.md literally on a minimal Debian with Node 20 and npm: the page's commands are run in
 * a folder that serves as the machine's root.
 */
export async function followRunningPage(): Promise<void> {
  if (process.getuid?.() !== 0) throw new StartFailure('Solo root può preparare una macchina: usa sudo.');
  const machine = await mkdtemp(join(tmpdir(), 'fresh-debian-'));
  try {
    await chmod(machine, 0o755);
    console.log(`… Una Debian 12 minima in ${machine}`);
    await prepareMachine(machine);
    for (const [title, script] of await stepsOf(machine)) await step(machine, title, script);
    console.log('✓ docs/running.md seguita dall’inizio alla fine');
  } finally {
    await endAllIn(machine);
    // The kernel's files there must not be removed.
    await run('umount', [join(machine, 'proc')], { isQuiet: true });
    if (!existsSync(join(machine, 'proc', 'self'))) await rm(machine, { recursive: true, force: true });
  }
}

/** Ends the processes left by a step: those whose root is this folder. */
async function endAllIn(machine: string): Promise<void> {
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const root = await readlink(join('/proc', id, 'root')).catch(() => '');
    if (root === machine) process.kill(Number(id), 'SIGKILL');
  }
}

async function prepareMachine(machine: string): Promise<void> {
  await makeMinimalDebian(machine);
  await bringNode(machine, ownNode());
  await bringProject(machine);
  await cp('/etc/resolv.conf', join(machine, 'etc', 'resolv.conf'), { dereference: true });
  // Debian's installer writes it, debootstrap does not.
  await writeFile(
    join(machine, 'etc', 'hosts'),
    '127.0.0.1\tlocalhost\n::1\tlocalhost ip6-localhost ip6-loopback\n',
  );
  await run('mount', ['-t', 'proc', 'proc', join(machine, 'proc')], { isQuiet: true });
  // On a network with TLS inspection, the authorities trusted by this machine are trusted there too.
  if (authorities) await cp(authorities, join(machine, 'etc', 'authorities.pem'), { dereference: true });
  // No service starts automatically: a folder has no init.
  await writeFile(join(machine, 'usr', 'sbin', 'policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  await step(machine, 'apt-get update', 'apt-get update > /dev/null');
}

/** Not the pinned one, which npm puts first on the path: a new machine has none yet. */
function ownNode(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  const node = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path));
  if (!node) throw new StartFailure('Serve un Node di questa macchina, oltre a quello del progetto.');
  return node;
}

async function bringProject(machine: string): Promise<void> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    isQuiet: true,
  });
  for (const file of output.trim().split('\n')) {
    const target = join(machine, 'riparo', file);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(projectFolder, file), target).catch(() => undefined);
  }
}

const authorities = process.env['NODE_EXTRA_CA_CERTS'];

const withoutLibrary = 'installa libatomic1';

/** The page's commands in order, with the administrator's steps in between. */
async function stepsOf(machine: string): Promise<[string, string][]> {
  const [install = '', start = ''] = shellBlocks('Without a container');
  const [backup = '', restore = ''] = shellBlocks('Backups');
  await writeFile(
    join(machine, 'riparo', '.env'),
    Object.entries({
      ...production,
      DATABASE_URL: 'postgresql://riparo:segreto@127.0.0.1:5432/riparo',
      DATABASE_OWNER_URL: 'postgresql://riparo_owner:proprietario@127.0.0.1:5432/riparo',
      TRUST_PROXY: 'loopback',
    })
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  );
  const role = await readFile(join(projectFolder, 'deploy', 'database-role.sql'), 'utf8');
  await writeFile(join(machine, 'tmp', 'role.sql'), role);
  const site = join(machine, 'etc', 'nginx', 'conf.d');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'riparo.conf'), blockOf('nginx'));
  const startAt = (port: number) =>
    `${start.replace('PORT=3001', `PORT=${port}`).trim()} > /tmp/${port}.log 2>&1 & echo $! > /tmp/${port}.pid\n${untilReady(port)}`;
  return [
    [
      'npm start, senza libatomic1, dice che cosa installare',
      `! npm start > /tmp/said 2>&1; cat /tmp/said; grep -q '${withoutLibrary}' /tmp/said && ! npm start > /tmp/said 2>&1; grep -q '${withoutLibrary}' /tmp/said`,
    ],
    ['Without a container', install],
    [
      'PostgreSQL con il suo ruolo',
      `apt-get install --yes --no-install-recommends postgresql nginx openssl > /dev/null
pg_ctlcluster 15 main start
su postgres -c 'POSTGRES_PASSWORD=segreto POSTGRES_OWNER_PASSWORD=proprietario psql --set ON_ERROR_STOP=1 --quiet --file=/tmp/role.sql'`,
    ],
    ['due processi', `${startAt(3001)}\n${startAt(3002)}`],
    [
      'The proxy in front',
      `mkdir -p /etc/ssl/private
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=www.esempio.it -keyout /etc/ssl/private/www.esempio.it.key -out /etc/ssl/www.esempio.it.pem 2> /dev/null
sed -i 's/listen 443/listen 127.0.0.1:34443/' /etc/nginx/conf.d/riparo.conf
rm -f /etc/nginx/sites-enabled/default
nginx -t && nginx
NODE_TLS_REJECT_UNAUTHORIZED=0 node -e "fetch('https://127.0.0.1:34443/readyz').then((r) => process.exit(r.ok ? 0 : 1))"`,
    ],
    ['Backups', backup],
    [
      'il ripristino, prima con i processi accesi e poi fermi',
      `! ${restore.trim()} && kill $(cat /tmp/3001.pid /tmp/3002.pid) && while [ -e /proc/$(cat /tmp/3001.pid) ] || [ -e /proc/$(cat /tmp/3002.pid) ]; do sleep 1; done
${restore}
${startAt(3001)}
kill $(cat /tmp/3001.pid)
nginx -s quit
pg_ctlcluster 15 main stop`,
    ],
  ];
}

function untilReady(port: number): string {
  const ask = `fetch('http://127.0.0.1:${port}/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))`;
  return `for i in $(seq 60); do node -e "${ask}" && break; sleep 1; done; node -e "${ask}" || { cat /tmp/${port}.log; exit 1; }`;
}

async function step(machine: string, title: string, script: string): Promise<void> {
  console.log(`… ${title}`);
  const child = spawn('chroot', [machine, '/bin/bash', '-c', `set -e\ncd /riparo\n${script}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
      ...(authorities && { NODE_EXTRA_CA_CERTS: '/etc/authorities.pem' }),
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartFailure(`✗ ${title}: non riesce (${code}).`);
}
