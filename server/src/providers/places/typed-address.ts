import { spellName } from '../../places/spelling.ts';

/** The parts of an address typed on one line; what follows its number or CAP is where the town is named. */
export type TypedAddress = {
  street: string;
  streetNumber: string | null;
  postalCode: string | null;
  province: string | null;
  /** Words that may end with the town: `roma milano` in `via roma milano`. */
  words: string[];
  /** The town's words, where a number, a CAP or a comma says that they begin there; they may be unfinished. */
  townWords: string[] | null;
};

const streetKinds =
  /^(via|viale|v\.le|piazza|p\.za|piazzale|p\.le|corso|c\.so|largo|vicolo|strada|contrada|c\.da|località|loc\.?|frazione|fraz\.?|lungomare|salita|calle|campo|borgo)$/i;
const postalCodeAnywhere = /(?:^|[\s,])(\d{5})(?=$|[\s,])/;
const provinceAtEnd = /[\s,]\(([a-z]{2})\)\s*$/i;
const numberWord = /^(\d{1,4}([/-]?[a-z0-9]{1,4})?|snc|s\.n\.c\.|s\.n\.)$/i;
const numberAddition = /^(bis|ter|quater|[a-z])$/i;

export function readTypedAddress(text: string): TypedAddress | null {
  const province = provinceAtEnd.exec(text)?.[1]?.toUpperCase() ?? null;
  const postalCode = postalCodeAnywhere.exec(text)?.[1] ?? null;
  const bare = text
    .replace(provinceAtEnd, '')
    .replace(postalCodeAnywhere, postalCode ? ' , ' : '')
    .replace(/\s+/g, ' ');
  const parts = bare
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = '', ...rest] = parts;
  const words = first.split(' ');
  const numberAt = words.findIndex((word, position) => position > 1 && numberWord.test(word));
  const common = { postalCode, province };

  if (numberAt > 0) {
    const { streetNumber, next } = readNumber(words, numberAt);
    const townWords = [...words.slice(next), ...rest.join(' ').split(' ')].filter((word) => word !== '');
    return withStreet(words.slice(0, numberAt), { ...common, streetNumber, townWords });
  }
  const [second = '', ...later] = rest;
  if (numberWord.test(second.split(' ')[0] ?? '')) {
    const { streetNumber, next } = readNumber(second.split(' '), 0);
    const townWords = [...second.split(' ').slice(next), ...later.join(' ').split(' ')].filter(
      (word) => word !== '',
    );
    return withStreet(words, { ...common, streetNumber, townWords });
  }
  const townWords = rest.length > 0 ? rest.join(' ').split(' ') : null;
  return withStreet(words, { ...common, streetNumber: null, townWords });
}

/** A street of two words and more, or of one that is no mere `via`. */
export function isStreet(words: readonly string[]): boolean {
  const [first = ''] = words;
  return words.length > (streetKinds.test(first) ? 1 : 0) && first !== '';
}

/** `via xx settembre` as on the sign; what was typed with care stays as it is. */
export function spellStreet(words: readonly string[]): string {
  const street = words.join(' ');
  if (street !== street.toLowerCase() && street !== street.toUpperCase()) return street;
  const spelled = spellName(street.toLowerCase());
  return spelled.replace(/\b(x{0,3}(ix|iv|v?i{0,3}))\b/gi, (numeral) => numeral.toUpperCase());
}

function withStreet(words: string[], others: Omit<TypedAddress, 'street' | 'words'>): TypedAddress | null {
  return isStreet(words) ? { ...others, words, street: spellStreet(words) } : null;
}

function readNumber(words: readonly string[], at: number): { streetNumber: string; next: number } {
  const number = words[at] ?? '';
  const addition = words[at + 1] ?? '';
  const isAddition = numberAddition.test(addition) && words.length > at + 1;
  if (!isAddition) return { streetNumber: number.toUpperCase().replace(/^S.*/, 'snc'), next: at + 1 };
  return { streetNumber: `${number} ${addition}`, next: at + 2 };
}
