import { LIFE_PRODUCT_KEY } from '../../buy/products/vita/product.ts';

/**
 * Possible subjects of a booked call. The names are stored, so they never change; those of products are the
 * product keys.
 */
export const CALL_SUBJECTS = [
  { value: LIFE_PRODUCT_KEY, label: 'Proteggere la famiglia' },
  { value: 'pensione-integrativa', label: 'La pensione' },
  { value: 'casa', label: 'La casa' },
  { value: 'auto', label: 'Auto e moto' },
  { value: 'polizza-attiva', label: 'Una polizza che ho già' },
  { value: 'altro', label: 'Altro, o non so ancora' },
] as const;

/** Subjects other than products: undefined for a product. */
export const otherSubject = (key: string): string | undefined =>
  key === 'polizza-attiva' || key === 'altro'
    ? CALL_SUBJECTS.find(({ value }) => value === key)?.label
    : undefined;
