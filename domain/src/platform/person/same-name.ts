// Case, accents, apostrophes, hyphens and spaces are a matter of typing, not of identity.
const collator = new Intl.Collator('it', { sensitivity: 'base', ignorePunctuation: true });

/** Whether two spellings are the same name: `D'Angelo` and `d’angelò` are, `Rossi` and `Bianchi` are not. */
export const isSameName = (one: string, other: string) => collator.compare(one.trim(), other.trim()) === 0;
