/** The address behind the `#` of a mail's link; empty when there is none that can be read. */
export function emailInHash(hash: string): string {
  try {
    const text = decodeURIComponent(hash.slice(1));
    return text.includes('@') ? text : '';
  } catch {
    return '';
  }
}
