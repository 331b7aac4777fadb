import { IconBell, IconSearch, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { currentBrand } from '@/brand/current-brand';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { IconLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { unreadBadge } from './dashboard-rules';
import { dashboardQueries } from './queries';

/** The search, the bell with its unread count, and the link to the profile. */
export function DashboardActions() {
  const texts = textsOf(dashboardTexts);
  const { notifications, search } = currentBrand().screens;
  const unread = useQuery({ ...dashboardQueries.unread(), enabled: notifications });
  const badge = unreadBadge(unread.data);
  return (
    <>
      {search ? (
        <IconLink label={texts.search} icon={<IconSearch size={24} aria-hidden />} to={paths.search} />
      ) : null}
      {notifications ? (
        <IconLink
          label={texts.notifications}
          icon={<IconBell size={24} aria-hidden />}
          badge={badge}
          description={badge && texts.unread(unread.data ?? 0)}
          to={paths.notifications}
        />
      ) : null}
      <IconLink label={texts.profile} icon={<IconUserCircle size={24} aria-hidden />} to={paths.profile} />
    </>
  );
}
