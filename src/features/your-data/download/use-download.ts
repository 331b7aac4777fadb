import { useEffect, useRef, useState } from 'react';
import { textsOf } from '@/brand/texts/define-texts';
import { downloadTexts } from '@/brand/texts/download';
import { useTask } from '@/components/use-task';
import { showToast } from '@/ui/feedback/show-toast';
import { useBusyWhile } from '@/updates/busy';
import { collect } from './collect';
import { type Collected, parts } from './own-data';

interface Progress {
  done: number;
  total: number;
}
const none: Progress = { done: 0, total: parts.length };

/**
 * Reads the customer's data, and holds it for as long as the screen stands: a phone's share sheet opens only right after
 * a tap, so reading and saving need a tap each.
 */
export function useDownload() {
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
