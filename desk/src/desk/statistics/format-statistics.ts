import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { cents, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';

const months = new Intl.DateTimeFormat('it-IT', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });
const shares = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 0 });

/** `17 nov`, or `nov 26` for a month. */
export const formatPlace = (place: string) =>
  place.length > 7 ? days.format(new Date(place)) : months.format(new Date(`${place}-01`));

export const formatNumber = (value: number) => numbers.format(value);
export const formatShare = (share: number | null) => (share === null ? 'nessuna' : shares.format(share));
export const formatEuro = (value: number) => formatWholeEuro(cents(Math.round(value)));

/** A product that is no longer sold is shown by its key. */
export const productTitle = (key: string) => findSoldProduct(key)?.title ?? key;
