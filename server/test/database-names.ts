export const templateDatabase = 'riparo_template';

/** The same server, another database of it. */
export function databaseUrlNamed(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}
