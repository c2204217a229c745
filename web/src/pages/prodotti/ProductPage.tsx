import { productPages, type ProductPageKey } from '@riparo/domain/products/catalogue.ts';
import { findProductPage } from '@riparo/domain/products/pages.ts';
import type { ProductPage as Product } from '@riparo/domain/products/product.ts';
import { use, useEffect } from 'react';
import { useNavigate } from '../../router/router.tsx';
import { usePageParams } from '../../page/page.ts';
import { paths } from '../../router/paths.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { productHead } from '../../texts/products/heads.ts';
import { loadProduct } from '../../texts/products/load-product.ts';
import { ProductScreen } from './ProductScreen.tsx';

/** One product. A key that nobody knows leads to the list. */
export default function ProductPage() {
  const { key = '' } = usePageParams();
  const navigate = useNavigate();
  const known = findProductPage(key);
  useEffect(() => {
    if (!known) void navigate(paths.products, { replace: true });
  }, [known, navigate]);
  // Until then what the server has sent for such an address: the first one.
  const shown = known ?? productPages[0];
  return shown && <KnownProduct product={shown} />;
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
