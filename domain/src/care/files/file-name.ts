const longest = 100;

/**
 * What a file is called on screens, from the name it had: without folders, and without what can not be seen or would turn
 * the text around. It is never a path and says nothing about what the file is.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const seen = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [start, ending] = splitEnding(seen);
  const cut = [...start].slice(0, longest - [...ending].length).join('');
  return cut + ending || 'file';
}

function splitEnding(name: string): [string, string] {
  const ending = /\.[\p{L}\d]{1,5}$/u.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}

/** The name that it is saved under: its ending tells what we made of it, a HEIC for example is a JPEG here. */
export function savedFileName(name: string, contentType: 'image/jpeg' | 'application/pdf'): string {
  const [start] = splitEnding(shownFileName(name));
  return `${start || 'file'}.${contentType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
}
