import { describe, expect, test } from 'vitest';
import { wordsOf } from './guide-words.ts';
import { type GuideKey, guideKeys } from '../../platform/site/guide.ts';
import { guides } from './guides.ts';

const says = (key: GuideKey) => wordsOf(guides[key]).join('\n');

/** Former errors and half-truths; the sources are in `law/facts.ts`. */
describe('legal statements in the guides', () => {
  test.each<[string, GuideKey, string]>([
    ['the right to be forgotten runs from the end of treatment', 'vita', 'dieci anni dalla fine delle cure'],
    ['for some cancers the period is shorter', 'vita', 'decreto del Ministro della salute del 22 marzo 2024'],
    ['the guide about health says the same', 'infortuni-e-salute', 'dieci anni dalla fine delle cure'],
    ['only first hires are enrolled', 'pensione', 'assunto nel privato per la prima volta'],
    ['domestic workers are excluded from enrolment', 'pensione', 'lavoro domestico escluso'],
    ['a bicycle is a vehicle', 'mobilita', 'articolo 2054 del codice civile'],
    ['the guide about liability counts a bicycle as a vehicle too', 'responsabilita-civile', 'articolo 2054'],
    [
      'the scooter’s duty begins with the platform',
      'mobilita',
      'Gazzetta Ufficiale n. 264 del 13 novembre 2025',
    ],
    ['pipes in walls are the owner’s', 'casa', 'dei tubi nei muri risponde il proprietario'],
    ['the tenant answers for what is outside', 'casa', 'senza rompere un muro'],
    [
      'life insurance has its own withdrawal period of thirty days',
      'vita',
      'articolo 177 del Codice delle assicurazioni',
    ],
    ['the vet’s medicines are deductible too', 'animali', 'che si possono pagare pure in contanti'],
    ['the cost of limiting a damage is refunded', 'quando-succede', 'articolo 1914 del codice civile'],
    [
      'a late notice reduces the payment but does not void it',
      'quando-succede',
      'articolo 1915 del codice civile',
    ],
    ['the three days run from knowledge of the loss', 'quando-succede', 'o da quando l’hai saputo'],
    ['the insurer decides about a claim, not the broker', 'quando-succede', 'lo decide la compagnia'],
    ['a complaint is answered within 45 days', 'reclami', 'entro 45 giorni'],
    ['mediation precedes a lawsuit', 'reclami', 'decreto legislativo 28/2010'],
    [
      'medicines remain deductible if paid in cash',
      'infortuni-e-salute',
      'In contanti si possono pagare medicine',
    ],
  ])('%s', (_what, key, words) => {
    expect(says(key)).toContain(words);
  });

  test.each(guideKeys.filter((key) => key !== 'pensione'))('%s names both limits of the Arbitro', (key) => {
    expect(says(key)).toContain('entro 12 mesi dal reclamo, per fatti di non più di tre anni');
  });

  test('no guide counts ten years from recovery, or applies the general time limit to a hit pedestrian', () => {
    const all = guideKeys.map(says).join('\n');
    expect(all).not.toContain('guarito da un tumore da più di');
    expect(all).not.toContain('la regola generale dell’articolo 2043');
  });
});
