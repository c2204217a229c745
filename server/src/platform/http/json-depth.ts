const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text opens more lists and objects inside each other than allowed. It looks at brackets outside of texts
 * alone and stops at the first one too many, so that what would take long to parse is refused in no time.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charCodeAt(place);
    if (character === quote) place = endOfText(text, place);
    else if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** Where the quote is that ends the text begun here; past the end if there is none. */
function endOfText(text: string, start: number): number {
  let place = start + 1;
  while (place < text.length && text.charCodeAt(place) !== quote)
    place += text.charCodeAt(place) === backslash ? 2 : 1;
  return place;
}
