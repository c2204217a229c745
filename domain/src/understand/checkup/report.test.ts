import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import { salesPageOf } from '../../buy/products/pages.ts';
import { checkupReportSchema } from './report-schema.ts';
import { findQuotableProduct } from '../quote/products.ts';
import type { CheckupAnswers } from './answers.ts';
import { areaKeys } from './areas.ts';
import { factsOf } from './facts.ts';
import { reasonsIn } from './reasons.ts';
import { writeReport } from './report.ts';
import { productPageFor, soldOnline } from './sold-online.ts';
import { offerFor } from './suggested-policies.ts';

const today = isoDate('2026-11-15');

const ada: CheckupAnswers = {
  first_name: 'Ada',
  last_name: 'Rossi',
  email: 'ada@example.it',
  phone: null,
  referral: null,
  referral_code: null,
  policy_types: [1, 2, 4],
  trusted_broker: true,
  worried_about: ['famiglia'],
  client_dob: isoDate('1984-03-27'),
  family_status: 'sposato',
  only_source_income: true,
  with_children: true,
  num_of_children: 2,
  job_id: 1,
  job_title: null,
  rental_ownership: 'Proprietà',
  mortgage: true,
  pets: ['Cane'],
  use_green_vehicles: false,
  green_vehicles: ['Nessuno'],
  sports: ['Sci e snowboard'],
  num_of_travels: 1,
  coverage_feeling: 70,
};

const reasons = (area: (typeof areaKeys)[number], life: Partial<CheckupAnswers> = {}) =>
  reasonsIn(area, factsOf({ ...ada, ...life }, today));

describe('the content of a report', () => {
  const report = writeReport(ada, today);

  test('a report contains the feeling, the result, its version and date', () => {
    expect(report).toMatchObject({
      client: { first_name: 'Ada' },
      request: { coverage_feeling: 70 },
      result: 34,
      score_version: '2026-11',
      created_on: '2026-11-15',
    });
  });

  test('a report fits its schema and identifies no one beyond the first name', () => {
    const id = '7f7c1a1e-5c1a-4a50-9b7e-0d5e6a1f2b3c';
    expect(checkupReportSchema.parse({ id, ...report })).toEqual({ id, ...report });
    expect(JSON.stringify(report)).not.toMatch(/Rossi|ada@example\.it|1984/);
  });

  test('needs are relative to the greatest', () => {
    expect(report.areas[0]).toMatchObject({
      key: 'vita',
      title: 'Protezione della famiglia',
      need: 1,
      cover: 1,
    });
    expect(report.areas.find(({ key }) => key === 'rc-famiglia')?.cover).toBe(0.4);
  });

  test('a report without needs has no suggestions', () => {
    const covered = writeReport(
      { ...ada, policy_types: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15], job_id: 2 },
      today,
    );
    expect(covered.result).toBe(100);
    expect(covered.suggested_policies).toEqual([]);
  });
});

const firstReasonOfProfessional = (job_title: CheckupAnswers['job_title']) =>
  reasons('rc-professionale', { job_id: 5, job_title })[0];

