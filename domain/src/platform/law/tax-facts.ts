import { isoDate } from '../values/calendar.ts';
import type { Fact } from './fact.ts';
import { insuranceCode, law, read, notLookedUp } from './sources.ts';

const on = isoDate('2026-11-18');
const incomeTax = (article: string) => law(`presidente.repubblica:decreto:1986-12-22;917~art${article}`);

/** Amounts and rates that our texts state: tax relief, fines and limits. */
export const taxFacts: readonly Fact[] = [
  {
    says: 'Contributions to a supplementary pension are deductible from income up to 5.300 euro a year; severance pay does not count.',
    named: ['fino a 5.300 euro l’anno'],
    source: law('stato:legge:2025-12-30;199'),
    inForceFrom: isoDate('2026-01-01'),
    lookedUp: read(
      'https://www.lavorofacile.it/news/bilancio-2026--modifiche-alla-previdenza-complementare?search=acquisto',
      on,
    ),
    note: 'Article 1, comma 201: from the tax year 2026. Doubt: comma 202 lets all of comma 201 begin on 1 July 2026, and no office has said yet which of the two counts.',
  },
  {
    says: 'Up to 60% of a supplementary pension may be taken as a lump sum; besides the pension for life there are fixed-term ones.',
    named: ['il capitale può arrivare al 60%'],
    source: law('stato:legge:2025-12-30;199'),
    inForceFrom: isoDate('2026-07-01'),
    lookedUp: read(
      'https://zurich.mefop.it/news/novita-normative/novit-legge-bilancio-2026-legge-30-2025-199-30-12-2025/sym_324',
      on,
    ),
    note: 'Article 1, commi 201 and 202; 50% before.',
  },
  {
    says: '19% tax relief on premiums against death or permanent disability of 5% or more, on at most 530 euro; for long-term care on 1.291,14, less the others.',
    named: ['fino a 530 euro l’anno', 'un massimo di 530 euro l’anno', 'non autosufficienza fino a 1.291,14'],
    source: incomeTax('15'),
    inForceFrom: isoDate('2014-01-01'),
    lookedUp: read(
      'https://ntplusfisco.ilsole24ore.com/art/assicurazioni-detrazione-fa-conti-i-premi-versati-AE5gxA0',
      on,
    ),
    note: 'Comma 1, letter f. Higher for the severely disabled (750 euro), which our texts omit; relief falls with a high income.',
  },
  {
    says: 'Cover of homes against natural disasters: 19% tax relief, and no tax on the premium.',
    named: ['il premio di questa garanzia dà diritto a una detrazione del 19%'],
    source: incomeTax('15'),
    inForceFrom: isoDate('2018-01-01'),
    lookedUp: notLookedUp,
    note: 'Comma 1, letter f-bis, and law 205/2017, article 1, commi 768 to 770; for contracts from 2018.',
  },
  {
    says: 'Medical costs: 19% of the amount above 129,11 euro.',
    named: ['per la parte oltre 129,11 euro'],
    source: incomeTax('15'),
    inForceFrom: isoDate('2002-01-01'),
    lookedUp: read('https://www1.agenziaentrate.gov.it/web_app_entrate/spese_sanitarie.html', on),
    note: 'Comma 1, letter c.',
  },
  {
    says: 'Vet bills: 19% of the amount above 129,11 euro, up to 550 euro a year for all animals together: at most 80 euro.',
    named: ['fino a 550 euro l’anno', 'al massimo circa 80 euro'],
    source: incomeTax('15'),
    inForceFrom: isoDate('2021-01-01'),
    lookedUp: read('https://pillole-del-lunedi.it/contenuti/730-spese-per-veterinario/9120', on),
    note: 'Comma 1, letter c-bis. Secondary sources differ about whether 550 euro began in 2021 (law 178/2020) or 2022.',
  },
  {
    says: 'Returns of a supplementary pension are taxed at 20%, 12,5% from public bonds; its payments at 15%, falling to 9% over the years; advances are possible.',
    named: [
      'I rendimenti pagano il 20%',
      'scende fino al 9%',
      'fino al 75%, per spese sanitarie',
      'fino al 75%, per comprare',
    ],
    source: law('stato:decreto.legislativo:2005-12-05;252'),
    inForceFrom: isoDate('2015-01-01'),
    lookedUp: notLookedUp,
    note: 'Articles 11 and 17; 20% since law 190/2014.',
  },
  {
    says: 'Life insurance paid on death is exempt from income tax and inheritance tax.',
    named: ['non è soggetta a IRPEF', 'non sconta l’imposta di successione'],
    source: law('presidente.repubblica:decreto:1973-09-29;601~art34'),
    inForceFrom: isoDate('1974-01-01'),
    lookedUp: notLookedUp,
    note: 'With D.Lgs. 346/1990, article 12. Any gain within the payment is taxed since 2015: term life has none.',
  },
  {
    says: 'Every premium carries the tax on insurance, at a rate for each guarantee; the insurer pays it in, the customer bears it.',
    named: ['legge 1216/1961'],
    source: law('stato:legge:1961-10-29;1216'),
    inForceFrom: isoDate('1962-01-01'),
    lookedUp: read('https://www.ecnews.it/la-disciplina-dellimposta-sulle-assicurazioni-i-parte/', on),
    note: 'The rates are in its annex A. They are the insurer’s to state for each guarantee: our samples give none.',
  },
  {
    says: 'A premium paid in good faith to an intermediary counts as paid to the insurer; to a broker only if their agreement says so and the client is informed. What the insurer owes counts as received when the receipt is signed.',
    named: ['articolo 118 del Codice delle assicurazioni'],
    source: insuranceCode('118'),
    inForceFrom: isoDate('2006-01-01'),
    lookedUp: notLookedUp,
    note: 'Whether an agreement says so is in the brand file (`disclosure.premiumCollection`). The text itself was not reachable here.',
  },
  {
    says: 'Skiing without liability insurance: a fine of 100 to 150 euro, and the pass is withdrawn.',
    named: ['una sanzione da 100 a 150 euro e il ritiro dello skipass'],
    source: law('stato:decreto.legislativo:2021-02-28;40~art33'),
    inForceFrom: isoDate('2022-01-01'),
    lookedUp: read(
      'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2021;40~art33-com1',
      on,
    ),
    note: 'Comma 2, letter l. Read as in force in 2021.',
  },
  {
    says: 'Skiing without a helmet: a fine of 100 to 150 euro; if repeated, the pass may be withdrawn for one to three days.',
    named: ['La sanzione va da 100 a 150 euro'],
    source: law('stato:decreto.legislativo:2021-02-28;40~art17'),
    inForceFrom: isoDate('2025-08-10'),
    lookedUp: read(
      'https://aggiornarsi.it/polizza-di-responsabilita-civile-obbligatoria-per-gli-sciatori/',
      on,
    ),
    note: 'The amount was read there for minors. Doubt: the withdrawal of the pass for one to three days was not found again.',
  },
  {
    says: 'The Arbitro decides claims of up to 300.000 euro for life insurance paid only on death, 150.000 for other life insurance, 25.000 for the rest, 2.500 for injured parties who claim directly from the insurer.',
    named: [
      '300.000 euro per le polizze vita',
      '25.000 per le polizze danni',
      '2.500 se hai subito un danno',
    ],
    source: law('ministero.imprese.made.italy:decreto:2024-11-06;215'),
    inForceFrom: isoDate('2026-01-15'),
    lookedUp: read(
      'https://www.studiolegalefiorikochi.it/it/massime/diritto-condominiale/arbitrato-assicurativo-nuovo-strumento-la-risoluzione-delle-controversie-ambito-assicurative',
      on,
    ),
    note: 'No limit for non-monetary claims (https://tg24.sky.it/economia/2026/01/11/assicurazioni-arbitro-assicurativo-polizze).',
  },
];
