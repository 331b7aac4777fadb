import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { fitCode } from '@/lib/code-fit';
import { useWakeLock } from '../hooks/use-wake-lock';
import { withMantine } from '../with-mantine';
import styles from './code-screen.module.css';
import { CodeStage } from './code-stage';
import { FullScreen } from './full-screen';

interface CodeScreenProps extends CodeContent {
  opened: boolean;
  /** Escape, Back and the close button. */
  onClose: () => void;
  title: string;
}

export interface CodeContent {
  /** '' while it is not known. */
  code: string;
  /** The backend's own picture of the code. Without it, or if it does not load, the app draws the code. */
  picture?: string | undefined;
  /** Whom or what the code is for. */
  owner?: string | undefined;
  badge?: ReactNode;
  /** Below the code, such as a voucher's PIN. */
  note?: string | undefined;
  texts: { brightness: string; unreadable: string };
  /** Shows in the code's place while there is no code. */
  pending?: ReactNode;
}

/** A code on the whole screen, black on white, for the scanner at the till. The screen stays on. */
export const CodeScreen = withMantine(function CodeScreen({
  opened,
  onClose,
  title,
  ...content
}: CodeScreenProps) {
  return (
    <FullScreen opened={opened} onClose={onClose} title={title} paper>
      <Code {...content} />
    </FullScreen>
  );
});

function Code(content: CodeContent) {
  useWakeLock();
  return <CodePage key={content.code} {...content} />;
}

/** If the code is too wide for the screen, the whole page is turned: above and below it, words would take its length. */
function CodePage({ code, picture, owner, badge, note, texts, pending }: CodeContent) {
  const { ref, ...room } = useElementSize();
  const [modules, setModules] = useState<number>();
  const isTurned = modules !== undefined && fitCode(modules, room, devicePixelRatio)?.turned;
  return (
    <div ref={ref} className={styles.room}>
      <div className={styles.page} data-turned={isTurned || undefined}>
        {owner || badge ? (
          <p className={styles.owner}>
            <span className={styles.ownerName}>{owner}</span>
            {badge}
          </p>
        ) : null}
        {code === '' ? (
          pending
        ) : (
          <>
            <CodeStage
              code={code}
              picture={picture}
              unreadable={<p className={styles.unreadable}>{texts.unreadable}</p>}
              onModules={setModules}
            />
            <p className={styles.number}>
              {groupsOf(code).map((group, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a group is its position
                <span key={index} className={styles.group}>
                  {group}
                </span>
              ))}
            </p>
            {note ? <p className={styles.note}>{note}</p> : null}
            <p className={styles.hint}>{texts.brightness}</p>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Parts that can be read out: ten digits 4-3-3, other letters and digits by fours, and a code with signs as it is. The
 * space between the parts is CSS, so that a copied code has none.
 */
function groupsOf(code: string): string[] {
  if (/^\d{10}$/.test(code)) return [code.slice(0, 4), code.slice(4, 7), code.slice(7)];
  return /^[A-Za-z\d]+$/.test(code) ? (code.match(/.{1,4}/g) ?? []) : [code];
}
