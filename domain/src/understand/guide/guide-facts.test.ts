import { describe, expect, test } from 'vitest';
import { wordsOf } from './guide-words.ts';
import { type GuideKey, guideKeys } from '../../platform/site/guide.ts';
import { guides } from './guides.ts';

const says = (key: GuideKey) => wordsOf(guides[key]).join('\n');

/** What was wrong once, or half right; the sources stand in `law/facts.ts`. */
describe('the guides state the law as it is', () => {
  test.each<[string, GuideKey, string]>([
    ['the right to be forgotten runs from the end of treatment', 'vita', 'dieci anni dalla fine delle cure'],
    ['for some cancers it comes earlier', 'vita', 'decreto del Ministro della salute del 22 marzo 2024'],
    ['health says the same', 'infortuni-e-salute', 'dieci anni dalla fine delle cure'],
    ['only first hires are enrolled', 'pensione', 'assunto nel privato per la prima volta'],
    ['households are left out', 'pensione', 'lavoro domestico escluso'],
    ['a bicycle is a vehicle', 'mobilita', 'articolo 2054 del codice civile'],
    ['and among who answers for others', 'responsabilita-civile', 'articolo 2054'],
    [
      'the scooter’s duty begins with the platform',
      'mobilita',
      'Gazzetta Ufficiale n. 264 del 13 novembre 2025',
    ],
    ['pipes in walls are the owner’s', 'casa', 'dei tubi nei muri risponde il proprietario'],
    ['the tenant answers for what is outside', 'casa', 'senza rompere un muro'],
    ['life has its own thirty days', 'vita', 'articolo 177 del Codice delle assicurazioni'],
    ['the vet’s medicines too', 'animali', 'che si possono pagare pure in contanti'],
    ['what it costs to limit a damage comes back', 'quando-succede', 'articolo 1914 del codice civile'],
    ['a late notice loses a part, not all', 'quando-succede', 'articolo 1915 del codice civile'],
    ['three days run from knowing', 'quando-succede', 'o da quando l’hai saputo'],
    ['the insurer decides, not we', 'quando-succede', 'lo decide la compagnia'],
    ['a complaint has 45 days', 'reclami', 'entro 45 giorni'],
    ['mediation comes before the judge', 'reclami', 'decreto legislativo 28/2010'],
    ['medicines may be paid in cash', 'infortuni-e-salute', 'In contanti si possono pagare medicine'],
  ])('%s', (_what, key, words) => {
    expect(says(key)).toContain(words);
  });

  test.each(guideKeys.filter((key) => key !== 'pensione'))('%s names both limits of the Arbitro', (key) => {
    expect(says(key)).toContain('entro 12 mesi dal reclamo, per fatti di non più di tre anni');
  });

  test('nobody counts ten years from having got well, or a hit pedestrian under the general rule', () => {
    const all = guideKeys.map(says).join('\n');
    expect(all).not.toContain('guarito da un tumore da più di');
    expect(all).not.toContain('la regola generale dell’articolo 2043');
  });
});
