import { ADULT_AGE } from '../../platform/values/calendar.ts';
import type { Excludes } from '../../platform/wizard/definition.ts';
import { toConsultant } from '../../platform/wizard/exclusion.ts';

export const EARLIEST_WORK_YEAR = 1995;

export const STARTED_TOO_EARLY =
  'Non è possibile calcolare la tua pensione se hai iniziato a lavorare prima del 1995';

export const PENSION_AUDIENCE = `Per chi ha almeno ${ADULT_AGE} anni e non ha iniziato a lavorare prima del ${EARLIEST_WORK_YEAR}.`;

export const ESTIMATE_FOR_ADULTS = `Questa stima è pensata per chi ha compiuto ${ADULT_AGE} anni: prima, redditi e contributi sono troppo pochi per dire qualcosa della pensione.`;

/** Earlier years are typing mistakes: no one alive began to work then. */
const LONG_AGO = 1930;

export const beganTooEarly: Excludes = (year) =>
  typeof year === 'number' && year >= LONG_AGO && year < EARLIEST_WORK_YEAR
    ? {
        title: 'Per te questa stima non sarebbe giusta',
        why: STARTED_TOO_EARLY,
        instead:
          'Una parte della tua pensione segue regole più vecchie, che questo strumento non calcola. La guida spiega come si arriva alla tua; un consulente guarda con te quanto manca.',
        ways: [
          { label: 'Leggi la guida sulla pensione', href: '/guide/pensione' },
          toConsultant('pensione-integrativa'),
        ],
        correct: 'Correggi l’anno',
      }
    : null;
