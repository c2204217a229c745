import { inWordsOf } from '@riparo/domain/care/claims/in-words-of.ts';
import type { ClaimState } from '@riparo/domain/care/claims/states.ts';
import { providerOf } from '@riparo/domain/buy/products/catalogue.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PillTone } from '../../platform/parts/Pill.tsx';

export const claimTones: Readonly<Record<ClaimState, PillTone>> = {
  received: 'warn',
  'papers-asked': 'wait',
  'with-insurer': 'wait',
  accepted: 'good',
  paid: 'good',
  refused: 'danger',
  closed: 'plain',
};

/** The mutual society decides about a subsidy: what a claim’s page says of the insurer is said of it. */
export const inWordsOfPayer = (productKey: string, text: string) => inWordsOf(providerOf(productKey), text);

export const italianDay = (day: string | null) => (day && isIsoDate(day) ? formatItalianDate(day) : '');

const units = ['B', 'kB', 'MB'] as const;

/** `1,4 MB` */
export function saySize(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2);
  const size = bytes / 1000 ** power;
  return `${size.toLocaleString('it-IT', { maximumFractionDigits: power === 2 ? 1 : 0 })}\u00a0${units[power]}`;
}
