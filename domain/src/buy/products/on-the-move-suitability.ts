import { toQuote } from './suitability-links.ts';
import type { SuitabilityOption } from '../../platform/wizard/suitability-option.ts';

export const toMobility = toQuote('mobilita');

/** Excluded for every vehicle. */
export const forWork = (what: string): SuitabilityOption => ({
  value: 'work',
  label: `Per consegne a domicilio, o ${what} ad altri`,
  refusal: {
    why: 'La polizza è per l’uso privato: consegne a domicilio e noleggio sono esclusi, e per questo non possiamo vendertela.',
    instead: 'Per chi ci lavora servono altre polizze: un consulente le cerca per te.',
    link: toQuote('rc-professionale'),
  },
});

export const forRaces: SuitabilityOption = {
  value: 'races',
  label: 'Per gare, o fuori dalle strade e dai sentieri permessi',
  refusal: {
    why: 'Le gare e l’uso fuori dalle strade e dai sentieri permessi sono esclusi: per questo non possiamo vendertela.',
    instead: 'Per chi fa sport esistono polizze apposite: un consulente le cerca per te.',
    link: toQuote('sport'),
  },
};
