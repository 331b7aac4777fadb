import { type FileKind, fileKind, mimeTypes } from './file-rules';

/** Why the app cannot take a file. */
export type FileProblem = 'emptyFile' | 'unreadableFile' | 'wrongFormat';

interface OpenedFile {
  kind: FileKind;
  content: ArrayBuffer;
  /** With the type of its content, whatever the device has said. */
  file: File;
}

/** Opens a picked file, only once: the device may have lost it before it is sent. Its first bytes judge it. */
export async function openFile(picked: File): Promise<OpenedFile | FileProblem> {
  let content: ArrayBuffer;
  try {
    content = await picked.arrayBuffer();
  } catch {
    return 'unreadableFile';
  }
  if (content.byteLength === 0) return 'emptyFile';
  const kind = fileKind(content);
  if (!kind) return 'wrongFormat';
  return { kind, content, file: new File([content], picked.name, { type: mimeTypes[kind] }) };
}
