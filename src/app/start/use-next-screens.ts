import { useEffect } from 'react';
import { type ScreenFiles, screenFilesId } from '@/brand/page-elements';

/** The screens that most customers open next, by the first part of their addresses. */
const next = ['redeem', 'membership', 'offers', 'transactions', 'more'];

/**
 * Fetches the code of the next screens into the browser's cache, so that the first tap waits for data alone
 * (docs/decisions/0046-files-of-a-screen.md). A service worker has it already. Without a network, each screen fetches its
 * own code when it opens.
 *
 * @param content whether the first screen has its content, which goes first
 */
export function useNextScreens(content: boolean): void {
  useEffect(() => {
    if (!content || navigator.serviceWorker?.controller) return;
    for (const path of filesOf(next)) {
      // Not as a module, because some browsers would remember for good that it did not come.
      fetch(`/${path}`, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => undefined);
    }
  }, [content]);
}

function filesOf(names: readonly string[]): Set<string> {
  const block = document.getElementById(screenFilesId)?.textContent;
  if (!block) return new Set();
  const { files, screens }: ScreenFiles = JSON.parse(block);
  return new Set(names.flatMap((name) => screens[name] ?? []).map((index) => String(files[index])));
}
