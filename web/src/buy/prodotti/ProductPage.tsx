import type { ProductPageKey } from '@riparo/domain/buy/products/catalogue.ts';
import { findProductPage } from '@riparo/domain/buy/products/pages.ts';
import type { ProductPage as Product } from '@riparo/domain/buy/products/product.ts';
import { use } from 'react';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { productHead } from '../../platform/texts/products/heads.ts';
import { loadProduct } from '../../platform/texts/products/load-product.ts';
import { ProductScreen } from './ProductScreen.tsx';

/** One product. */
export default function ProductPage() {
  const { key = '' } = usePageParams();
  const known = findProductPage(key);
  return known && <KnownProduct product={known} />;
}

function KnownProduct({ product }: { readonly product: Product<ProductPageKey> }) {
  const head = productHead(product);
  const text = use(loadProduct(product));
  return (
    <>
      <PageHead title={`${head.name}: che cosa copre e quanto costa`} description={text.lead} />
      <ProductScreen head={head} text={text} />
    </>
  );
}
