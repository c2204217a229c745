const [startOfScan, comment, notesFrom, notesTo, adobe] = [0xda, 0xfe, 0xe1, 0xef, 0xee];

/** A JPEG without what cameras and programs note in it. Its pixels stay as they are, and so does how to read their colours. */
export function withoutNotes(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === startOfScan) break;
    const length = 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, at + length);
    if (!isNote(marker, segment)) kept.push(segment);
    at += length;
  }
  return Buffer.concat([...kept, bytes.subarray(at)]);
}

function isNote(marker: number, segment: Buffer): boolean {
  if (marker === comment) return true;
  if (marker < notesFrom || marker > notesTo || marker === adobe) return false;
  return segment.toString('latin1', 4, 15) !== 'ICC_PROFILE';
}
