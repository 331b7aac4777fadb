import { IconArrowsExchange, IconDots, IconGift, IconHome, IconTag } from '@tabler/icons-react';
import { createLink, useMatches, useRouterState } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { OptionalScreen } from '@/brand/capabilities';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import styles from './bottom-navigation.module.css';

export type Tab = 'home' | 'offers' | 'redeem' | 'transactions' | 'more';

const TabLink = createLink(TabAnchor);
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
    <nav className={styles.nav} aria-label={texts.navigation}>
      <ul className={styles.list}>
        {tabs
          .filter(({ optional }) => !optional || screens[optional])
          .map(({ id, to, label, icon }) => (
            <li key={id} className={styles.entry}>
              <TabLink to={to} label={label} icon={icon} active={active === id} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

interface TabAnchorProps extends ComponentProps<'a'> {
  label: string;
  icon: ReactNode;
  active: boolean;
}

function TabAnchor({ label, icon, active, ...anchor }: TabAnchorProps) {
  return (
    <a {...anchor} className={styles.link} aria-current={active ? 'page' : undefined}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </a>
  );
}

/** The tab of the current screen, or undefined for a screen without a tab. */
export function activeTab(matches: readonly { staticData: { tab?: Tab } }[]): Tab | undefined {
  return matches.findLast(({ staticData }) => staticData.tab)?.staticData.tab;
}
