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

/** Subsidies are decided by the mutual society: the texts about the insurer name it instead. */
export const adaptToPayer = (productKey: string, text: string) => inWordsOf(providerOf(productKey), text);

export const italianDay = (day: string | null) => (day && isIsoDate(day) ? formatItalianDate(day) : '');
