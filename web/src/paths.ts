/** Every Italian address of the site, as link builders. Pages link with these and never spell a path. */
export const paths = {
  home: '/',
  pension: '/calcola-la-tua-pensione',
  quote: (product: string) => `/preventivo/${product}`,
  privacy: '/privacy',
  failure: '/ops',
  demonstration: '/sandbox/modulo',
} as const;

const PERSONAL_AREA = '/customer';

/** `/customer/<route>` shows the same screen as `/<route>`: this is the route that both share. */
export function withoutPersonalArea(pathname: string): string {
  return pathname.startsWith(`${PERSONAL_AREA}/`) ? pathname.slice(PERSONAL_AREA.length) : pathname;
}
