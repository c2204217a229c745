import { isProductPageKey, type ProductPageKey, productPageKeys } from '@riparo/domain/deal/product-pages.ts';
import { use, useEffect } from 'react';
import { useNavigate } from '../../router/router.tsx';
import { usePageParams } from '../../page.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { productHead } from '../../texts/products/heads.ts';
import { loadProduct } from '../../texts/products/load-product.ts';
import { ProductScreen } from './ProductScreen.tsx';

/** One product. A key that nobody knows leads to the list. */
export default function ProductPage() {
  const { key = '' } = usePageParams();
  const navigate = useNavigate();
  const known = isProductPageKey(key);
  useEffect(() => {
    if (!known) void navigate(paths.products, { replace: true });
  }, [known, navigate]);
  // Until then what the server has sent for such an address: the first one.
  return <KnownProduct productKey={known ? key : productPageKeys[0]} />;
}

function KnownProduct({ productKey }: { readonly productKey: ProductPageKey }) {
  const head = productHead(productKey);
  const text = use(loadProduct(productKey));
  return (
    <>
      <PageHead title={`${head.name}: che cosa copre e quanto costa`} description={text.lead} />
      <ProductScreen head={head} text={text} />
    </>
  );
}
