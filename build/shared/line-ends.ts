const pictureOrFont = /\.(png|jpe?g|gif|ico|webp|woff2?|ttf|pdf|wasm)$/i;

/**
 * A text with the line ends that the repository has. Git for Windows may check files out with CRLF, and a browser
 * refuses a script whose hash is of other bytes.
 */
export function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** The same for the content of a file, unless its name is that of a picture or a font. */
export function lineFeedBytes(name: string, bytes: Buffer): Buffer {
  if (pictureOrFont.test(name) || !bytes.includes('\r\n')) return bytes;
  return Buffer.from(withLineFeeds(bytes.toString('latin1')), 'latin1'); // every byte is a letter of its own there
}
