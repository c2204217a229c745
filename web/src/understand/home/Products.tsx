import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { ProductCards } from '../../buy/prodotti/ProductCards.tsx';
import { Band } from './Band.tsx';

export function Products() {
  return (
    <Band
      id="products"
      tone="sage"
      title="Sotto ogni arco, qualcosa da proteggere"
      lead="I prezzi sono in chiaro e comprendono le imposte. Ogni pagina dice che cosa copre, che cosa no e che cosa leggere prima."
    >
      <ProductCards heading="h3" />
      <p>
        Non sai quale scegliere? <TextLink to={paths.quiz}>Scopri in tre minuti che cosa ti manca</TextLink>.
      </p>
    </Band>
  );
}
