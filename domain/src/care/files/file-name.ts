const longest = 100;

/**
 * The display name of a file, from its original name: without folders, invisible characters and those that
 * reverse the text. It is never used as a path, and does not determine the type.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const visible = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [start, ending] = splitEnding(visible);
  const cut = [...start].slice(0, longest - [...ending].length).join('');
  return cut + ending || 'file';
}

function splitEnding(name: string): [string, string] {
  const ending = /\.[\p{L}\d]{1,5}$/u.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - ending.length), ending];
}

/** The name for saving: its extension is that of our conversion, for example JPEG for a HEIC. */
export function savedFileName(name: string, contentType: 'image/jpeg' | 'application/pdf'): string {
  const [start] = splitEnding(shownFileName(name));
  return `${start || 'file'}.${contentType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
}
