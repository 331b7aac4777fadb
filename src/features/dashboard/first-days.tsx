import { IconCamera, IconDeviceMobile, IconGift, IconX } from '@tabler/icons-react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { firstDaysTexts } from '@/brand/texts/first-days';
import { RowLink } from '@/components/links';
import { locationsQuery } from '@/components/locations-query';
import { merchantQuery } from '@/components/merchant-query';
import type { Location } from '@/contract/locations';
import { knowsNoBill, transactionQueries } from '@/features/transactions/queries';
import { paths } from '@/lib/paths';
import { customerState } from '@/session/customer-state';
import { readStored } from '@/session/stored-values';
import { IconButton } from '@/ui/controls/icon-button';
import { Card } from '@/ui/lists/card';
import { ListRow } from '@/ui/lists/list-row';
import { tileAction } from './dashboard-rules';

/** Gives what offers to install the app, or undefined where nothing may be offered. */
export type InstallStep = () => Promise<(() => void) | undefined>;

export function areKnown(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(transactionQueries.points().queryKey) !== undefined;
}

/** Three steps, until the first bill has brought points (docs/product/dashboard.md#first-days). */
export function FirstDays({ installStep }: { installStep: InstallStep }) {
  // What expires asks for the rows, and so does the wallet.
  const points = useQuery({ ...transactionQueries.points(), enabled: false }).data;
  const { closed } = useOwn();
  return !closed && points && knowsNoBill(points) ? <Steps installStep={installStep} /> : null;
}

function Steps({ installStep }: { installStep: InstallStep }) {
  const texts = textsOf(firstDaysTexts);
  // Home has asked for the first, and many screens for the second.
  const merchant = useQuery({ ...merchantQuery(), enabled: false }).data;
  const days = alikeDays(useQuery({ ...locationsQuery(), enabled: false }).data ?? []);
  const { rewardsSeen } = useOwn();
  const install = useInstallStep(installStep);
  if (!merchant?.earnEnabled || !merchant.earnBurnEnabled) return null;
  const guidelinesConfirmed = readStored('guidelinesFlag') === '1';
  const bill = tileAction('submitBills', { merchant, guidelinesConfirmed, stores: true, referral: true });
  return (
    <Card
      title={texts.title}
      padding="flush"
      action={
        <IconButton
          label={textsOf(commonTexts).close}
          icon={<IconX size={20} aria-hidden />}
          onClick={() => change(() => ({ closed: true }))}
        />
      }
    >
      <ul>
        <li>
          <RowLink
            to={bill?.kind === 'path' ? bill.path : paths.submitBill}
            leading={<IconCamera size={24} aria-hidden />}
            label={texts.bill}
            subtitle={days === undefined ? texts.billHint : texts.billDays(days)}
            chevron
          />
        </li>
        {rewardsSeen || !merchant.burnEnabled ? null : (
          <li>
            <RowLink
              to={paths.redeem}
              onClick={() => change(() => ({ rewardsSeen: true }))}
              leading={<IconGift size={24} aria-hidden />}
              label={texts.rewards}
              subtitle={texts.rewardsHint}
              chevron
            />
          </li>
        )}
        {install ? (
          <li>
            <ListRow
              leading={<IconDeviceMobile size={24} aria-hidden />}
              label={texts.install}
              subtitle={texts.installHint}
              onClick={install}
            />
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

/** The days that a bill may be old, where every location has the same. */
export function alikeDays(locations: readonly Pick<Location, 'billDays'>[]): number | undefined {
  const [first, ...others] = locations;
  return first?.billDays && others.every(({ billDays }) => billDays === first.billDays)
    ? first.billDays
    : undefined;
}

function useInstallStep(installStep: InstallStep): (() => void) | undefined {
  const [install, setInstall] = useState<() => void>();
  useEffect(() => {
    let left = false;
    void installStep().then(
      (offer) => {
        if (!left) setInstall(() => offer);
      },
      () => undefined, // without its code, the other steps stay
    );
    return () => {
      left = true;
    };
  }, [installStep]);
  return install;
}

/** Until the logout: the customer does not want to see the steps, or has looked at the rewards. */
const { ready, useOwn, change } = customerState('firstDays', { closed: false, rewardsSeen: false });

export const firstDaysReady = ready;
