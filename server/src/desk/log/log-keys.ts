import { createHmac } from 'node:crypto';
import { createKeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import type { DeskLogConfig } from '../../platform/settings/config.ts';

/** What rows of the log are signed with. It is in no database: whoever owns that one can still not sign a row. */
export type LogKey = {
  /** Stored with everything it signs, so that keys can be replaced. Tells nothing about the key. */
  readonly id: string;
  /** `purpose` keeps a signature made for one thing from being used for another. */
  sign(purpose: string, ...parts: readonly unknown[]): string;
};

export type LogKeys = {
  /** The one that signs. */
  readonly current: LogKey;
  /** Those of before too, and one that is about to come. */
  find(id: string): LogKey | undefined;
};

const idLength = 8;

function logKey(secret: string): LogKey {
  const sign: LogKey['sign'] = (purpose, ...parts) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('hex');
  return { id: sign('key id').slice(0, idLength), sign };
}

/** Production names its key; elsewhere it follows from the product's secret. */
export function logKeysOf(
  { key, otherKeys }: Pick<DeskLogConfig, 'key' | 'otherKeys'>,
  appSecret: string,
): LogKeys {
  const current = logKey(key ?? createKeyedHash(appSecret)('desk log'));
  const all = new Map([...otherKeys.map(logKey), current].map((one) => [one.id, one]));
  return { current, find: (id) => all.get(id) };
}

let keysOfProcess: LogKeys | null = null;

/**
 * Said once when a process opens its parts. The log is written from every feature of the desk, in transactions that know
 * nothing but the database: a key that each of them handed on would be in a hundred places.
 */
export function setLogKeys(keys: LogKeys): void {
  keysOfProcess = keys;
}

export function logKeys(): LogKeys {
  if (!keysOfProcess) throw new Error('the log of the desk has no key yet');
  return keysOfProcess;
}
