import { capitalise } from '@riparo/domain/platform/values/article.ts';

/** Lower case inside a name: `Rovigno d'Istria`, `Sant'Agata sopra Cannobio`. */
const particles = new Set(
  (
    'a ad ai agli al all alla alle allo con d da dai dal dall dalla de dei degli del dell della delle dello di ' +
    'du e ed fra in ne nei nel nell nella per sopra sotto su sul sull sulla tra'
  ).split(' '),
);

/** The register spells suppressed towns as `Rovigno D'istria`; this restores the common spelling. */
export function spellName(name: string): string {
  return fixEncoding(name)
    .split(/([\s'-]+)/)
    .map((part, position) => {
      const word = part.toLowerCase();
      return position !== 0 && particles.has(word) ? word : capitalise(part);
    })
    .join('');
}

/** Repairs UTF-8 that was read as Latin-1: `MolliÃ¨res`. */
export function fixEncoding(name: string): string {
  return name.includes('Ã') ? Buffer.from(name, 'latin1').toString('utf8') : name;
}
