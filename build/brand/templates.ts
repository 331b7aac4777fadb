import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { withLineFeeds } from '../shared/line-ends';
import { projectRoot } from '../shared/project';

type Template = (values: object) => string;

/** The templates that are filled in for every site, read once. A template throws when a value is missing. */
export interface Templates {
  index: Template;
  headers: Template;
  nginx: Template;
  locations: Template;
  /** Used as they are. */
  firstPaint: string;
  redirects: string;
  /** The script for browsers in which the app does not start. */
  notStarted: string;
  /** Rules and script of the launch banner, for the pages of malls that have one. */
  launchCss: string;
  launchScript: string;
  /** What they all say by themselves, comments included: it stands in the sites of all merchants. */
  words: string;
}

/** Reads the templates. The page escapes its values; configuration files use them unchanged. */
export async function loadTemplates(): Promise<Templates> {
  const texts: string[] = [];
  const read = async (name: string) => {
    const text = await templateText(name);
    texts.push(text);
    return text;
  };
  const template = async (name: string, noEscape: boolean): Promise<Template> =>
    Handlebars.create().compile(await read(name), { noEscape, strict: true });
  const [index, headers, nginx, locations, firstPaint, redirects, notStarted, launchCss, launchScript] =
    await Promise.all([
      template('index.html.hbs', false),
      template('hosting/_headers.hbs', true),
      template('hosting/nginx.conf.hbs', true),
      template('hosting/locations.hbs', true),
      read('first-paint.css'),
      read('hosting/_redirects'),
      read('not-started.js'),
      read('launch.css'),
      read('launch.js'),
    ]);
  return {
    index,
    headers,
    nginx,
    locations,
    firstPaint: oneLine(firstPaint),
    redirects,
    notStarted: plain(notStarted),
    launchCss: oneLine(launchCss),
    launchScript: plain(launchScript),
    words: texts
      .sort()
      .join('\n')
      .replaceAll(/\{\{.*?\}\}/gs, ''),
  };
}

/** The page of the fleet report. It escapes its values. */
export async function fleetPage(): Promise<Template> {
  const [page, script] = await Promise.all([
    templateText('fleet/index.html.hbs'),
    templateText('fleet/index.js'),
  ]);
  const template = Handlebars.create().compile(page, { strict: true });
  return (values) => template({ ...values, script });
}

async function templateText(name: string): Promise<string> {
  return withLineFeeds(await readFile(join(projectRoot, 'templates', name), 'utf8'));
}

function oneLine(css: string): string {
  return css.replaceAll(/\s*\n\s*/g, '');
}

/** A script without its comment lines and without indentation. */
function plain(script: string): string {
  return script.replaceAll(/^ *(\/\/.*)?\n/gm, '').replaceAll(/^ +/gm, '');
}
