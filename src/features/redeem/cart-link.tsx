import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { redeemTexts } from '@/brand/texts/redeem';
import { IconLink } from '@/components/links';
import { cartQueries, useCartNews } from '@/features/cart/queries';
import { paths } from '@/lib/paths';

/** The cart button with the number of lines, if there are any. It also follows other tabs. */
export function CartLink() {
  const texts = textsOf(redeemTexts);
  useCartNews();
  const count = useQuery(cartQueries.count()).data ?? 0;
  return (
    <IconLink
      label={texts.cart}
      icon={<IconShoppingCart size={24} aria-hidden />}
      badge={count > 0 ? String(count) : undefined}
      description={count > 0 ? texts.inCart(count) : undefined}
      to={paths.cart}
    />
  );
}
