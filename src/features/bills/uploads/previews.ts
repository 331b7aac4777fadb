import { useEffect, useState } from 'react';
import { fileOf } from './upload-list';

/** An address under which the browser shows a file, for as long as the component is there; undefined for none. */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}

/** The same for a file of the list, by its id: undefined until it is read, or where it is gone. */
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
