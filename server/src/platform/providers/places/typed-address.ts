import { isStreet } from '@riparo/domain/platform/person/street.ts';
import { spellName } from '../../places/spelling.ts';

/** The parts of an address typed on one line; the town is in what follows its number or CAP. */
export type TypedAddress = {
  street: string;
  streetNumber: string | null;
  postalCode: string | null;
  province: string | null;
  /** Words that may end with the town: `roma milano` in `via roma milano`. */
  words: string[];
  /** The town's words if a number, a CAP or a comma marks their beginning; possibly unfinished. */
  townWords: string[] | null;
};

const postalCodeAnywhere = /(?:^|[\s,])(\d{5})(?=$|[\s,])/;
const provinceAtEnd = /[\s,]\(([a-z]{2})\)\s*$/i;
const numberWord = /^(\d{1,4}([/-]?[a-z0-9]{1,4})?|snc|s\.n\.c\.|s\.n\.|km\d+(\+\d+)?)$/i;
const distance = /\bkm\.?\s*(\d+)(?:[.,+](\d+))?/i;
const numberAddition = /^(bis|ter|quater|[a-z])$/i;

export function readTypedAddress(text: string): TypedAddress | null {
  const province = provinceAtEnd.exec(text)?.[1]?.toUpperCase() ?? null;
  const postalCode = postalCodeAnywhere.exec(text)?.[1] ?? null;
  const bare = text
    .replace(provinceAtEnd, '')
    .replace(postalCodeAnywhere, ' , ')
    // Joined to one word, or its comma would end the street.
    .replace(
      distance,
      (_, km: string, metres?: string) => `km${km}${metres === undefined ? '' : `+${metres}`}`,
    )
    .replaceAll(',', ' , ');
  const tokens = bare.split(' ').filter((token) => token !== '');

  const commaAt = tokens.indexOf(',');
  // Not the 25 of `via 25 aprile`, nor anything after the town.
  const firstNumberAt = tokens.findIndex((token, position) => position > 1 && numberWord.test(token));
  // Along a road the number before it belongs to the road.
  const distanceAt = tokens.findIndex((token) => /^km\d/i.test(token));
  const numberAt = distanceAt === -1 ? firstNumberAt : distanceAt;
  const hasNumber = numberAt !== -1 && (commaAt < 0 || numberAt <= commaAt + 1);
  const { streetNumber, next } = hasNumber
    ? readNumber(tokens, numberAt)
    : { streetNumber: null, next: commaAt };

  const words = wordsIn(tokens.slice(0, hasNumber ? numberAt : commaAt < 0 ? tokens.length : commaAt));
  if (!isStreet(words)) return null;
  const townWords = next === -1 ? null : wordsIn(tokens.slice(next));
  return { street: spellStreet(words), streetNumber, postalCode, province, words, townWords };
}

function wordsIn(tokens: readonly string[]): string[] {
  return tokens.filter((token) => token !== ',');
}

/** Capitalises `via xx settembre` as on the sign; careful spelling stays as it is. */
export function spellStreet(words: readonly string[]): string {
  const street = words.join(' ');
  if (street !== street.toLowerCase() && street !== street.toUpperCase()) return street;
  const spelled = spellName(street.toLowerCase());
  return spelled.replace(/\b(x{0,3}(ix|iv|v?i{0,3}))\b/gi, (numeral) => numeral.toUpperCase());
}

/** `10`, `10/A`, `10 bis`, `snc`, `km12`, and where the next words begin. */
function readNumber(tokens: readonly string[], at: number): { streetNumber: string; next: number } {
  const [number = '', addition = ''] = tokens.slice(at);
  if (numberAddition.test(addition)) return { streetNumber: `${number} ${addition}`, next: at + 2 };
  return { streetNumber: number, next: at + 1 };
}
