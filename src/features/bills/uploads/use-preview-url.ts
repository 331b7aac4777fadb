import { useEffect, useState } from 'react';
import { useObjectUrl } from '../files/use-object-url';
import { fileOf } from './upload-list';

/**
 * An address under which the browser shows a file of the list, by its id. Undefined until the file is read, or if it is
 * gone.
 */
export function usePreviewUrl(id: string | undefined): string | undefined {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    void fileOf(id).then((read) => left || setFile(read));
    return () => {
      left = true;
      setFile(undefined);
    };
  }, [id]);
  return useObjectUrl(file);
}
