import { createHash } from 'node:crypto';
import { chmod, link, lstat, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { canEnter, type DatabaseAccount, giveTo, unprivilegedAccount } from './embedded-account.ts';
import { errorCode } from './embedded-failure.ts';

/** Where an embedded database is, and its account. */
export type Place = {
  /** The folder the owner configured, which also contains the log. */
  readonly folder: string;
  readonly account: DatabaseAccount;
  /** PostgreSQL's data folder. */
  readonly cluster: string;
  /** Where the binaries are copied if necessary. */
  readonly binariesAside: string;
  readonly log: string;
};

const asideRoot = '/var/lib/riparo';

/**
 * The data is in `folder`. Only when we are root and the database's account has no access there (a checkout
 * below a private home) it is stored aside, under a random name that a small file in `folder` remembers.
 */
export async function findPlace(folder: string, durable: boolean): Promise<Place> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const log = join(folder, 'postgres.log');
  const inside = join(folder, 'cluster');
  if (process.getuid?.() !== 0) {
    return { folder, account: undefined, cluster: inside, binariesAside: folder, log };
  }

  const owner = await ownerOf(inside);
  if (owner) return { folder, account: owner, cluster: inside, binariesAside: asideRoot, log };

  const account = await unprivilegedAccount();
  const home = (await openTo(account, folder)) ? folder : await homeAside(account, folder, durable);
  return { folder, account, cluster: join(home, 'cluster'), binariesAside: asideRoot, log };
}

/**
 * A folder for the socket that only PostgreSQL's account (and root) can enter: beside the data, or under a
 * short name if the path is too long for a socket. The name is derived from the data folder, so every process
 * that restarts this database gives it the same address.
 */
export async function prepareSocketFolder({ account, cluster }: Place): Promise<string> {
  const nearbyFolder = join(dirname(cluster), 'socket');
  // PostgreSQL reads a comma-separated list here, and macOS limits a socket's path to 103 bytes.
  if (/^[\w./-]{1,80}$/.test(nearbyFolder)) {
    await isOwnPrivateFolder(nearbyFolder, account);
    return nearbyFolder;
  }
  const { ino } = await stat(cluster);
  const name = createHash('sha256').update(`${cluster}:${ino}`).digest('hex').slice(0, 12);
  for (let attempt = 0; ; attempt++) {
    const short = join('/tmp', `riparo-${name}-${attempt}`);
    // Anyone may write in /tmp: we do not touch a folder of that name that is not ours.
    if ((await isOwnPrivateFolder(short, account)) || attempt === 9) return short;
  }
}

async function isOwnPrivateFolder(folder: string, account: DatabaseAccount): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    await giveTo(account, folder);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const found = await lstat(folder);
  // Root may have been killed between creating the folder and changing its owner.
  if (found.isDirectory() && found.uid === process.getuid?.()) await giveTo(account, folder);
  return found.isDirectory() && [account?.uid, process.getuid?.()].includes(found.uid);
}

/**
 * Letting others pass through `folder` itself reveals nothing, as its content is private. Its parents are not
 * ours to open.
 */
async function openTo(account: DatabaseAccount, folder: string): Promise<boolean> {
  if (!(await canEnter(account, dirname(folder)))) return false;
  if (!(await canEnter(account, folder))) await chmod(folder, (await stat(folder)).mode | 0o111);
  return canEnter(account, folder);
}

async function homeAside(account: DatabaseAccount, folder: string, durable: boolean): Promise<string> {
  const memory = join(folder, 'data-is-in');
  const remembered = await readFile(memory, 'utf8').catch(() => undefined);
  if (remembered && (await canEnter(account, remembered))) return remembered;
  if (remembered) await rm(memory);

  // A database requested as temporary stays temporary.
  const isTemporary = !durable || folder.startsWith(join(tmpdir(), '/'));
  const root = isTemporary ? tmpdir() : asideRoot;
  await mkdir(root, { recursive: true, mode: 0o755 });
  const home = await mkdtemp(join(root, 'riparo-'));
  await giveTo(account, home);
  const draft = `${memory}.new-${basename(home)}`;
  await writeFile(draft, home);
  try {
    // Linking is atomic, and only one process can succeed.
    await link(draft, memory);
    return home;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    await rm(home, { recursive: true });
    return await readFile(memory, 'utf8');
  } finally {
    await rm(draft);
  }
}

/** A database created by an ordinary user stays under that user when root starts it. */
async function ownerOf(cluster: string): Promise<DatabaseAccount> {
  try {
    const { uid, gid } = await stat(cluster);
    return uid === 0 ? undefined : { uid, gid };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
