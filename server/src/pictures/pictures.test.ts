import { expect, test } from 'vitest';
import { PICTURE_SIZE, pictureBytes, pictureNames } from './pictures.ts';

test.each(pictureNames)('%s is a picture of the right size, and light enough for a mail', (name) => {
  const bytes = pictureBytes(name);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(PICTURE_SIZE);
  expect(bytes.length).toBeLessThan(30_000);
});
