import { spawn } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';

/** The account PostgreSQL runs under; undefined means ours. */
export type DatabaseAccount = { readonly uid: number; readonly gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root runs it under an unprivileged account. */
export async function unprivilegedAccount(): Promise<DatabaseAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  return accountNamed('postgres', accounts) ?? accountNamed('nobody', accounts) ?? { uid: 65534, gid: 65534 };
}

function accountNamed(name: string, accounts: string): DatabaseAccount {
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find(([first]) => first === name);
  if (!fields) return undefined;
  // Some systems write nobody as -2, which setuid wants as an unsigned number.
  return { uid: Number(fields[2]) >>> 0, gid: Number(fields[3]) >>> 0 };
}

/** Asks the system as that account, so that access lists and mounts count too. */
export async function canEnter(account: DatabaseAccount, folder: string): Promise<boolean> {
  return (await runAs(account, '/bin/sh', ['-c', 'test -x "$0"', folder])).succeeded;
}

/** Runs a program in its own session: a Ctrl-C meant for us must not look like its failure. */
export function runAs(
  account: DatabaseAccount,
  command: string,
  args: readonly string[],
): Promise<{ succeeded: boolean; errors: string }> {
  const { promise, resolve } = Promise.withResolvers<{ succeeded: boolean; errors: string }>();
  const child = spawn(command, args, {
    ...account,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  child.once('error', (error) => resolve({ succeeded: false, errors: error.message }));
  child.once('close', (code) => resolve({ succeeded: code === 0, errors }));
  return promise;
}

export async function giveTo(account: DatabaseAccount, path: string): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}
