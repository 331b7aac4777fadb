import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile } from '../../build/core/compile';
import { projectRoot } from '../../build/shared/project';

/**
 * An app that compiles in a second and has everything that branding needs: areas that can be off, shared code, styles.
 */
const files: Record<string, string> = {
  'public/robots.txt': 'User-agent: *\n',
  'src/main.tsx': `
    import './main.css';
    import { createRouter } from '@tanstack/react-router';
    import { routeTree } from './routeTree.gen';
    globalThis.router = createRouter({ routeTree });
  `,
  'src/app/page/page-script.ts': `console.log('the page');\n`,
  'src/app/page/first-login.tsx': `export const firstLogin = () => '<form>{getOtp}</form>';\n`,
  'src/main.css': 'body{margin:0}\n',
  'src/service-worker.ts': `
    import { precacheAndRoute } from 'workbox-precaching';
    const kept = self.__WB_MANIFEST.filter((url) => !self.site.without.includes(url));
    precacheAndRoute([...kept.map((url) => ({ url, revision: null })), ...self.site.files]);
  `,
  'src/shared.ts': `export const shared = 'carried by everybody '.repeat(3) + Date.now();\n`,
  'src/routes/__root.tsx': route('createRootRoute()', '() => null', ''),
  'src/routes/_visitor.login.tsx': screen('/_visitor/login', 'login', 'codeSplitGroupings: [], '),
  'src/routes/_visitor.tsx': route(`createFileRoute('/_visitor')`, '() => null', ''),
  'src/routes/offers.tsx': screen('/offers', 'offers'),
  'src/routes/refer-friend.tsx': screen('/refer-friend', 'referral'),
  'src/features/login/login-screen.ts': `
    import './login.css';
    import { shared } from '../../shared';
    export const Screen = () => 'the login screen ' + shared;
  `,
  'src/features/login/login.css': '.login{color:green}\n',
  'src/features/offers/offers-screen.ts': `
    import './offers.css';
    import { shared } from '../../shared';
    export const Screen = () => { void import('./offers-map'); return 'the offers screen ' + shared; };
  `,
  'src/features/offers/offers-map.ts': `export const map = () => 'the offers map';\n`,
  'src/features/offers/offers.css': '.offers{color:blue}\n',
  'src/features/referral/referral-screen.ts': `
    export const Screen = () => 'the referral screen';
  `,
};

/** Writes the app into a folder. It finds its packages through a link to this repository's. */
export async function writeTinyApp(folder: string): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Gives the app a folder with links to the packages, because Vite's dev server writes into that folder. */
export async function linkEachPackage(root: string): Promise<void> {
  const [packages, shared] = [join(root, 'node_modules'), join(projectRoot, 'node_modules')];
  await rm(packages);
  await mkdir(packages);
  for (const name of await readdir(shared)) {
    if (!name.startsWith('.')) await symlink(join(shared, name), join(packages, name));
  }
}

function screen(path: string, area: string, options = ''): string {
  const importing = `import { Screen } from '../features/${area}/${area}-screen';`;
  return route(`createFileRoute('${path}')`, 'Screen', importing, options);
}

function route(creating: string, component: string, importing: string, more = ''): string {
  const [creator] = creating.split('(');
  const options = `({ ${more}component: ${component} })`;
  const call = creating.startsWith('createRootRoute') ? `createRootRoute${options}` : `${creating}${options}`;
  return `import { ${creator} } from '@tanstack/react-router';\n${importing}\nexport const Route = ${call};\n`;
}

/** The cores of tiny apps. Every test file and every run share them, because a compile takes longer than most tests. */
const sharedCache = join(projectRoot, '.tmp/tiny-cores');

/**
 * Fills a cache with the core of a tiny app, which is compiled only where no test has done so yet. The files are
 * copies, because tests damage them.
 *
 * @param root the app, or a copy of the repository with the app in it
 */
export async function fillTinyCache(root: string, cache: string): Promise<void> {
  const { inputs } = await compile({ root, cache: sharedCache });
  await cp(join(sharedCache, 'core', inputs), join(cache, 'core', inputs), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}
