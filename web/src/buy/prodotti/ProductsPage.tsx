import { part } from '../../platform/page/part.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { paths } from '../../platform/router/paths.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import callStyles from '../../platform/calls/CallIfAsked.module.css';
import { ProductCards } from './ProductCards.tsx';
import styles from './ProductsPage.module.css';

/** The list of products. */
export default function ProductsPage() {
  return (
    <div className={styles['page']}>
      <PageHead
        title="Tutti i prodotti"
        description="Vita, danni a terzi, animali, bici, monopattino, sci: che cosa copre ogni prodotto, che cosa no e quanto costa."
      />
      <header className={styles['head']}>
        <h1>Che cosa vuoi mettere al riparo?</h1>
        <p className={styles['lead']}>
          Ogni prodotto ha una pagina che dice che cosa copre, che cosa no, chi può averlo e quanto costa, con
          le imposte già comprese. Leggila con calma: per acquistare c’è tempo.
        </p>
      </header>
      <ProductCards heading="h2" isAlone />
      <div className={styles['more']}>
        <p>
          Cerchi altro, come la casa, l’auto o la salute?{' '}
          <TextLink to={paths.quote('generico')}>Chiedi un preventivo</TextLink>: un consulente ti chiama
          senza impegno. Oppure <TextLink to={paths.quiz}>scopri in tre minuti che cosa ti manca</TextLink>.
        </p>
        <p className={callStyles['when']} {...part('call-if-asked')}>
          <template>
            Se la chiedi adesso, la chiamata arriva <strong data-fill="when" />.
          </template>
        </p>
      </div>
    </div>
  );
}
