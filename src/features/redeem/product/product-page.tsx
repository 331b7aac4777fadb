import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { productTexts } from '@/brand/texts/product';
import { Page } from '@/components/page';
import { useBack } from '@/components/use-back';
import type { Product, ProductDetails } from '@/contract/products';
import { paths } from '@/lib/paths';
import { today } from '@/lib/today';
import { useTapped } from '@/ui/controls/use-tapped';
import { Gallery } from '@/ui/media/gallery';
import { BurnBanner } from '../burn-banner';
import { CartLink } from '../cart-link';
import { expiryText } from '../catalogue-rules';
import styles from './product.module.css';
import { ProductFoot } from './product-foot';
import { PurchaseForm } from './purchase-form';
import { cartLineOf } from './purchase-rules';
import { Description, TermsField } from './terms-field';
import { useAddToCart } from './use-add-to-cart';
import { usePurchase } from './use-purchase';

interface ProductPageProps {
  /** The id in the address. The backend may not have that variant any more. */
  id: string;
  product: Product;
  details: ProductDetails;
  /** The details of this variant are still loading. */
  loading: boolean;
}

/** One product with all its choices, and the buttons for the cart. */
export function ProductPage({ id, product, details, loading }: ProductPageProps) {
  const texts = textsOf(productTexts);
  const navigate = useNavigate();
  const { merchant, stock, purchase, ...form } = usePurchase(product, details, loading);
  const back = useBack(paths.redeem);
  const [accepted, setAccepted] = useState(true);
  const cart = useAddToCart();
  // Until the screen has followed the choice, its buttons would add the variant before.
  const [chosen, choose] = useTapped(id);
  const following = chosen !== id;
  const pending = cart.pending || following;
  const unavailable = !accepted || !form.available;

  const showVariant = (wanted: string) => {
    const variant = details.variants.find((each) => each.id === wanted);
    if (!variant) return;
    choose(wanted);
    form.reset();
    void navigate({
      to: '/product/$id',
      params: { id: wanted },
      state: { productId: variant.productId },
      replace: true,
      resetScroll: false,
    });
  };
  const title = product.name || product.subProductName || product.brandName || texts.title;
  const add = (next?: () => void) => {
    const change = cartLineOf(product, purchase, today());
    void cart.add(change, () => {
      form.reset();
      next?.();
    });
  };

  return (
    <Page
      title={title}
      onBack={back}
      actions={<CartLink />}
      foot={
        <ProductFoot
          product={product}
          purchase={purchase}
          merchant={merchant}
          soldOut={!purchase.quantities && !form.loading && !following}
          unavailable={unavailable}
          pending={pending}
          onAdd={() => add()}
          onBuy={() => add(() => void navigate({ to: paths.cart }))}
        />
      }
    >
      <Gallery
        images={product.images.length > 0 ? product.images : [product.image]}
        alt={product.name}
        ratio={4 / 3}
      />
      <BurnBanner merchant={merchant} />
      <div className={styles.summary}>
        <p className={styles.brand}>{product.brandName}</p>
        {product.subProductName ? <p className={styles.subName}>{product.subProductName}</p> : null}
        <span className={styles.quiet}>{expiryText(product, 'long')}</span>
      </div>
      <PurchaseForm
        chosen={following ? chosen : product.id}
        variants={details.variants}
        stock={stock}
        purchase={purchase}
        locked={!accepted || purchase.full}
        loading={form.loading || following}
        onVariant={showVariant}
        onChoose={form.choose}
      />
      <TermsField accepted={accepted} onChange={setAccepted} html={product.description} />
      <section className={styles.description}>
        <h2>{texts.description}</h2>
        <Description html={product.description} />
      </section>
    </Page>
  );
}
