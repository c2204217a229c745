/** Internally money is always whole cents; euro only where a screen or a wire format requires it. */
export type Cents = number & { readonly __brand: 'Cents' };

export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
};

export const centsFromEuro = (euro: number): Cents => cents(Math.round(euro * 100));

// Without Intl, whose first use blocks a slow phone for a tenth of a second.
const write = (amount: Cents, unit: number, decimals: number) => {
  const rounded = Math.round(Math.abs(amount) / unit);
  const digits = String(rounded).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  const fraction = decimals > 0 ? `,${digits.slice(-decimals)}` : '';
  return `${amount < 0 && rounded > 0 ? '-' : ''}${whole}${fraction}`;
};
const withCents = (amount: Cents) => write(amount, 1, 2);
const withoutCents = (amount: Cents) => write(amount, 100, 0);

// A non-breaking space, so that sign and amount stay on one line.
const EURO_SIGN = '€\u00a0';

/** `€ 1.234,56` */
export const formatEuro = (amount: Cents) => EURO_SIGN + withCents(amount);

/** `€ 1.235`, where cents would only be noise. */
export const formatWholeEuro = (amount: Cents) => EURO_SIGN + withoutCents(amount);

/** `30.000` or `30.000,50`: the content of an amount field, beside its euro sign. */
export const formatAmount = (amount: Cents) =>
  amount % 100 === 0 ? withoutCents(amount) : withCents(amount);

/**
 * Reads an amount as Italians type it: dots group thousands, a comma precedes the cents. Null if it is not an
 * amount.
 */
export const parseAmount = (text: string): Cents | null => {
  const match = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(text.replace(/[\s€\u00a0]/g, ''));
  if (!match?.[1]) return null;
  const euro = Number(match[1].replaceAll('.', ''));
  const fraction = Number((match[2] ?? '').padEnd(2, '0'));
  const total = euro * 100 + fraction;
  return Number.isSafeInteger(total) ? cents(total) : null;
};

/** Splits an amount in proportion to `weights`, in whole cents that add up to it, by largest remainder. */
export const apportion = <Part extends string>(
  amount: Cents,
  weights: Readonly<Record<Part, number>>,
): Record<Part, Cents> => {
  const parts = Object.keys(weights) as Part[];
  const sum = parts.reduce((total, part) => total + weights[part], 0);
  const shares = {} as Record<Part, Cents>;
  const remainders: { part: Part; remainder: number }[] = [];
  let missing: number = amount;
  for (const part of parts) {
    const exact = sum === 0 ? 0 : (amount * weights[part]) / sum;
    shares[part] = cents(Math.floor(exact));
    remainders.push({ part, remainder: exact - shares[part] });
    missing -= shares[part];
  }
  remainders.sort((one, other) => other.remainder - one.remainder);
  for (const { part } of remainders.slice(0, missing)) shares[part] = cents(shares[part] + 1);
  return shares;
};
