import { useEffect, useState } from 'react';
import type { UploadItem } from './upload-item';
import { fileOf } from './upload-list';

/** The photo of an upload, for its preview. Undefined for a PDF, until the file is read, and if it is gone. */
export function usePhotoOf({ id, isPdf }: UploadItem): File | undefined {
  const [file, setFile] = useState<File>();
  useEffect(() => {
    if (isPdf) return;
    let left = false;
    void fileOf(id).then((read) => left || setFile(read));
    return () => {
      left = true;
      setFile(undefined);
    };
  }, [id, isPdf]);
  return file;
}
