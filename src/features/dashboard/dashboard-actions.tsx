import { IconBell, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { currentBrand } from '@/brand/current-brand';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { paths } from '@/lib/paths';
import { IconButton } from '@/ui/icon-button';
import { unreadBadge } from './dashboard-rules';
import { dashboardQueries } from './queries';

/** The bell with its unread count, and the way to the profile. */
export function DashboardActions() {
  const texts = textsOf(dashboardTexts);
  const { notifications } = currentBrand().screens;
  const unread = useQuery({ ...dashboardQueries.unread(), enabled: notifications });
  const badge = unreadBadge(unread.data);
  return (
    <>
      {notifications ? (
        <IconButton
          label={texts.notifications}
          icon={<IconBell size={24} />}
          badge={badge}
          renderRoot={(props) => <Link to={paths.notifications} {...props} />}
        />
      ) : null}
      {badge ? (
        <span className="visually-hidden">{fill(texts.unread, { count: unread.data ?? 0 })}</span>
      ) : null}
      <IconButton
        label={texts.profile}
        icon={<IconUserCircle size={24} />}
        renderRoot={(props) => <Link to={paths.profile} {...props} />}
      />
    </>
  );
}
