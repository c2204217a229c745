import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { run } from '../../commands/running/run.ts';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';

/** Builds images and runs containers. Both engines take the same arguments, except for the few here. */
export type Engine = {
  readonly name: 'podman' | 'docker';
  readonly buildFlags: readonly string[];
  readonly runFlags: readonly string[];
  /** Makes files of this machine available during the build without adding them to the image. */
  lend(file: string, place: string): readonly string[];
  /** Its output; an error includes what it printed. */
  say(args: readonly string[]): Promise<string>;
  succeeds(args: readonly string[]): Promise<boolean>;
  /** The size of the engine's output, gzipped as in registries. */
  compressedBytes(args: readonly string[]): Promise<number>;
};

const onPath = (name: string, path = process.env['PATH'] ?? '') =>
  path.split(delimiter).some((folder) => existsSync(join(folder, name)));

export function nameOfEngine(path = process.env['PATH'] ?? ''): Engine['name'] {
  if (onPath('podman', path)) return 'podman';
  if (onPath('docker', path)) return 'docker';
  throw new StartFailure(
    'Per l’immagine serve podman, che costruisce con buildah, oppure docker: su Debian, come root, apt-get install --no-install-recommends podman buildah runc.',
  );
}

/** Podman stores everything in `folder`, and leaves nothing elsewhere. */
export async function openEngine(folder: string): Promise<Engine> {
  const name = nameOfEngine();
  if (name === 'docker') return engineOf(name, [], { buildFlags: [], runFlags: [] });
  const own = [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--tmpdir',
    join(folder, 'tmp'),
    '--storage-driver',
    'vfs',
    '--cgroup-manager',
    'cgroupfs',
    '--events-backend',
    'none',
  ];
  const buildFlags = ['--isolation', 'chroot', '--network', 'host', '--layers=false', '--format', 'docker'];
  // In a sandbox with older control groups crun refuses to start anything, and limits can only be lowered.
  const lowered = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
  const runtime = onPath('runc') ? ['--runtime', 'runc'] : [];
  return engineOf(name, [...own, ...runtime], {
    buildFlags,
    runFlags: ['--read-only-tmpfs=false', ...lowered],
  });
}

function engineOf(
  name: Engine['name'],
  own: readonly string[],
  flags: Pick<Engine, 'buildFlags' | 'runFlags'>,
): Engine {
  const ask = (args: readonly string[]) => run(name, [...own, ...args], { isQuiet: true });
  return {
    name,
    ...flags,
    lend: (file, place) => (name === 'podman' ? ['--volume', `${file}:${place}:ro`] : []),
    async say(args) {
      const { succeeded, output } = await ask(args);
      if (!succeeded)
        throw new StartFailure(`${output.slice(-4000)}\n${name} ${args[0] ?? ''} non è riuscito.`);
      return output.trim();
    },
    succeeds: async (args) => (await ask(args)).succeeded,
    async compressedBytes(args) {
      const child = spawn(name, [...own, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
      let bytes = 0;
      await pipeline(child.stdout, createGzip(), async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) bytes += chunk.length;
      });
      return bytes;
    },
  };
}
