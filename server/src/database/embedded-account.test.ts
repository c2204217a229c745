import { expect, test } from 'vitest';
import { accountNamed } from './embedded-account.ts';

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
