import { formatItalianDate, isIsoDate, parseItalianDate } from '../values/calendar.ts';
import { cents, formatAmount, formatEuro, parseAmount } from '../values/money.ts';
import { tidyCode } from '../person/code.ts';
import { formatNational, formatPhone, parsePhone } from '../person/phone-number.ts';
import type { Answer, AskedField } from './definition.ts';
import { cleanDate } from './masks.ts';

/**
 * Converts typed text to an answer. Text that cannot be parsed stays text, for the field's rule to report. An
 * empty field is `undefined`.
 */
export const readText = (field: AskedField, text: string): Answer | undefined => {
  // Spaces may be part of a password, even at its ends.
  if (field.kind === 'password') return text === '' ? undefined : text;
  const typed = text.trim();
  if (typed === '') return undefined;
  switch (field.kind) {
    case 'date':
      // A browser may fill it in before scripts run, so no mask has been applied.
      return parseItalianDate(cleanDate(typed)) ?? typed;
    case 'phone':
      return parsePhone(typed) ?? typed;
    case 'code':
      return tidyCode(typed);
    case 'euro':
      return parseAmount(typed) ?? typed;
    case 'year':
    case 'slider':
      return /^\d+$/.test(typed) ? Number(typed) : typed;
    default:
      return typed;
  }
};

export const showText = (field: AskedField, answer: Answer | undefined): string => {
  if (answer === undefined || answer === null) return '';
  if (field.kind === 'date' && typeof answer === 'string' && isIsoDate(answer))
    return formatItalianDate(answer);
  if (field.kind === 'euro' && typeof answer === 'number') return formatAmount(cents(answer));
  if (field.kind === 'phone' && typeof answer === 'string') return formatNational(answer);
  return String(answer);
};

export const describeAnswer = (field: AskedField, answer: Answer | undefined): string => {
  if (answer === undefined || answer === null) return '—';
  switch (field.kind) {
    case 'yesNo':
    case 'consent':
      return answer === true ? 'Sì' : 'No';
    case 'choice':
    case 'suitability':
    case 'combobox':
    case 'multiChoice': {
      const chosen = Array.isArray(answer) ? answer : [answer];
      return field.options
        .filter((option) => chosen.includes(option.value))
        .map((option) => option.label)
        .join(', ');
    }
    case 'slider':
      return typeof answer === 'number' ? field.describe(answer) : String(answer);
    case 'euro':
      return typeof answer === 'number' ? formatEuro(cents(answer)) : String(answer);
    case 'phone':
      return formatPhone(String(answer));
    default:
      return showText(field, answer);
  }
};
