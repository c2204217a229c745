import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accountNamed, giveTo, runAs, unprivilegedAccount } from './embedded-account.ts';

const accounts = `root:x:0:0:root:/root:/bin/bash
nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false
postgres:x:101:104::/var/lib/postgresql:/bin/bash
`;

test.each([
  ['postgres', { uid: 101, gid: 104 }],
  ['nobody', { uid: 4294967294, gid: 4294967294 }],
  ['post', undefined],
])('the account %s is found in the list of accounts', (name, account) => {
  expect(accountNamed(name, accounts)).toEqual(account);
});

test.each([
  ['says why it failed', 'echo No space left >&2; exit 1', { succeeded: false, errors: 'No space left\n' }],
  ['warns and succeeds', 'echo a warning >&2', { succeeded: true, errors: 'a warning\n' }],
])('of a program that %s its words are kept', async (_, script, outcome) => {
  expect(await runAs(undefined, '/bin/sh', ['-c', script])).toEqual(outcome);
});

test('a program that is not there fails, and is named', async () => {
  const { succeeded, errors } = await runAs(undefined, '/nowhere/initdb', []);
  expect(succeeded).toBe(false);
  expect(errors).toContain('/nowhere/initdb');
});

test('a program runs in a session of its own, where no Ctrl-C meant for us comes', async () => {
  const { errors } = await runAs(undefined, '/bin/sh', [
    '-c',
    'cut -d" " -f6 /proc/$$/stat >&2; echo $$ >&2',
  ]);
  const [session, own] = errors.split('\n');
  expect(session).toBe(own);
});

test('root lends an account without rights, which gets what is given to it; others have their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'embedded-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const all = await readFile('/etc/passwd', 'utf8');
  const lent = accountNamed('postgres', all) ?? accountNamed('nobody', all);
  const account = await unprivilegedAccount();
  expect(account).toEqual(process.getuid?.() === 0 ? lent : undefined);
  await giveTo(account, folder);
  expect((await stat(folder)).uid).toBe(account?.uid ?? process.getuid?.());
});
