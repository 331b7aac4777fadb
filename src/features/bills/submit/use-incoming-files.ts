import { useState } from 'react';
import { useWindowEvent } from '@/ui/hooks/use-window-event';

/**
 * Files that are dropped anywhere on the screen, or pasted. Gives whether files are being dragged over it. Undefined
 * takes none, but the browser does not open a dropped file in place of the app either.
 */
export function useIncomingFiles(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);

  const take = (from: DataTransfer | null) => {
    const files = [...(from?.files ?? [])];
    if (files.length > 0) onFiles?.(files);
  };
  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(onFiles !== undefined && event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer);
  };
  useWindowEvent('dragenter', drag);
  useWindowEvent('dragover', drag);
  useWindowEvent('drop', drag);
  useWindowEvent('dragleave', (event) => {
    // Between two parts of the page there is one; out of the window there is none.
    if (event.relatedTarget === null) setOver(false);
  });
  useWindowEvent('paste', (event) => {
    // A spreadsheet copies its cells as words and as a picture: a field gets the words.
    const isForField = isField(event.target) && event.clipboardData?.types.includes('text/plain');
    if (isForField || !event.clipboardData?.files.length) return;
    event.preventDefault();
    take(event.clipboardData);
  });
  return isOver;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