describe('the reasons for a suggestion', () => {
  test('reasons come from the answers, the stated worry first', () => {
    expect(reasons('vita')).toEqual([
      'Ti preoccupa lasciare la tua famiglia senza un sostegno economico.',
      'Hai due figli: il loro futuro conta anche sul tuo reddito.',
      'Il tuo è l’unico reddito della famiglia.',
    ]);
  });

  test.each([
    ['casa', 'casa', 'Ti preoccupano i danni alla tua casa.'],
    ['salute', 'salute', 'Ti preoccupano la tua salute e quella dei tuoi cari.'],
    ['vita', 'famiglia', 'Ti preoccupa lasciare la tua famiglia senza un sostegno economico.'],
  ] as const)('reasons for %s state the worry in an Italian sentence', (area, worry, sentence) => {
    expect(reasons(area, { worried_about: [worry] })[0]).toBe(sentence);
  });

  test.each([
    [1, 'Hai un figlio'],
    [3, 'Hai tre figli'],
    [4, 'Hai più di tre figli'],
  ])('reasons spell out %i children', (num_of_children, words) => {
    expect(reasons('vita', { num_of_children, worried_about: ['none'] })[0]).toContain(words);
  });

  test('reasons join items with commas and a final e', () => {
    expect(reasons('animali', { pets: ['Cane', 'Gatto'] })).toEqual([
      'Hai un cane e un gatto: un intervento dal veterinario può costare centinaia di euro.',
    ]);
  });

  test('reasons mention the law only for professions with compulsory insurance', () => {
    expect(firstReasonOfProfessional('Notaio')).toBe(
      'La legge chiede una polizza di responsabilità civile ai notai (legge 89/1913).',
    );
    expect(firstReasonOfProfessional('Altro')).not.toContain('legge');
    expect(firstReasonOfProfessional('Giornalista')).not.toContain('legge');
  });

  test('reasons do not mention work that was not asked about', () => {
    expect(
      reasons('invalidita', { job_id: null, only_source_income: false, mortgage: false }).join(' '),
    ).toMatch(/^Se vivi del tuo lavoro/);
  });

  test.each(areaKeys)('there are one to three reasons: %s', (area) => {
    const bare = {
      ...ada,
      worried_about: ['none'],
      family_status: 'single',
      num_of_children: 0,
      only_source_income: false,
      mortgage: false,
    } as const;
    for (const life of [ada, bare]) {
      const found = reasonsIn(area, factsOf(life, today));
      expect(found.length >= 1 && found.length <= 3).toBe(true);
      for (const words of found) expect(words).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});

const offers = (birthDate: string) => areaKeys.map((area) => offerFor(area, isoDate(birthDate), today));

describe('the offer of a suggestion', () => {
  test.each(offers('1984-03-27'))('the offer for $area leads to a quote that this site gives', (offer) => {
    const key = /^\/preventivo\/([\w-]+)$/.exec(offer.cta_url)?.[1] ?? '';
    // The life quote computes its own price in a separate flow.
    expect(key === 'vita-tcm' || findQuotableProduct(key) !== undefined).toBe(true);
    expect(offer.minimum_price === null).toBe(offer.installment === '');
  });

  test.each([
    ['animali', { pets: ['Cane'] }, '/acquisto/pet', 79],
    ['animali', { pets: ['Altro animale'] }, '/preventivo/animali', 80],
    ['mobilita', { green_vehicles: ['Bicicletta', 'Monopattino elettrico'] }, '/acquisto/monopattino', 29],
    ['mobilita', { green_vehicles: ['E-bike'] }, '/acquisto/mobilita/bici2go', 45],
    ['casa', {}, '/preventivo/casa', 90],
    // Two limits: one is chosen on its page, at our price.
    ['rc-famiglia', {}, '/prodotti/rc-terzi', 60],
  ] as const)('the offer for %s to an owner of %o leads to %s', (area, has, address, price) => {
    const sold = soldOnline(area, factsOf({ ...ada, ...has }, today));
    expect(offerFor(area, isoDate('1984-03-27'), today, sold)).toMatchObject({
      cta_url: address,
      minimum_price: price,
    });
  });

  test.each([
    ['animali', { pets: ['Gatto'] }, 'pet'],
    ['animali', { pets: ['Altro animale'] }, null],
    ['mobilita', { green_vehicles: ['Bicicletta'] }, 'bici2go'],
    ['rc-famiglia', {}, 'rc-terzi'],
    ['vita', {}, 'vita'],
    ['vita', { client_dob: isoDate('1956-01-01') }, null],
    ['sport', { sports: ['Sci e snowboard'] }, 'ski'],
    ['sport', { sports: ['Nuoto'] }, null],
    ['casa', {}, null],
  ] as const)('the offer for %s to an owner of %o is explained on the page %s', (area, has, page) => {
    expect(productPageFor(area, factsOf({ ...ada, ...has }, today))).toBe(page);
  });

  test("the life offer states this person's premium from the tariff", () => {
    const [younger, older, tooOld] = ['2000-01-01', '1984-03-27', '1956-01-01'].map((day) => offers(day)[0]);
    expect(younger).toMatchObject({ area: 'vita', is_price_indicative: false, installment: 'al mese' });
    expect(older?.minimum_price).toBeGreaterThan(younger?.minimum_price ?? 0);
    expect(tooOld).toMatchObject({ minimum_price: null, cta_url: '/preventivo/generico' });
  });

  test('an offer marks prices that are only indicative', () => {
    const home = offers('1984-03-27').find(({ area }) => area === 'casa');
    expect(home).toMatchObject({
      is_price_indicative: true,
      price_note: 'Cifra indicativa: il prezzo giusto per te lo trovi nel preventivo.',
    });
  });
});

test('a pensioner is not told that there is time to build a pension', () => {
  const told = reasons('pensione', { job_id: 7, client_dob: isoDate('1962-03-27') }).join(' ');
  expect(told).toContain('Ricevi già la pensione');
  expect(told).not.toContain('c’è ancora tempo');
});

test('beside a cat another animal is «another», alone it is simply an animal', () => {
  const quietly = { worried_about: ['none'], num_of_children: 0 } as const;
  expect(reasons('rc-famiglia', { ...quietly, pets: ['Gatto', 'Altro animale'] })[0]).toContain(
    'Hai un gatto e un altro animale:',
  );
  expect(reasons('animali', { pets: ['Altro animale'] })[0]).toContain('Hai un animale:');
});

const ALL_VEHICLES = ['Bicicletta', 'E-bike', 'Monopattino elettrico'] as const;
const riders = ALL_VEHICLES.map((vehicle) => [vehicle]);
const mixed = [['E-bike', 'Monopattino elettrico'], [...ALL_VEHICLES]] as const;

test.each([...riders, ...mixed])(
  'a rider of %s, %s, %s is promised only what the product behind the button covers',
  async (...green_vehicles) => {
    const life = {
      green_vehicles: green_vehicles.filter((each) => each !== undefined),
    } as Partial<CheckupAnswers>;
    const sold = soldOnline('mobilita', factsOf({ ...ada, ...life }, today));
    const texts = await salesPageOf(sold?.key ?? '')?.texts();
    const guarantees = JSON.stringify(texts?.covers[sold?.key ?? '']?.guarantees ?? []);
    expect(guarantees).toContain('Responsabilità civile');
    // Sentences about another product name it.
    const promised = reasons('mobilita', life).filter((words) => !words.includes('un’altra polizza'));
    expect(promised.some((words) => words.includes('furto'))).toBe(guarantees.includes('Furto'));
  },
);

test('the owner of an e-bike and a scooter is told which policy covers the e-bike', () => {
  const told = reasons('mobilita', { green_vehicles: ['E-bike', 'Monopattino elettrico'] });
  expect(told).toContain(
    'Ti muovi in e-bike: lì serve un’altra polizza, Bici2Go, che copre i danni che fai agli altri, i tuoi infortuni e il furto.',
  );
});

test('RC Terzi is not suggested for a scooter, which it excludes', () => {
  const life = {
    worried_about: ['none'],
    num_of_children: 0,
    pets: ['Nessuno'],
    sports: ['Nuoto'],
  } as Partial<CheckupAnswers>;
  const told = (green_vehicles: CheckupAnswers['green_vehicles']) =>
    reasons('rc-famiglia', { ...life, green_vehicles }).join(' ');
  expect(told(['Monopattino elettrico'])).not.toContain('monopattino');
  expect(told(['E-bike', 'Monopattino elettrico'])).toContain('Ti muovi in e-bike: se urti');
});

test('an animal excluded from the subsidy is not a reason for it', () => {
  expect(reasons('animali', { pets: ['Cane', 'Altro animale'] })).toEqual([
    'Hai un cane: un intervento dal veterinario può costare centinaia di euro.',
  ]);
});

/** No answer is a reason for any policy. */
const quiet = {
  worried_about: ['none'],
  family_status: 'single',
  num_of_children: 0,
  only_source_income: false,
  rental_ownership: 'Affitto',
  mortgage: false,
  pets: ['Nessuno'],
  sports: ['Divano'],
  num_of_travels: 0,
  job_id: null,
} satisfies Partial<CheckupAnswers>;
describe('reasons for unusual lives', () => {
  test.each([
    [1, 'Fai un viaggio all’anno'],
    [2, 'Fai due viaggi all’anno'],
    [3, 'Fai tre viaggi all’anno'],
    [4, 'Fai più di tre viaggi all’anno'],
  ])('reasons spell out %i trips', (num_of_travels, words) => {
    expect(reasons('viaggi', { num_of_travels })[0]).toContain(words);
  });

  test('reasons for a tenant differ from those for a homeowner', () => {
    expect(reasons('casa', quiet)).toEqual([
      'Vivi in affitto: di un incendio o di una perdita d’acqua che parte da casa tua di solito rispondi tu.',
      'Quello che c’è in casa è tuo: la polizza del proprietario non lo copre.',
    ]);
    expect(reasons('casa', { ...quiet, rental_ownership: 'Proprietà' })).toEqual([
      'La casa è tua: spesso è il bene che vale di più.',
    ]);
  });

  test('reasons mention no children, animals or vehicles that the person does not have', () => {
    expect(reasons('rc-famiglia', quiet)).toEqual([
      'Basta una distrazione, e chi causa un danno lo deve risarcire con quello che ha.',
    ]);
    expect(reasons('vita', quiet)).toEqual([
      'Chi ti vuole bene non dovrebbe trovarsi anche con un problema economico.',
    ]);
  });

  test.each([
    [{ num_of_children: 1 }, 'Hai un figlio: dei danni che fa un minore'],
    [{ pets: ['Gatto'] }, 'Hai un gatto: dei danni che un animale'],
    [{ green_vehicles: ['E-bike'] }, 'Ti muovi in e-bike: se urti qualcuno'],
  ] as const)('reasons name what the person has: %j', (has, words) => {
    expect(reasons('rc-famiglia', { ...quiet, ...has } as Partial<CheckupAnswers>)[0]).toContain(words);
  });

  test.each([
    [
      '1961-11-16',
      'Hai 64 anni: conviene pensarci adesso, finché la salute è buona e il premio è più basso.',
    ],
    ['1961-11-15', 'Hai 65 anni: avere bisogno di aiuto ogni giorno diventa più probabile.'],
  ])('the reason about care for someone born on %s fits their age', (day, words) => {
    expect(reasons('non-autosufficienza', { ...quiet, client_dob: isoDate(day) })).toEqual([
      words,
      'L’assistenza quotidiana costa molto, e l’aiuto pubblico ne copre solo una parte.',
    ]);
  });

  test('reasons mention professional law to practitioners, not to former ones', () => {
    expect(reasons('rc-professionale', { ...quiet, job_id: 3, job_title: 'Notaio' }).join(' ')).not.toContain(
      'legge',
    );
  });

  test('reasons mention other sports besides skiing', () => {
    expect(reasons('sport', { ...quiet, sports: ['Nuoto'] })).toEqual([
      'Tra i tuoi sport: nuoto. Soccorso, cure e attrezzatura non sono compresi nelle altre polizze.',
    ]);
  });
});

test('a report links to the page of what it suggests, if there is one', () => {
  const { suggested_policies } = writeReport({ ...ada, policy_types: [1, 5, 6, 7, 8, 9, 10] }, today);
  const pages = Object.fromEntries(
    suggested_policies.map(({ area, product_page_url }) => [area, product_page_url]),
  );
  expect(pages).toMatchObject({ vita: '/prodotti/vita', casa: null, 'rc-famiglia': '/prodotti/rc-terzi' });
});

test('prices of our own catalogue are not marked as indicative', () => {
  const sold = soldOnline('animali', factsOf(ada, today));
  expect(offerFor('animali', ada.client_dob, today, sold).is_price_indicative).toBe(false);
});

test.each([
  ['1960-11-16', 'vita'],
  ['1960-11-15', null],
] as const)('a person born on %s can get life insurance: %s', (day, page) => {
  expect(productPageFor('vita', factsOf({ ...ada, client_dob: isoDate(day) }, today))).toBe(page);
});

describe('the links of every area of a report', () => {
  const { areas, suggested_policies: suggested } = writeReport({ ...ada, num_of_travels: 4 }, today);
  const linksOf = (area: string) => areas.find(({ key }) => key === area)?.links;

  test('every area has a link, suggested or not', () => {
    expect(areas.length).toBeGreaterThan(suggested.length);
    for (const { links = [] } of areas) {
      expect(links.length).toBeGreaterThan(0);
      for (const { url } of links) expect(url).toMatch(/^\/(?:prodotti|guide|preventivo)\/[\w-]+$/);
    }
  });

  test('an area links to our product even if it is fully covered', () => {
    expect(areas.find(({ key }) => key === 'vita')?.cover).toBe(1);
    expect(linksOf('vita')).toEqual([
      { label: 'Scopri Polizza Vita', url: '/prodotti/vita' },
      { label: 'Leggi la guida', url: '/guide/vita' },
    ]);
    expect(linksOf('animali')?.[0]).toEqual({ label: 'Scopri Sussidio Pet', url: '/prodotti/pet' });
  });

  test('an area without a product links to the guide, or else to a quote', () => {
    expect(linksOf('casa')).toEqual([{ label: 'Leggi la guida', url: '/guide/casa' }]);
    expect(linksOf('viaggi')).toEqual([{ label: 'Chiedi un preventivo', url: '/preventivo/viaggi' }]);
  });
});
