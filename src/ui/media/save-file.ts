/**
 * Hands a file to the browser, which saves it or opens it in the app that it is for. An app on an iPhone's home screen
 * has no downloads, so there the share sheet offers the apps that take the file. Android's sheet often saves nothing.
 */
export function saveFile(name: string, type: string, content: string): void {
  const files = [new File([content], name, { type })];
  if (isOnHomeScreenOfApple() && navigator.canShare?.({ files })) {
    navigator.share({ files }).catch((error: unknown) => {
      const closed = error instanceof DOMException && error.name === 'AbortError';
      if (!closed) download(name, type, content);
    });
  } else download(name, type, content);
}

function download(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  // Its address stays for as long as the page: a phone reads the file once its owner has decided.
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
}

/** Only Apple's browsers have `standalone`. */
function isOnHomeScreenOfApple(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}
