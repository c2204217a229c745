import { bici2goPage } from './bici2go/product.ts';
import { covid19Page } from './covid-19/product.ts';
import { mimuovoPage } from './mimuovo/product.ts';
import { monopattinoPage } from './monopattino/product.ts';
import { petPage } from './pet/product.ts';
import { rcTerziPage } from './rc-terzi/product.ts';
import { skiPage } from './ski/product.ts';
import { vitaPage } from './vita/product.ts';

/** Everything there is, in the order in which it is shown. Another product is another line here. */
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
