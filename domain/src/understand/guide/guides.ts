import { animali } from './animali.ts';
import { casa } from './casa.ts';
import type { Guide, GuideKey } from '../../platform/site/guide.ts';
import { infortuniESalute } from './infortuni-e-salute.ts';
import { mobilita } from './mobilita.ts';
import { pensione } from './pensione.ts';
import { quandoSuccede } from './quando-succede.ts';
import { reclami } from './reclami.ts';
import { responsabilitaCivile } from './responsabilita-civile.ts';
import { sci } from './sci.ts';
import { vita } from './vita.ts';

/** Every guide with its full text, for the server. The site loads them one by one. */
export const guides: Readonly<Record<GuideKey, Guide>> = {
  vita,
  casa,
  'responsabilita-civile': responsabilitaCivile,
  animali,
  mobilita,
  pensione,
  'infortuni-e-salute': infortuniESalute,
  sci,
  'quando-succede': quandoSuccede,
  reclami,
};
