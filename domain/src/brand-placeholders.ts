export type Placeholder = { readonly path: string; readonly value: string };

/** In brackets, at an address that can not exist, or a telephone of zeros. */
const STANDS_FOR_SOMETHING = /^\[.*\]$|\.example\b|0000\s?0000/;

/** Everything in a brand that nobody has filled in yet, by the name of its field: `legal.pec`. */
export const placeholdersIn = (brand: unknown, path = ''): readonly Placeholder[] => {
  if (typeof brand === 'string') return STANDS_FOR_SOMETHING.test(brand) ? [{ path, value: brand }] : [];
  if (typeof brand !== 'object' || brand === null) return [];
  return Object.entries(brand).flatMap(([name, value]) =>
    placeholdersIn(value, path === '' ? name : `${path}.${name}`),
  );
};
