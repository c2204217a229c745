import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { StartFailure } from '../../server/src/platform/settings/start-failure.ts';
import { canInstallPackages, installWithoutStarting, refreshPackages } from '../running/system-packages.ts';

/** The programs of the cluster, each with its Debian package. */
const packages = {
  etcd: ['etcd-server'],
  // Patroni needs this package to talk to etcd, but does not depend on it.
  patroni: ['patroni', 'python3-etcd'],
  patronictl: ['patroni'],
  postgres: ['postgresql'],
  psql: ['postgresql'],
  haproxy: ['haproxy'],
  pgbouncer: ['pgbouncer'],
  nginx: ['nginx-light'],
  openssl: ['openssl'],
} as const satisfies Record<string, readonly string[]>;

type ProgramName = keyof typeof packages;
/** The path of each. */
export type Programs = Readonly<Record<ProgramName, string>>;

const names = Object.keys(packages) as ProgramName[];

/**
 * Newest PostgreSQL first; `/usr/bin` has only a wrapper that asks for the version. For users other than root
 * `/usr/sbin` is not on the path.
 */
function foldersOfDebian(): string[] {
  const versions = globSync('/usr/lib/postgresql/*/bin').toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  return [...versions, ...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
}

/** The paths of all programs, or one sentence about what is missing and how to get it. */
export function findPrograms(folders: readonly string[] = foldersOfDebian()): Programs {
  const found = names.map((name) => {
    const path = folders.map((folder) => join(folder, name)).find((each) => existsSync(each));
    return [name, path] as const;
  });
  const missing = found.flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length > 0) throw new StartFailure(missingInWords(missing));
  return Object.fromEntries(found) as Programs;
}

/** Why a cluster cannot be started here; null if it can. */
export function whatClusterLacks(folders?: readonly string[], system?: NodeJS.Platform): string | null {
  try {
    refuseOtherSystems(system);
    findPrograms(folders);
    return null;
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
}

/** Installs what is missing where possible; returns what is still missing, or null. */
export async function readyCluster(): Promise<string | null> {
  const lacking = whatClusterLacks();
  if (lacking === null || process.platform !== 'linux' || !canInstallPackages()) return lacking;
  console.log(
    'Per le prove del cluster installo i pacchetti di Debian con apt-get, senza avviarne i servizi',
  );
  await refreshPackages();
  const { succeeded, output } = await installWithoutStarting([...new Set(Object.values(packages).flat())]);
  if (!succeeded) console.error(output);
  return whatClusterLacks();
}

function missingInWords(missing: readonly ProgramName[]): string {
  const install = [...new Set(missing.flatMap((name) => packages[name]))].join(' ');
  const verb = missing.length === 1 ? 'manca' : 'mancano';
  return (
    `Per il cluster ${verb} ${missing.join(', ')}: ` +
    `su Debian, come root, apt-get install --no-install-recommends ${install}.`
  );
}

/** Patroni and network namespaces exist only on Linux. */
export function refuseOtherSystems(system: NodeJS.Platform = process.platform): void {
  if (system === 'linux') return;
  throw new StartFailure(
    'Il cluster si prova su Linux, con i pacchetti di Debian: qui Riparo gira con npm start.',
  );
}
