import { useEffect, useState } from 'react';
import { fileOf } from './upload-list';

/**
 * An address under which the browser shows a file of the list; undefined until it is read, or where it is gone. It is
 * given up with the component.
 */
export function usePreviewUrl(id: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    void fileOf(id).then((file) => {
      if (!file || left) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      left = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id]);
  return url;
}
