/**
 * Runs in the page, as text: nothing from outside it is available. Makes and chooses a heavy photo as a phone
 * takes it, lying on its side with an orientation tag; no engine's driver is needed for that. Returns its
 * size.
 */
export async function chooseTurnedPhoto(name: string): Promise<number> {
  const canvas = document.createElement('canvas');
  canvas.width = 2800;
  canvas.height = 1800;
  const context = canvas.getContext('2d');
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (!context || !input) throw new Error('nothing to draw on, or to choose with');
  const pixels = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 1)
    pixels.data[at] = at % 4 === 3 ? 255 : 100 + Math.random() * 56;
  context.putImageData(pixels, 0, 0);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!drawn) throw new Error('not drawn');
  // Orientation 6: a quarter to the right.
  const exif = 'ffe10022 457869660000 4d4d002a00000008 0001 0112000300000001 00060000 00000000'
    .replaceAll(' ', '')
    .match(/../g)
    ?.map((byte) => Number.parseInt(byte, 16));
  // In one part, as files are: Firefox decodes no picture that is assembled from several.
  const parts = new Blob([drawn.slice(0, 2), new Uint8Array(exif ?? []), drawn.slice(2)]);
  const photo = new File([await parts.arrayBuffer()], name, { type: 'image/jpeg' });
  const chosen = new DataTransfer();
  chosen.items.add(photo);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return photo.size;
}

/** Runs in the page too: the orientation of the first file's picture, once it is there. */
export async function pictureOrientation(): Promise<'upright' | 'lying' | null> {
  const picture = document.querySelector<HTMLImageElement>('main li img');
  await picture?.decode();
  if (!picture) return null;
  return picture.naturalHeight > picture.naturalWidth ? 'upright' : 'lying';
}
