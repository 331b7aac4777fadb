import { createHash } from 'node:crypto';
import { type ReadObjects, StoreAway } from '../../serve/objects/read-objects';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const coreScript = 'console.log("core");';

/** A store in memory that counts what it is asked, and breaks as a test wants it. */
export class MemoryStore implements ReadObjects {
  readonly objects = new Map<string, Buffer<ArrayBuffer>>();
  readonly asked: string[] = [];
  /** Happens before each answer. */
  before: (key: string) => Promise<void> | void = () => {};

  async get(key: string) {
    this.asked.push(key);
    await this.before(key);
    const bytes = this.objects.get(key);
    return bytes && { bytes: new Uint8Array(bytes), etag: sha256(bytes) };
  }

  away = () => {
    throw new StoreAway('away', { retryAfter: 7 });
  };

  put(key: string, content: string | object): void {
    this.objects.set(key, Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)));
  }

  /** Publishes a site whose page has this text, and whose one script is the core's. Gives the release's name. */
  publish(id: string, host: string, page: string): string {
    const own = Buffer.from(page);
    const core = Buffer.from(coreScript);
    const file = (bytes: Buffer, at?: number) => ({
      variants: { plain: { sha256: sha256(bytes), size: bytes.length, at } },
    });
    const files = { '/index.html': file(own, 0), '/assets/a.js': file(core) };
    const head = { format: 1, id, core: '', config: '', files, headers: '/*\n  Cache-Control: no-cache\n' };
    const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), own]);
    const release = sha256(bytes).slice(0, 32);
    this.objects.set(`files/${sha256(core)}`, core);
    this.objects.set(`sites/${id}/releases/${release}`, bytes);
    this.put(`hosts/${host}.json`, { format: 1, id });
    this.put(`sites/${id}/live.json`, { format: 1, id, release });
    return release;
  }
}
