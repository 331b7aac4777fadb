import { IconArrowsExchange, IconDots, IconGift, IconHome, IconTag } from '@tabler/icons-react';
import { createLink, useLocation } from '@tanstack/react-router';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import { BottomNav, NavAnchor } from '@/ui/bottom-nav';
import { activeTab } from './active-tab';

const NavLink = createLink(NavAnchor);

/** The five tabs (docs/product/shell.md#bottom-navigation). */
export function BottomNavigation() {
  const texts = textsOf(commonTexts);
  const active = activeTab(useLocation({ select: ({ pathname }) => pathname }));
  const tabs = [
    { to: '/', label: texts.navHome, icon: <IconHome size={24} /> },
    { to: paths.offers, label: texts.navOffers, icon: <IconTag size={24} /> },
    { to: paths.redeem, label: texts.navRedeem, icon: <IconGift size={24} /> },
    { to: paths.transactions, label: texts.navTransactions, icon: <IconArrowsExchange size={24} /> },
    { to: paths.more, label: texts.navMore, icon: <IconDots size={24} /> },
  ];
  return (
    <BottomNav label={texts.navigation}>
      {tabs.map((tab, index) => (
        <NavLink key={tab.label} {...tab} active={active === index} />
      ))}
    </BottomNav>
  );
}
