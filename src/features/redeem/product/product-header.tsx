import { paths } from '@/lib/paths';
import { useBack } from '@/lib/use-back';
import { ScreenHeader } from '@/ui/screen-header';
import { CartLink } from '../cart-link';

/** Back leads to where the product was opened, or to the catalogue. */
export function ProductHeader({ title }: { title: string }) {
  return <ScreenHeader title={title} onBack={useBack(paths.redeem)} actions={<CartLink />} />;
}
