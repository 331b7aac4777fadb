import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { commonTexts } from '@/brand/texts/common';
import { textsOf } from '@/brand/texts/define-texts';
import { ErrorState } from '@/ui/error-state';
import { Screen } from '@/ui/screen';

/** What stands in a screen's place when its code failed or could not be loaded. */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const texts = textsOf(commonTexts);
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Screen>
      <h1 className="visually-hidden">{texts.crashedTitle}</h1>
      <ErrorState
        title={texts.crashedTitle}
        text={texts.crashedHint}
        retryLabel={texts.retry}
        onRetry={retry}
      />
    </Screen>
  );
}
