export const templateDatabase = 'riparo_template';

/** The same server with another database. */
export function databaseUrlNamed(url: string, name: string): string {
  return url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);
}
