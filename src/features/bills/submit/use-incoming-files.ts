import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Files that are dropped anywhere on the screen, or pasted. Gives whether files are being dragged over it. Undefined
 * takes none, but the browser does not open a dropped file in place of the app either.
 */
export function useIncomingFiles(onFiles: ((files: File[]) => void) | undefined): boolean {
  const [isOver, setOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(onFiles !== undefined && event.type === 'dragover');
  });
  const leave = useEffectEvent((event: DragEvent) => {
    // Between two parts of the page there is one; out of the window there is none.
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // A spreadsheet copies its cells as words and as a picture: a field gets the words.
    const isForField = isField(event.target) && event.clipboardData?.types.includes('text/plain');
    if (isForField || !event.clipboardData?.files.length) return;
    event.preventDefault();
    take(event.clipboardData);
  });
  const take = (from: DataTransfer | null) => {
    const files = [...(from?.files ?? [])];
    if (files.length > 0) onFiles?.(files);
  };

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    window.addEventListener('dragenter', (event) => drag(event), { signal });
    window.addEventListener('dragover', (event) => drag(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    window.addEventListener('paste', (event) => paste(event), { signal });
    return () => end.abort();
  }, []);
  return isOver;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
