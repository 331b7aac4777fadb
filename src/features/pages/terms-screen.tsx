import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { textsOf } from '@/brand/texts/define-texts';
import { pagesTexts } from '@/brand/texts/pages';
import { HtmlPage } from '@/components/html-page';
import { useBackToMenu } from '@/components/use-back';
import { pageQueries } from './queries';

/**
 * The terms, which are public (docs/product/pages.md#terms). From registration, Back returns there with everything that
 * was typed.
 */
export function TermsScreen() {
  const terms = useQuery(pageQueries.terms());
  const { from, mobileNumber } = useRouteContext({ from: '/terms-of-use' });
  const navigate = useNavigate();
  const backToMenu = useBackToMenu();
  const back = () => {
    if (from === 'registration') void navigate({ to: '/registration', state: { mobileNumber } });
    else backToMenu();
  };
  return <HtmlPage what="terms" title={textsOf(pagesTexts).termsOfUse} query={terms} onBack={back} />;
}
