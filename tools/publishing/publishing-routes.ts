import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { historyOf } from '../../build/fleet/history-folder';
import { codeOf, Failure } from '../../build/shared/failure';
import { makeFolder } from '../../build/shared/make-folder';
import { fileResponse } from '../shared/file-response';
import { readSent } from '../shared/read-sent';
import { zipped } from '../shared/zipped';
import type { Rights } from './answers';
import type { Jobs } from './jobs';
import type { Owner } from './owner';
import { sentJob } from './sent-job';
import { destinationNamed, hostAnswers, type PublishSettings, publishPlaces, standingAt } from './standing';
import { workFor } from './works';

export interface Publishing {
  settings: PublishSettings;
  jobs: Jobs;
}

/**
 * What the page asks for about publishing, below `/studio`.
 *
 * @param publishing none where this studio publishes nothing
 */
export function publishingRoutes(owner: Owner, publishing: Publishing | undefined): Hono {
  const app = new Hono();
  app.get('/rights', async (context) => {
    const rights: Rights = !publishing ? 'off' : (await owner.is(context.req.raw)) ? 'owner' : 'guest';
    return context.json(rights);
  });
  app.use('/jobs/*', owner.only);
  if (!publishing) return app;
  const { settings, jobs } = publishing;
  app.get('/jobs', (context) => context.json(jobs.list()));
  app.get('/jobs/:name', (context) => {
    const job = jobs.read(context.req.param('name'));
    if (!job)
      throw new Failure('This job is forgotten: the studio was started again, or many others came after it.');
    return context.json(job);
  });
  app.post('/jobs', async (context) => {
    const asked = await readSent(sentJob, context.req);
    return context.json(jobs.add(asked, await workFor(settings, asked)), 201);
  });
  app.post('/jobs/:name/cancel', (context) => {
    jobs.cancel(context.req.param('name'));
    return context.json(jobs.list());
  });
  app.get('/malls/:id/places', async (context) =>
    context.json(await publishPlaces(settings, context.req.param('id'))),
  );
  // Asking others is a POST, so that no page of a stranger makes this machine ask.
  app.post('/malls/:id/standing/:destination', async (context) => {
    const { id, destination } = context.req.param();
    return context.json(await standingAt(settings, id, destinationNamed(settings, destination)));
  });
  app.post('/malls/:id/hosts', async (context) =>
    context.json(await hostAnswers(settings, context.req.param('id'))),
  );
  app.get('/malls/:id/server-block', async (context) =>
    context.json({ text: await serverBlock(settings, context.req.param('id')) }),
  );
  app.post('/malls/:id/play', async (context) => {
    const id = context.req.param('id');
    return fileResponse('play.zip', zipped(`play-${id}`, await playFiles(settings, id)));
  });
  return app;
}

/** The block of a server for a mall's site. Throws `Failure` where it is not built. */
async function serverBlock({ out }: PublishSettings, id: string): Promise<string> {
  return readFile(join(out, id, 'nginx.conf'), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new Failure(
      'The mall is not built yet. Build it in the step Live, then its block for a server is there.',
    );
  });
}

/** What makes an Android app of a mall. The folder is kept, because the next app needs its version and its key. */
async function playFiles(
  settings: PublishSettings,
  id: string,
): Promise<(readonly [name: string, bytes: Buffer])[]> {
  const { home, merchants, writePlay } = settings;
  const folder = join(historyOf(home, merchants, id), 'play');
  makeFolder(folder);
  const paths = await writePlay(id, folder);
  return Promise.all(paths.map(async (path) => [basename(path), await readFile(path)] as const));
}
