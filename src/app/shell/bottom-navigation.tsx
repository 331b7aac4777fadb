import { IconArrowsExchange, IconDots, IconGift, IconHome, IconTag } from '@tabler/icons-react';
import { createLink, useMatches, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OptionalScreen } from '@/brand/capabilities';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import { BottomNav, NavAnchor } from '@/ui/navigation/bottom-nav';

export type Tab = 'home' | 'offers' | 'redeem' | 'transactions' | 'more';

const NavLink = createLink(NavAnchor);
/** Where `/` leads a customer. */
const home = '/dashboard';

/**
 * The five tabs, without the tab of a switched-off area. A route names its tab in `staticData`
 * (docs/product/shell.md#bottom-navigation).
 */
export function BottomNavigation() {
  const texts = textsOf(commonTexts);
  const current = useMatches({ select: activeTab });
  // The tapped tab lights up at once, even if its screen takes a while.
  const tapped = useRouterState({
    select: ({ isLoading, location }) => (isLoading ? location.pathname : undefined),
  });
  const tabs: { id: Tab; to: string; label: string; icon: ReactNode; optional?: OptionalScreen }[] = [
    { id: 'home', to: '/', label: texts.navHome, icon: <IconHome size={24} aria-hidden /> },
    {
      id: 'offers',
      to: paths.offers,
      label: texts.navOffers,
      icon: <IconTag size={24} aria-hidden />,
      optional: 'offers',
    },
    { id: 'redeem', to: paths.redeem, label: texts.navRedeem, icon: <IconGift size={24} aria-hidden /> },
    {
      id: 'transactions',
      to: paths.transactions,
      label: texts.navTransactions,
      icon: <IconArrowsExchange size={24} aria-hidden />,
    },
    { id: 'more', to: paths.more, label: texts.navMore, icon: <IconDots size={24} aria-hidden /> },
  ];
  const { screens } = currentBrand();
  const active = tabs.find(({ to }) => to === tapped)?.id ?? (tapped === home ? 'home' : current);
  return (
    <BottomNav label={texts.navigation}>
      {tabs
        .filter(({ optional }) => !optional || screens[optional])
        .map(({ id, to, label, icon }) => (
          <NavLink key={id} to={to} label={label} icon={icon} active={active === id} />
        ))}
    </BottomNav>
  );
}

/** The tab of the current screen, or undefined for a screen without a tab. */
export function activeTab(matches: readonly { staticData: { tab?: Tab } }[]): Tab | undefined {
  return matches.findLast(({ staticData }) => staticData.tab)?.staticData.tab;
}
