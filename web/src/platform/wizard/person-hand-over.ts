import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { type KnownPerson, personFromAnswers } from '@riparo/domain/platform/wizard/known-person.ts';

/**
 * A link to a new tab can pass nothing but its address, where personal data must not be. So they are in the
 * browser's storage for a moment: the new tab takes them, and leftovers are deleted.
 */
const KEY = `${brand.cookiePrefix}:person`;
const LIFE_MS = 60_000;

const forget = () => {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing.
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
    const remainingMs = Number(until) - Date.now();
    return remainingMs > 0 && remainingMs <= LIFE_MS
      ? personFromAnswers(Object(person) as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};
