import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';

interface FilePreviewProps {
  isPdf: boolean;
  /** Undefined while the file is read, and for a PDF. */
  url: string | undefined;
  className: string | undefined;
}

/** The picture of a file, or a drawing for a PDF and for a photo that this browser cannot show, such as a HEIC. */
export function FilePreview({ isPdf, url, className }: FilePreviewProps) {
  const [failed, setFailed] = useState<string>();
  if (isPdf) return <IconFileTypePdf size={32} aria-hidden />;
  if (url === undefined) return null;
  if (failed === url) return <IconPhoto size={32} aria-hidden />;
  return <img src={url} alt="" className={className} decoding="async" onError={() => setFailed(url)} />;
}
