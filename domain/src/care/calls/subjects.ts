import { LIFE_PRODUCT_KEY } from '../../buy/products/vita/product.ts';

/** What a booked call may be about. The names are stored: those of products are the products' own. */
export const CALL_SUBJECTS = [
  { value: LIFE_PRODUCT_KEY, label: 'Proteggere la famiglia' },
  { value: 'pensione-integrativa', label: 'La pensione' },
  { value: 'casa', label: 'La casa' },
  { value: 'auto', label: 'Auto e moto' },
  { value: 'polizza-attiva', label: 'Una polizza che ho già' },
  { value: 'altro', label: 'Altro, o non so ancora' },
] as const;

/** Subjects that are no product: undefined for those that are. */
export const otherSubject = (key: string): string | undefined =>
  key === 'polizza-attiva' || key === 'altro'
    ? CALL_SUBJECTS.find(({ value }) => value === key)?.label
    : undefined;
