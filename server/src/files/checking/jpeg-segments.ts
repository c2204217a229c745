const [startOfScan, comment, notesFrom, notesTo, adobe] = [0xda, 0xfe, 0xe1, 0xef, 0xee];

/** A JPEG without what cameras and programs note in it. Its pixels stay as they are, and so does how to read their colours. */
export function withoutNotes(jpeg: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === startOfScan) break;
    const length = 2 + ((jpeg[at + 2] ?? 0) << 8) + (jpeg[at + 3] ?? 0);
    const segment = jpeg.subarray(at, at + length);
    if (!isNote(marker, segment)) kept.push(segment);
    at += length;
  }
  return Buffer.concat([...kept, jpeg.subarray(at)]);
}

function isNote(marker: number, segment: Uint8Array): boolean {
  if (marker === comment) return true;
  if (marker < notesFrom || marker > notesTo || marker === adobe) return false;
  return Buffer.from(segment).toString('latin1', 4, 15) !== 'ICC_PROFILE';
}
