import type { Plugin } from 'vite';
import { optionalArea } from './area-folder';

/** Beside Vite's own description of what it emitted: the screen of each route whose area can be switched off, as JSON. */
export const routeScreensFile = '.vite/route-screens.json';

/** Module of a route, as Vite's manifest names it, to the module of its screen, such as `src/features/faqs/faqs-screen.tsx`. */
export type RouteScreens = Readonly<Record<string, string>>;

/**
 * Notes the screens of routes. The router cuts a route's loader and screen out of its file, so Vite says only that the
 * chunk was made for a route. A route that also shows another area belongs to none.
 */
export function routeScreens(root: string): Plugin {
  const fromRoot = (id: string) => id.slice(root.length + 1);
  return {
    name: 'route-screens',
    generateBundle(_options, bundle) {
      const screens: Record<string, string> = {};
      for (const file of Object.values(bundle)) {
        const route = (file.type === 'chunk' && file.facadeModuleId) || '';
        if (!route.includes('?tsr-split=')) continue;
        const { importedIds = [] } = this.getModuleInfo(route) ?? {};
        const areas = importedIds.filter((id) => id.startsWith(`${root}/src/features/`));
        const [screen = ''] = areas;
        const area = optionalArea(screen);
        if (area && areas.every((id) => optionalArea(id) === area))
          screens[fromRoot(route)] = fromRoot(screen);
      }
      this.emitFile({ type: 'asset', fileName: routeScreensFile, source: JSON.stringify(screens) });
    },
  };
}
