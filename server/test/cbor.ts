/** As much of CBOR (RFC 8949) as devices write: whole numbers, bytes, texts, lists and maps. */
export function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<unknown, unknown>)].flat();
    return Buffer.concat([head(5, value.size), ...entries.map(cbor)]);
  }
  throw new TypeError(`no device writes ${typeof value}`);
}

/** The kind of what follows, and its size. */
function head(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.from([first | size]);
  if (size < 0x1_00) return Buffer.from([first | 24, size]);
  return Buffer.from([first | 25, size >> 8, size & 0xff]);
}
