import { useNavigate, useRouter } from '@tanstack/react-router';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import { ScreenHeader } from '@/ui/screen-header';
import { CartLink } from '../cart-link';

/** Back leads to where the product was opened, or to the catalogue. */
export function ProductHeader({ title }: { title: string }) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const goBack = () =>
    history.canGoBack() ? history.back() : void navigate({ to: paths.redeem, replace: true });
  return (
    <ScreenHeader
      title={title}
      backLabel={textsOf(commonTexts).back}
      onBack={goBack}
      actions={<CartLink />}
    />
  );
}
