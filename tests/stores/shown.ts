import { sha256 } from '../../build/core/site-file';
import type { ReadObjects } from '../../serve/objects/read-objects';

/**
 * What a host shows: the text of the page, by the way that a server takes through the store. Throws where a file of the
 * site, or one that it keeps, is missing or is another one.
 */
export async function shownAt(objects: ReadObjects, host: string): Promise<string | undefined> {
  const json = async (key: string) => {
    const found = await objects.get(key);
    return found && JSON.parse(new TextDecoder().decode(found.bytes));
  };
  const { id } = (await json(`hosts/${host}.json`)) ?? {};
  const live = id && (await json(`sites/${id}/live.json`));
  if (!live?.release) return undefined;
  const release = async (name: string) => {
    const found = await objects.get(`sites/${id}/releases/${name}`);
    if (!found || !sha256(Buffer.from(found.bytes)).startsWith(name)) throw new Error(`no release ${name}`);
    const end = found.bytes.indexOf(10) + 1;
    return {
      head: JSON.parse(Buffer.from(found.bytes.subarray(0, end)).toString()),
      bytes: found.bytes.subarray(end),
    };
  };
  const { head, bytes } = await release(live.release);
  let page = '';
  for (const [path, file] of Object.entries<Stored>({ ...head.kept, ...head.files })) {
    const own = file.from ? (await release(file.from)).bytes : bytes;
    for (const { sha256: hash, size, at } of Object.values(file.variants)) {
      const found =
        at === undefined ? (await objects.get(`files/${hash}`))?.bytes : own.subarray(at, at + size);
      if (!found || sha256(Buffer.from(found)) !== hash) throw new Error(`${path} is not whole`);
    }
    const { size, at = 0 } = file.variants.plain;
    if (path === '/index.html') page = Buffer.from(bytes.subarray(at, at + size)).toString();
  }
  return /<p>(.*)<\/p>/.exec(page)?.[1];
}

interface Stored {
  from?: string;
  variants: Record<'plain', { sha256: string; size: number; at?: number }>;
}
