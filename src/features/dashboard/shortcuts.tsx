import { IconBuildingStore, IconGift, IconReceipt, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DashboardTile } from '@/brand/capabilities';
import { currentBrand } from '@/brand/current-brand';
import { dashboardTexts } from '@/brand/texts/dashboard';
import { textsOf } from '@/brand/texts/define-texts';
import { errorTexts } from '@/brand/texts/errors';
import { TileLink } from '@/components/links';
import type { MerchantDetails } from '@/contract/merchant';
import { readStored } from '@/session/stored-values';
import { Tile, TileGrid, TileSkeleton } from '@/ui/lists/tile';
import { shareText } from '@/ui/text/share-text';
import styles from './dashboard.module.css';
import { tileAction } from './dashboard-rules';

const icons = {
  submitBills: <IconReceipt size={24} aria-hidden />,
  redeem: <IconGift size={24} aria-hidden />,
  directory: <IconBuildingStore size={24} aria-hidden />,
  referral: <IconUsers size={24} aria-hidden />,
} satisfies Record<DashboardTile, unknown>;

interface ShortcutsProps {
  merchant?: MerchantDetails;
  /** The app does not know yet whether there are referrals, so it keeps their place free. */
  pending?: boolean;
  /** Stands at the corner of the tile for bills, and takes no room. */
  camera?: ReactNode;
}

/** The shortcut tiles, in the merchant's order. */
export function Shortcuts({ merchant, pending = false, camera }: ShortcutsProps) {
  const texts = textsOf(dashboardTexts);
  const { dashboardTiles, screens } = currentBrand();
  const labels = {
    submitBills: texts.submitBills,
    redeem: texts.redeem,
    directory: texts.directory,
    referral: texts.referAndEarn,
  } satisfies Record<DashboardTile, string>;
  const situation = {
    merchant,
    guidelinesConfirmed: readStored('guidelinesFlag') === '1',
    stores: screens.stores,
    referral: screens.referral,
  };
  const shareWords = { copied: texts.copied, failed: textsOf(errorTexts).unknown };
  return (
    <TileGrid>
      {dashboardTiles.map((tile) => {
        const action = tileAction(tile, situation);
        if (!action) {
          return pending && tile === 'referral' ? <TileSkeleton key={tile} /> : null;
        }
        const look = { icon: icons[tile], label: labels[tile] };
        if (tile === 'submitBills' && camera && action.kind === 'path') {
          return (
            <div key={tile} className={styles.withCamera}>
              <TileLink {...look} to={action.path} />
              {camera}
            </div>
          );
        }
        return action.kind === 'path' ? (
          <TileLink key={tile} {...look} to={action.path} />
        ) : (
          <Tile key={tile} {...look} onClick={() => void shareText(action.text, shareWords)} />
        );
      })}
    </TileGrid>
  );
}
