import { withArticle } from '../../platform/values/article.ts';
import { formatEuro } from '../../platform/values/money.ts';
import { formatPercent } from '../../platform/values/percent.ts';
import type { PriceParts } from '../../buy/products/vita/price.ts';
import { LIFE_TARIFF } from '../../buy/products/vita/tariff.ts';

/** The lines of a monthly price: the same names on the page and in the PDF. */
export const PRICE_LINES: readonly {
  readonly part: keyof PriceParts;
  readonly name: string;
  readonly note: string;
}[] = [
  {
    part: 'riskCents',
    name: 'La copertura',
    note: 'Quello che serve per pagare il capitale, secondo il rischio alla tua età',
  },
  { part: 'expensesCents', name: 'Gestione', note: 'Tenere in vita la polizza, anno dopo anno' },
  { part: 'commissionCents', name: 'Provvigione', note: 'Il compenso di chi ti assiste' },
  { part: 'fixedCents', name: 'Costo fisso', note: 'Uguale per tutti, qualunque capitale scelgano' },
  {
    part: 'instalmentCents',
    name: 'Pagamento mensile',
    note: `${withArticle('Il', formatPercent(LIFE_TARIFF.instalmentRate))} in più, per non pagare tutto insieme`,
  },
  {
    part: 'minimumCents',
    name: 'Fino al premio minimo',
    note: `Il prezzo non scende sotto ${formatEuro(LIFE_TARIFF.minimumMonthlyCents)} al mese`,
  },
];

export const PRICE_TOTAL = 'Totale';
