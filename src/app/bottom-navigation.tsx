import { IconArrowsExchange, IconDots, IconGift, IconHome, IconTag } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import { BottomNav } from '@/ui/bottom-nav';
import { activeTab } from './active-tab';

/** The five tabs (part 1 §2 "Bottom navigation"), in every mall (interfaces §2). */
export function BottomNavigation() {
  const texts = textsOf(commonTexts);
  const active = activeTab(useLocation({ select: ({ pathname }) => pathname }));
  const entries = [
    { id: 'home', label: texts.navHome, icon: <IconHome size={24} />, to: '/' },
    { id: 'offers', label: texts.navOffers, icon: <IconTag size={24} />, to: paths.offers },
    { id: 'redeem', label: texts.navRedeem, icon: <IconGift size={24} />, to: paths.redeem },
    {
      id: 'transactions',
      label: texts.navTransactions,
      icon: <IconArrowsExchange size={24} />,
      to: paths.transactions,
    },
    { id: 'more', label: texts.navMore, icon: <IconDots size={24} />, to: paths.more },
  ].map((entry, tab) => ({ ...entry, active: active === tab }));
  return (
    <BottomNav
      label={texts.navigation}
      entries={entries}
      renderLink={({ to }, props) => <Link to={to} {...props} />}
    />
  );
}
