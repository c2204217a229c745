import { bici2goPage } from './bici2go/listing.ts';
import { covid19Page } from './covid-19/listing.ts';
import { mimuovoPage } from './mimuovo/listing.ts';
import { monopattinoPage } from './monopattino/listing.ts';
import { petPage } from './pet/listing.ts';
import { rcTerziPage } from './rc-terzi/listing.ts';
import { skiPage } from './ski/listing.ts';
import { vitaPage } from './vita/listing.ts';

/** All products in display order. A new product is a new line here. */
export const everyProduct = [
  vitaPage,
  rcTerziPage,
  petPage,
  covid19Page,
  monopattinoPage,
  mimuovoPage,
  bici2goPage,
  skiPage,
] as const;
