import { execFile } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';

/** Under which account PostgreSQL runs; undefined means ours. */
export type DatabaseAccount = { readonly uid: number; readonly gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root lends it an account with no rights of its own. */
export async function unprivilegedAccount(): Promise<DatabaseAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  return accountNamed('postgres', accounts) ?? accountNamed('nobody', accounts) ?? { uid: 65534, gid: 65534 };
}

export function accountNamed(name: string, accounts: string): DatabaseAccount {
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find(([first]) => first === name);
  if (!fields) return undefined;
  // Some systems write nobody as -2, which setuid wants as an unsigned number.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 };
}

/** Asks the system itself, as that account, so access lists and mounts count too. */
export function canEnter(account: DatabaseAccount, folder: string): Promise<boolean> {
  return runsAs(account, '/bin/sh', ['-c', 'test -x "$0"', folder]);
}

export function runsAs(account: DatabaseAccount, command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { ...account, cwd: '/' }, (error) => resolve(error === null));
  });
}

export async function giveTo(account: DatabaseAccount, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
