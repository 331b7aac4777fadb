import { type QueryClient, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { useCalm } from '@/ui/hooks/use-calm';
import type { InstallStep } from './first-days';

const Expiring = latePart(async () => {
  const { Expiring: Part, putAwayReady: ready, areKnown } = await import('./expiring');
  return { Part, ready, areKnown };
});

const FirstDays = latePart(async () => {
  const { FirstDays: Part, firstDaysReady: ready, areKnown } = await import('./first-days');
  return { Part, ready, areKnown };
});

interface AroundLateProps {
  installStep: InstallStep;
  children: ReactNode;
}

/**
 * The first steps, and points and vouchers that end soon, above the rest. Code and calls wait until that has its data.
 * What comes so late stands below it, this time: nothing that a shopper reads or is about to tap moves.
 */
export function AroundLate({ installStep, children }: AroundLateProps) {
  const queryClient = useQueryClient();
  const reminds = currentBrand().wallet.expiryReminder;
  const [isLate] = useState(
    () => !FirstDays.isKnown(queryClient) || (reminds && !Expiring.isKnown(queryClient)),
  );
  const calm = useCalm(useIsFetching() === 0);
  const parts =
    calm || !isLate ? (
      <Suspense fallback={null}>
        <FirstDays.Part installStep={installStep} />
        {reminds ? <Expiring.Part /> : null}
      </Suspense>
    ) : null;
  return (
    <>
      {isLate ? null : parts}
      {children}
      {isLate ? parts : null}
    </>
  );
}

interface LateCode<Props extends object> {
  Part: ComponentType<Props>;
  /** Resolves when what was kept for it has been read. */
  ready: () => Promise<void>;
  /** Whether it can show in the first render. */
  areKnown: (queryClient: QueryClient) => boolean;
}

/** A part of home whose code loads late. If that fails, home is complete without it. */
function latePart<Props extends object>(load: () => Promise<LateCode<Props>>) {
  /** Undefined until this page has loaded it. */
  let code: LateCode<Props> | undefined;
  const Part = lazy<ComponentType<Props>>(() =>
    load().then(
      async (loaded) => {
        await loaded.ready();
        code = loaded;
        return { default: loaded.Part };
      },
      () => ({ default: () => null }),
    ),
  );
  return { Part, isKnown: (queryClient: QueryClient) => code?.areKnown(queryClient) ?? false };
}
