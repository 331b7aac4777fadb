import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

interface FilePreviewProps {
  isPdf: boolean;
  /** Undefined while it is read. */
  file: File | undefined;
  className: string | undefined;
}

/** The picture of a file, or a drawing for a PDF and for a photo that this browser cannot show, such as a HEIC. */
export function FilePreview({ isPdf, file, className }: FilePreviewProps) {
  const url = useObjectUrl(isPdf ? undefined : file);
  const [failed, setFailed] = useState<string>();
  if (isPdf) return <IconFileTypePdf size={32} aria-hidden />;
  if (url === undefined) return null;
  if (failed === url) return <IconPhoto size={32} aria-hidden />;
  return <img src={url} alt="" className={className} decoding="async" onError={() => setFailed(url)} />;
}

/** An address under which the browser shows a file, for as long as the component is there. Undefined without a file. */
function useObjectUrl(file: File | undefined): string | undefined {
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
