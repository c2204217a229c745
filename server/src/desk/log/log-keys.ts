import { createHmac } from 'node:crypto';
import { createKeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import type { DeskLogConfig } from '../../platform/settings/config.ts';

/** The key that signs rows of the log. It is in no database: even its owner cannot sign a row. */
export type LogKey = {
  /** Stored with everything it signs, so that keys can be replaced. Reveals nothing about the key. */
  readonly id: string;
  /** `purpose` prevents reusing a signature for something else. */
  sign(purpose: string, ...parts: readonly unknown[]): string;
};

export type LogKeys = {
  /** The key that signs. */
  readonly current: LogKey;
  /** Includes previous keys, and a future one. */
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

/** Production configures its key; elsewhere it is derived from the product's secret. */
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
 * Set once when a process opens its parts. Every feature of the desk writes the log, in transactions that
 * know only the database: passing the key along would put it in a hundred places.
 */
export function setLogKeys(keys: LogKeys): void {
  keysOfProcess = keys;
}

export function logKeys(): LogKeys {
  if (!keysOfProcess) throw new Error('the log of the desk has no key yet');
  return keysOfProcess;
}
