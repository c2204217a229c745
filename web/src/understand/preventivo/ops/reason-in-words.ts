import type { LifeRefusal } from '@riparo/domain/buy/products/vita/price.ts';
import { LIFE_TARIFF } from '@riparo/domain/buy/products/vita/tariff.ts';
import type { QuotationFacts } from '../../../platform/calls/quotation-facts.ts';

const { entryAge, oldestAtExpiry } = LIFE_TARIFF;
const AGES = `Questa polizza è per chi ha da ${entryAge.youngest} a ${entryAge.oldest} anni. Se la data di nascita non è giusta, correggila; altrimenti ti aiuta un consulente.`;

const REASONS: Record<LifeRefusal, string> = {
  'too-young': AGES,
  'too-old': AGES,
  'expires-too-late': `Con questa durata la polizza finirebbe dopo i ${oldestAtExpiry} anni: con qualche anno in meno il prezzo c’è. Torna indietro e scegli una durata più breve.`,
};

/** The one that most are told; the others are about as long. */
export const USUAL_REASON = AGES;

/** Why there is no price, when it is the answers and not us. */
export const reasonInWords = (facts: QuotationFacts | null): string | undefined =>
  facts?.result.outcome === 'refused' ? REASONS[facts.result.reason as LifeRefusal] : undefined;

/** No other duration or sum helps: only a birth date that was typed wrong can be put right. */
export const isAboutAge = (facts: QuotationFacts | null) => reasonInWords(facts) === AGES;
