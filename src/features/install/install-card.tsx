import { IconBrandChrome, IconDots, IconShare2, IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { currentBrand } from '@/brand/current-brand';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { installTexts } from '@/brand/texts/install';
import { browserName } from '@/lib/browser';
import { Button } from '@/ui/controls/button';
import { IconButton } from '@/ui/controls/icon-button';
import { useRoom } from '@/ui/hooks/use-room';
import styles from './install.module.css';
import { cancelInstallOffer } from './install-offer';
import { capturedPrompt, countInstallOffer, dropCapturedPrompt } from './install-prompt';
import { currentOffer, type InstallOffer } from './install-rules';

interface InstallCardProps {
  /** Bills on this phone that the backend does not have. */
  billsWait: boolean;
}

/**
 * Offers to install the app, or says how (docs/product/install.md). It lies above the screen, takes no focus from it,
 * and has room of its own below it.
 */
export function InstallCard({ billsWait }: InstallCardProps) {
  const [offer, setOffer] = useState(() => currentOffer(billsWait));
  if (!offer) return null;

  const dismiss = () => {
    countInstallOffer('dismissed');
    cancelInstallOffer();
  };
  const install = async () => {
    const prompt = capturedPrompt();
    dropCapturedPrompt(); // a browser asks a question once
    try {
      if (!prompt) throw new Error('The browser has taken its question back.');
      await prompt.prompt();
      countInstallOffer((await prompt.userChoice).outcome);
      cancelInstallOffer();
    } catch (error) {
      console.warn('The browser did not ask.', error);
      setOffer(currentOffer(billsWait)); // none when the instructions were dismissed before
    }
  };
  return <Card offer={offer} onInstall={() => void install()} onClose={dismiss} />;
}

const icons: Record<Exclude<InstallOffer, 'prompt'>, ReactNode> = {
  safari: <IconShare2 size={20} aria-hidden />,
  dock: <IconShare2 size={20} aria-hidden />,
  firefox: <IconDots size={20} aria-hidden />,
  other: <IconDots size={20} aria-hidden />,
  inApp: <IconDots size={20} aria-hidden />,
  unsupported: <IconBrandChrome size={20} aria-hidden />,
};

/** The other offers say what to install. */
const titles: Partial<Record<InstallOffer, 'inAppTitle' | 'unsupportedTitle'>> = {
  inApp: 'inAppTitle',
  unsupported: 'unsupportedTitle',
};

/** What stands on the home screen later. A logo that is a word would not fit into a square. */
const icon = '/icons/icon-192.png';

interface CardProps {
  offer: InstallOffer;
  onInstall: () => void;
  onClose: () => void;
}

function Card({ offer, onInstall, onClose }: CardProps) {
  const texts = textsOf(installTexts);
  const { programName: program } = currentBrand();
  const ids = useId();
  const place = useRoom('--ui-offer-room');
  return (
    <div ref={place} className={styles.place}>
      <section
        className={styles.card}
        role="dialog"
        aria-labelledby={`${ids}title`}
        aria-describedby={`${ids}words`}
      >
        <img src={icon} alt="" width={48} height={48} className={styles.icon} />
        <div className={styles.words}>
          <h2 id={`${ids}title`} className={styles.title}>
            {fill(texts[titles[offer] ?? 'title'], { program })}
          </h2>
          <p id={`${ids}words`} className={styles.text}>
            {offer === 'prompt' ? null : icons[offer]}
            <span>{fill(offer === 'prompt' ? texts.hint : texts[offer], { program })}</span>
          </p>
          {offer === 'safari' && browserName() === 'Safari' ? (
            <p className={styles.more}>{texts.safariForgets}</p>
          ) : null}
        </div>
        <span className={styles.close}>
          <IconButton
            label={textsOf(commonTexts).close}
            icon={<IconX size={20} aria-hidden />}
            onClick={onClose}
          />
        </span>
        {offer === 'prompt' ? (
          <div className={styles.action}>
            <Button onClick={onInstall}>{texts.install}</Button>
          </div>
        ) : null}
      </section>
    </div>
  );
}
