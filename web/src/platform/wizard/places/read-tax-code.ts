import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { getBirthplaceCall } from '@riparo/domain/platform/person/place-calls.ts';
import {
  isCenturyCertain,
  parseTaxCode,
  type TaxCodeContent,
} from '@riparo/domain/platform/tax-code/parse.ts';
import type { Answers, TaxCodeField } from '@riparo/domain/platform/wizard/definition.ts';
import type { PlacePart } from '@riparo/domain/platform/wizard/filling.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { WizardFieldProps } from '../field-props.ts';
import { fillFields } from '../fill-form.ts';
import { birthplaceParts } from './sources.ts';

type BirthplaceParts = Partial<Record<PlacePart, string>>;

/** The place behind a code's four characters; without an answer the customer types it. */
async function birthplaceOf({ birthPlaceCode, birthDate }: TaxCodeContent): Promise<BirthplaceParts> {
  const result = await callApi(getBirthplaceCall, {
    params: { belfioreCode: birthPlaceCode },
    query: { bornOn: birthDate },
  });
  return result.ok && result.value.birthplace ? birthplaceParts(result.value.birthplace) : {};
}

type ReadCode = {
  readonly content: TaxCodeContent;
  readonly place: BirthplaceParts;
  /** The likely date is in a field and can be corrected there. */
  readonly showsDate: boolean;
};

/** Says what the code contains, to compare with the card; the rest is asked later. */
function codeInWords({ content, place, showsDate }: ReadCode): string {
  const { birthDate, gender } = content;
  const isDateKnown = showsDate || isCenturyCertain(content, dayInRome(new Date()));
  const province = place.province && place.province !== 'EE' ? ` (${place.province})` : '';
  const findings = [
    isDateKnown && `${gender === 'F' ? 'nata' : 'nato'} ${withArticle('il', formatItalianDate(birthDate))}`,
    place.name && `luogo di nascita ${place.name}${province}`,
  ].filter(Boolean);
  return [
    findings.length > 0 && `Dal codice abbiamo letto: ${findings.join(', ')}.`,
    !isDateKnown && 'La data di nascita te la chiediamo fra poco.',
    !place.name && 'Il luogo di nascita te lo chiediamo fra poco.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Clears the place of an earlier code. */
const NO_PLACE: BirthplaceParts = { name: '', province: '', countryName: '' };

type ReadingOptions = Pick<WizardFieldProps<TaxCodeField>, 'wizard' | 'field' | 'current' | 'onDraft'> & {
  readonly code: string;
  /** The last valid code in the input; empty: none before this one. */
  readonly before: string;
  /** Otherwise it came from an earlier visit or the last contract, and the place may be known too. */
  readonly isTyped: boolean;
  readonly form: HTMLFormElement | null | undefined;
  /** The input has changed meanwhile. */
  readonly isGone: () => boolean;
  readonly announce: (words: string, isComplete: boolean) => void;
};

/** Fills in what a code contains, and its place as soon as that is known. False for an impossible code. */
export async function readTaxCode(options: ReadingOptions): Promise<boolean> {
  const { wizard, field, current, onDraft, code, before, isTyped, form, isGone, announce } = options;
  const content = parseTaxCode(code, dayInRome(new Date()));
  if (!content) return false;
  const fills = Object.entries(field.fills ?? {});
  const showsDate = fills.some(([, part]) => part === 'birthDate');
  const fillWith = (parts: Readonly<Record<string, string>>) => {
    const known = fills.filter(([, part]) => parts[part] !== undefined);
    const values = Object.fromEntries(known.map(([name, part]) => [name, parts[part]])) as Answers;
    fillFields({ wizard, form, onDraft }, values);
  };
  const announcePlace = (place: BirthplaceParts) =>
    announce(codeInWords({ content, place, showsDate }), true);

  const { birthDate, gender, birthPlaceCode } = content;
  if (isTyped)
    fillWith({ ...(before !== code && NO_PLACE), birthDate, gender, belfioreCode: birthPlaceCode });
  else {
    const given = current();
    const place = Object.fromEntries(fills.map(([name, part]) => [part, given[name]])) as BirthplaceParts;
    if (place.name) {
      announcePlace(place);
      return true;
    }
  }
  // Announced once, when all of it is known: a screen reader would repeat half of it.
  announce('', false);
  const place = await birthplaceOf(content);
  if (isGone()) return true;
  fillWith(place as Readonly<Record<string, string>>);
  announcePlace(place);
  return true;
}
