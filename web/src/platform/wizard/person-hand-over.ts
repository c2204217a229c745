import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { type KnownPerson, personIn } from '@riparo/domain/platform/wizard/known-person.ts';

/**
 * A link that opens a new tab can hand over nothing but its address, where personal data do not belong. For a moment
 * they lie in the browser's storage instead: the new tab takes them away, and whatever stays is forgotten.
 */
const KEY = `${brand.cookiePrefix}:person`;
const LIFE_MS = 60_000;

const forget = () => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage that is forbidden holds nothing.
  }
};

export const handOverPerson = (person: KnownPerson) => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ person, until: Date.now() + LIFE_MS }));
    setTimeout(forget, LIFE_MS);
  } catch {
    // Without storage the form opens empty.
  }
};

export const takePerson = (): KnownPerson => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    forget();
    const { person, until } = Object(found) as Record<string, unknown>;
    const leftMs = Number(until) - Date.now();
    return leftMs > 0 && leftMs <= LIFE_MS ? personIn(Object(person) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};
