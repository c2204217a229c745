import { isoDate } from '../values/calendar.ts';
import type { Fact } from './fact.ts';
import { law, read } from './sources.ts';

const onResult = 'Said on the result of the pension, beside the estimate.';
const incomeTax = (article: string) => law(`presidente.repubblica:decreto:1986-12-22;917~art${article}`);

/** The sources of the numbers in `pension/rules-by-year.ts`, by the year of the rules. */
export const pensionFacts: Readonly<Record<number, readonly Fact[]>> = {
  2026: [
    {
      says: 'Coefficients of 2025 and 2026: 5,608% at 67, 6,510% at 71; for months beyond a birthday, a twelfth each of the step to the next age.',
      named: ['decreto del 20 novembre 2024'],
      source: 'https://www.gazzettaufficiale.it/',
      inForceFrom: isoDate('2025-01-01'),
      lookedUp: read(
        'https://studionaldi.com/aggiornamenti/calcolo-delle-pensioni-ecco-i-nuovi-coefficienti-di-trasformazione-del-montante-contributivo-in-vigore-dal-1-1-2025',
      ),
      note: `${onResult} With law 335/1995, art. 1, comma 6.`,
    },
    {
      says: 'The ordinary age is 67 until 2026, 67 and a month in 2027, 67 and three months from 2028.',
      named: ['67 e un mese nel 2027'],
      source: law('stato:legge:2025-12-30;199'),
      inForceFrom: isoDate('2026-01-01'),
      lookedUp: read('https://tg24.sky.it/economia/2026/01/24/calcolo-pensione-2029'),
      note: `${onResult} With D.L. 78/2010, art. 12.`,
    },
    {
      says: '20 years of contributions and, for those who began in 1996 or later, at least the social allowance; otherwise the age of 71, adjusted like the 67, with 5 years of contributions.',
      named: ['lordi al mese (l’assegno sociale)'],
      source: law('stato:decreto.legge:2011-12-06;201~art24'),
      inForceFrom: isoDate('2024-01-01'),
      lookedUp: read('https://www.4manager.org/pillola/requisiti-di-accesso'),
      note: `${onResult} Comma 7, as law 213/2023, art. 1, comma 125, has put it.`,
    },
    {
      says: 'The social allowance of 2026 is 546,24 euro a month.',
      named: ['546,24'],
      source: 'https://www.inps.it/',
      inForceFrom: isoDate('2026-01-01'),
      lookedUp: read('https://www.mefop.it/news/normativa/assegno-sociale-2026'),
      note: `${onResult} INPS, circular 153/2025.`,
    },
    {
      says: 'Craftsmen and traders pay 24% in 2026, on at least 18.808 euro; those who began in 1996 or later on at most 122.295.',
      named: ['dipendente, artigiano o commerciante'],
      source: 'https://www.inps.it/',
      inForceFrom: isoDate('2026-01-01'),
      lookedUp: read('https://www.leggioggi.it/contributi-2026-per-artigiani-e-commercianti/'),
      note: `${onResult} INPS, circular 14/2026; law 335/1995, art. 2, comma 18.`,
    },
    {
      says: 'Income tax of 2026: 23% up to 28.000 euro, 33% up to 50.000, 43% beyond.',
      named: ['IRPEF al 23, 33 e 43%'],
      source: incomeTax('11'),
      inForceFrom: isoDate('2026-01-01'),
      lookedUp: read('https://www.studiogambalonga.it/centro-studi/pubblicazioni/2516'),
      note: `${onResult} As law 199/2025, art. 1, comma 3, has put it.`,
    },
    {
      says: 'A pensioner’s tax deduction: 1.955 euro up to 8.500, falling to 700 at 28.000 and to zero at 50.000; 50 more between 25.000 and 29.000.',
      named: ['detrazioni per pensionati'],
      source: incomeTax('13'),
      inForceFrom: isoDate('2022-01-01'),
      lookedUp: read('https://marcoferriero.it/?p=6577301'),
      note: `${onResult} Commi 3 and 3-bis.`,
    },
  ],
};
