import { useEffect, useRef, useState } from 'react';
import { commonTexts } from '@/brand/texts/common';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { downloadTexts } from '@/brand/texts/download';
import { useTask } from '@/components/use-task';
import { today } from '@/lib/today';
import { Button } from '@/ui/controls/button';
import { singleTap } from '@/ui/controls/single-tap';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { showToast } from '@/ui/feedback/show-toast';
import { CheckboxField } from '@/ui/form/checkbox-field';
import { saveFile } from '@/ui/media/save-file';
import { useBusyWhile } from '@/updates/busy';
import { Section, Sentences } from '../parts';
import styles from '../your-data.module.css';
import { collect } from './collect';
import { gaps, htmlFile, jsonFile } from './files';
import { type Collected, parts, withoutCodes } from './own-data';

/** A file with what calls can read of the customer (docs/product/your-data.md#download). */
export function Download({ contact }: { contact: string }) {
  const texts = textsOf(downloadTexts);
  const { progress, collected, read, cancel } = useDownload();
  const { done, total } = progress;
  return (
    <Section title={texts.title}>
      <p>{texts.open}</p>
      {collected ? <Save collected={collected} contact={contact} /> : null}
      <div className={styles.actions}>
        {read.pending ? (
          <ProgressBar label={texts.progress} percent={(100 * done) / total}>
            {fill(texts.count, { done, total })}
          </ProgressBar>
        ) : null}
        {/* One button, so that it keeps the focus. */}
        <Button variant="secondary" onClick={singleTap(read.pending ? cancel : () => void read.run())}>
          {read.pending ? textsOf(commonTexts).cancel : collected ? texts.again : texts.start}
        </Button>
      </div>
    </Section>
  );
}

function Save({ collected, contact }: { collected: Collected; contact: string }) {
  const texts = textsOf(downloadTexts);
  const [withCodes, setWithCodes] = useState(false);
  const save = async (ending: 'html' | 'json', type: string, write: typeof htmlFile) => {
    try {
      const data = withCodes ? collected.data : withoutCodes(collected.data);
      const content = write({ ...collected, data }, contact);
      // Without room on the phone, a browser makes a file that nobody can read.
      await new Blob([content]).slice(-1).arrayBuffer();
      saveFile(`my-data-${today()}.${ending}`, type, content);
    } catch (error) {
      console.warn('The file was not made.', error);
      showToast('error', texts.noRoom);
    }
  };
  return (
    <>
      <p role="status">{texts.ready}</p>
      <Sentences of={gaps(collected.missing, contact)} />
      <div className={styles.actions}>
        <CheckboxField
          label={texts.codes}
          checked={withCodes}
          onChange={({ currentTarget }) => setWithCodes(currentTarget.checked)}
        />
        <Button onClick={() => void save('html', 'text/html', htmlFile)}>{texts.savePage}</Button>
        <Button variant="secondary" onClick={() => void save('json', 'application/json', jsonFile)}>
          {texts.saveJson}
        </Button>
      </div>
    </>
  );
}

interface Progress {
  done: number;
  total: number;
}
const none: Progress = { done: 0, total: parts.length };

/**
 * Reads the customer's data, and holds it for as long as the screen stands: a phone's share sheet opens only right after
 * a tap, so reading and saving need a tap each.
 */
function useDownload() {
  const [progress, setProgress] = useState<Progress>(none);
  const [collected, setCollected] = useState<Collected>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const read = useTask(async () => {
    const controller = new AbortController();
    stop.current = () => controller.abort();
    const { signal } = controller;
    setProgress(none);
    try {
      const all = await collect({ signal, onProgress: (done, total) => setProgress({ done, total }) });
      if (all.missing.length < parts.length) setCollected(all);
      else showToast('error', textsOf(downloadTexts).nothing);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  });
  // A reload would take what was read. It waits, as it does for a write.
  useBusyWhile('write', read.pending || collected !== undefined);
  return { progress, collected, read, cancel: () => stop.current() };
}
