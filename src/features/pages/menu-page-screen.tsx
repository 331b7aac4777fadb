import { useQuery } from '@tanstack/react-query';
import { textsOf } from '@/brand/texts/define-texts';
import { pagesTexts } from '@/brand/texts/pages';
import { HtmlPage } from '@/components/html-page';
import { useBackToMenu } from '@/components/use-back';
import { type MenuPage, pageQueries } from './queries';

/** About us, and how it works (docs/product/pages.md#about-us-and-how-it-works). */
export function MenuPageScreen({ page }: { page: MenuPage }) {
  const query = useQuery(pageQueries.menuPage(page));
  return <HtmlPage what={page} title={textsOf(pagesTexts)[page]} query={query} onBack={useBackToMenu()} />;
}
