import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, vi } from 'vitest';
import { mallStandings } from '../../../build/fleet/list-malls';
import { tinyApp, writeMerchant } from '../../../tests/build/harness';
import type { PublishSettings } from '../../publishing/standing';
import { openStudio, type Studio } from '../open-studio';
import type { Path } from '../saving/draft-text';
import type { DraftAnswer, OpenedMall, SentDraft } from '../wire';

/** Where the studio's page is. */
export const home = 'http://localhost:4174';

/** A draft of a mall's config as it was, with some changes. */
export function configOf(changes: object, id = '36'): SentDraft {
  const config = { name: `Mall ${id}`, hosts: [`mall-${id}.example`], ...changes };
  return { text: JSON.stringify(config, null, 2), files: {} };
}

/** The texts of a zip file, by their paths. */
export async function unzipped(reply: Response): Promise<Map<string, string>> {
  const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
}

/** Opens what only the owner may do. */
export const secret = 'secret-of-this-start';
export const ownCookie = { cookie: `studio-owner-4174=${secret}` };

/** A studio with the malls 36 and 37 for each test of a file. Its app compiles once. */
export function tinyStudio() {
  const app = tinyApp();
  const drafted = vi.fn<(id: string) => void>();
  const forgotten = vi.fn<(browser: string) => void>();
  const writePlay: PublishSettings['writePlay'] = async (id, folder) => {
    const path = join(folder, 'steps.md');
    await writeFile(path, `Steps of ${id}`);
    return [path];
  };
  const askHost = vi.fn<PublishSettings['askHost']>();
  let studio: Studio;
  let token: string;

  const ask = (request: Request) => studio.fetch(request);
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(new Request(home + path, { headers }));
  /** A request of the studio's own page. A body that is no text is sent as JSON. */
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(
      new Request(home + path, {
        method,
        headers: { origin: home, 'x-studio-token': token, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  /** What the studio tells at an address. */
  const read = async <T>(path: string, headers?: Record<string, string>) =>
    (await (await get(path, headers)).json()) as T;
  const opened = (id = '36') => read<OpenedMall>(`/studio/malls/${id}`);
  /** A save of somebody who has just opened the mall. */
  const save = async (sent: SentDraft, seen: readonly Path[] = []) => {
    const { version } = await opened();
    return send('POST', '/studio/malls/36/save', { ...sent, version, seen });
  };
  const draft = async (sent: SentDraft, id = '36') =>
    (await (await send('PUT', `/studio/malls/${id}/draft`, sent)).json()) as DraftAnswer;

  beforeEach(async () => {
    await writeMerchant(app.merchants, '36');
    await writeMerchant(app.merchants, '37');
    drafted.mockReset();
    forgotten.mockReset();
    askHost.mockReset();
    const environment = { variables: {}, file: {} };
    const repository = join(app.merchants, '..');
    studio = await openStudio({
      ...app,
      home: join(repository, 'history'),
      environment,
      standingOf: async (id) => {
        const list = { merchants: app.merchants, home: join(repository, 'history'), environment };
        const [standing] = await mallStandings(list, [id]);
        if (!standing) throw new Error(`There is no mall ${id}.`);
        return { ...standing, failed: [] };
      },
      listMalls: async () =>
        ['36', '37'].map((id) => {
          return { id, name: `Mall ${id}`, host: `mall-${id}.example`, logo: 'logo.svg' };
        }),
      publishing: {
        ...app,
        secret,
        environment,
        repository,
        home: join(repository, 'history'),
        askHost,
        writePlay,
      },
      port: 4174,
      makePreview: async ({ id }, until) => [['index.html', Buffer.from(`${id} until ${until}`)]],
      previewFolder: async ({ id }, until) => `.preview/${id} until ${until}`,
      listLaunch: async (id) => ({
        items: [{ key: 'identity', result: 'failed', detail: id, todo: 'lock it', who: 'staff' }],
      }),
      takePictures: async (shots) => shots.map((shot) => Buffer.from('html' in shot ? shot.html : shot.url)),
      backend: {
        members: [{ mobile: '9876500001', name: 'Asha' }],
        states: [{ name: 'usual', title: 'As usual' }],
        onDraft: ({ id }) => drafted(id),
        onForgotten: ({ browser }) => forgotten(browser),
        api: async ({ id }, request) => new Response(`${id} ${new URL(request.url).pathname}`),
        session: async ({ id }, mobile, _path, state) => ({
          stored: { user: `${id} ${mobile} ${state} </script>` },
        }),
      },
    });
    const page = await (await get('/studio')).text();
    token = /"token":"([^"]+)"/.exec(page)?.[1] ?? '';
  });
  afterEach(() => studio.close());
  return { app, drafted, forgotten, askHost, ask, get, read, send, opened, save, draft };
}
