import { describe, expect, test } from 'vitest';
import type { Cover } from '../../buy/products/cover.ts';
import { salesPageOf } from '../../buy/products/pages.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { areaLinks } from './report.ts';
import type { AreaKey } from './areas.ts';
import { factsOf } from './facts.ts';
import { reasonsIn } from './reasons.ts';
import { soldOnline } from './sold-online.ts';

const today = isoDate('2026-11-15');

const plain = {
  client_dob: isoDate('1984-03-27'),
  family_status: 'single',
  only_source_income: false,
  with_children: false,
  num_of_children: 0,
  job_id: null,
  job_title: null,
  rental_ownership: 'Affitto',
  mortgage: false,
  pets: ['Nessuno'],
  use_green_vehicles: false,
  green_vehicles: ['Nessuno'],
  sports: ['Divano'],
  num_of_travels: 0,
  worried_about: ['none'],
} as const;

type Life = Parameters<typeof factsOf>[0];

/** What each sentence promises, and what the cover of the linked product must contain for it. */
const promises: readonly { readonly says: RegExp; readonly covered: RegExp }[] = [
  { says: /danni che fa un minore/, covered: /danni dei figli minori/ },
  { says: /danni che un animale causa/, covered: /causati dal tuo cane, gatto o altro animale/ },
  {
    says: /se urti qualcuno|chi causa un danno|causare danni/,
    covered: /quelli che causi nella vita di ogni giorno/,
  },
  { says: /codice della strada chiede l’assicurazione/, covered: /massimali di legge/ },
  { says: /danni che fai agli altri/, covered: /Responsabilità civile/ },
  { says: /infortuni/, covered: /Infortuni/ },
  { says: /furto/, covered: /Furto/ },
  { says: /dal veterinario/, covered: /Interventi chirurgici/ },
  { says: /sulle piste/, covered: /sci|piste/ },
  { says: /senza una carrozzeria/, covered: /Infortuni/ },
];

const lives: readonly Partial<Life>[] = [
  {},
  { num_of_children: 2, with_children: true },
  { sports: ['Sci e snowboard'] },
  { sports: ['Nuoto', 'Arti marziali'] },
  { worried_about: ['terzi', 'casa', 'infortunio'] },
  { job_id: 5, job_title: 'Medico' },
];
const vehicles: readonly Life['green_vehicles'][] = [
  ['Nessuno'],
  ['Bicicletta'],
  ['E-bike'],
  ['Monopattino elettrico'],
  ['E-bike', 'Monopattino elettrico'],
  ['Bicicletta', 'E-bike', 'Monopattino elettrico'],
];
const pets: readonly Life['pets'][] = [['Nessuno'], ['Cane'], ['Gatto', 'Altro animale'], ['Altro animale']];

const everyLife = lives.flatMap((life) =>
  vehicles.flatMap((green_vehicles) =>
    pets.map((owned) => factsOf({ ...plain, ...life, green_vehicles, pets: owned } as Life, today)),
  ),
);

async function coverOf(key: string): Promise<Cover> {
  const cover = (await salesPageOf(key)?.texts())?.covers[key];
  if (!cover) throw new Error(`${key} has no cover`);
  return cover;
}

/** `the area, the product its button sells, the sentence`, without duplicates. */
const sentencesOf = (areas: readonly AreaKey[]) => [
  ...new Map(
    areas.flatMap((area) =>
      everyLife.flatMap((facts) => {
        const sold = soldOnline(area, facts);
        const words = sold ? reasonsIn(area, facts) : [];
        // A sentence that names another of our products is about that one.
        return words.map((sentence) => {
          const key = sentence.includes('Bici2Go') ? 'bici2go' : (sold?.key ?? '');
          return [`${key}: ${sentence}`, [key, sentence]] as const;
        });
      }),
    ),
  ).values(),
];

describe("the product behind a reason's button covers what the reason promises", () => {
  test.each(sentencesOf(['mobilita', 'rc-famiglia', 'animali']))('%s: %s', async (key, sentence) => {
    const cover = await coverOf(key);
    const guarantees = cover.guarantees.map(({ name, text }) => `${name} ${text}`).join('\n');
    const expected = promises.filter(({ says }) => says.test(sentence));
    expect(expected).not.toEqual([]);
    for (const { covered } of expected) expect(guarantees).toMatch(covered);
  });

  test.each(vehicles.filter((owned) => owned.includes('E-bike') || owned.includes('Bicicletta')))(
    'a rider of %s, %s, %s finds the policy for bicycles, whatever else they ride',
    (...owned) => {
      const green_vehicles = owned.filter((each) => each !== undefined);
      const links = areaLinks('mobilita', factsOf({ ...plain, green_vehicles } as unknown as Life, today));
      expect(links.map(({ url }) => url)).toContain('/prodotti/bici2go');
    },
  );
});
