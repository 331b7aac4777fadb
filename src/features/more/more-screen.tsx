import {
  IconBook,
  IconBuildingStore,
  IconFileText,
  IconHelpCircle,
  IconInfoCircle,
  IconLogout,
  IconMessage,
  IconPhone,
  IconShieldLock,
  IconUserShield,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { MenuEntry } from '@/brand/capabilities';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { moreTexts } from '@/brand/texts/more';
import { RowLink } from '@/components/links';
import { Page } from '@/components/page';
import { useTask } from '@/components/use-task';
import { unsentBills } from '@/features/bills/queries';
import { paths } from '@/lib/paths';
import { logOut } from '@/session/log-out';
import { ask } from '@/ui/feedback/ask';
import { Card } from '@/ui/lists/card';
import { ListRow, RowAnchor } from '@/ui/lists/list-row';
import styles from './more.module.css';

const entries: Record<MenuEntry, { icon: ReactNode; path?: string }> = {
  howItWorks: { icon: <IconBook size={24} aria-hidden />, path: paths.howItWorks },
  storeLocator: { icon: <IconBuildingStore size={24} aria-hidden />, path: paths.storeLocator },
  feedback: { icon: <IconMessage size={24} aria-hidden />, path: paths.feedback },
  faqs: { icon: <IconHelpCircle size={24} aria-hidden />, path: paths.faqs },
  aboutUs: { icon: <IconInfoCircle size={24} aria-hidden />, path: paths.aboutUs },
  termsOfUse: { icon: <IconFileText size={24} aria-hidden />, path: paths.termsOfUse },
  privacy: { icon: <IconShieldLock size={24} aria-hidden /> },
  contactUs: { icon: <IconPhone size={24} aria-hidden />, path: paths.contactUs },
  logout: { icon: <IconLogout size={24} aria-hidden /> },
};

/** No mall can take it out: it stands above the logout. */
const yourData = { leading: <IconUserShield size={24} aria-hidden /> };

/**
 * The menu (docs/product/more.md), in the merchant's order. The brand leaves out the entries of areas that are
 * switched off.
 */
export function MoreScreen() {
  const texts = textsOf(moreTexts);
  const { menuEntries, appVersion, logo, name } = currentBrand();
  const logOut = useLogOut();
  return (
    <Page title={texts.title}>
      <Card padding="flush">
        <ul>
          {menuEntries.map((entry) => (
            <Fragment key={entry}>
              {entry === 'logout' ? (
                <li>
                  <RowLink {...yourData} label={texts.yourData} chevron to={paths.yourData} />
                </li>
              ) : null}
              <li>
                <Entry entry={entry} onLogOut={logOut} />
              </li>
            </Fragment>
          ))}
        </ul>
      </Card>
      <footer className={styles.foot}>
        <span>{texts.poweredBy}</span>
        <img src={logo} alt={name} className={styles.logo} />
        <span className="tabular">{fill(texts.version, { version: appVersion })}</span>
      </footer>
    </Page>
  );
}

function Entry({ entry, onLogOut }: { entry: MenuEntry; onLogOut: () => void }) {
  const { icon, path } = entries[entry];
  const look = { leading: icon, label: textsOf(moreTexts)[entry] };
  if (path !== undefined) return <RowLink {...look} chevron to={path} />;
  if (entry !== 'privacy') return <ListRow {...look} onClick={onLogOut} />;
  const { privacyUrl } = currentBrand();
  return <RowAnchor {...look} chevron href={privacyUrl} target="_blank" rel="noopener noreferrer" />;
}

/** Logs out after the shopper has confirmed it. */
function useLogOut(): () => void {
  const common = textsOf(commonTexts);
  const texts = textsOf(moreTexts);
  const { mutateAsync } = useMutation({ mutationFn: logOut });
  const { run } = useTask(async () => {
    const unsent = unsentBills();
    const sure = await ask({
      text: unsent > 0 ? texts.logoutWithBills(unsent) : texts.logoutQuestion,
      confirm: common.yes,
      cancel: common.no,
    });
    if (sure) await mutateAsync();
  });
  return () => void run();
}
