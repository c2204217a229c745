import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type {
  quotationCall,
  QuotationData,
  QuotationResult,
} from '@riparo/domain/understand/quote/quotation-calls.ts';

export type QuotationFacts = { readonly data: QuotationData; readonly result: QuotationResult };

/** Data and result travel as JSON text; unreadable text counts as none. */
export function quotationFacts({ data, result }: AnswerOf<typeof quotationCall>): QuotationFacts | null {
  try {
    return { data: JSON.parse(data) as QuotationData, result: JSON.parse(result) as QuotationResult };
  } catch {
    return null;
  }
}
