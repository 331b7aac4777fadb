import { leadsInto } from '@/brand/capabilities';
import type { MerchantConfig } from '@/brand/merchant-schema';
import { type Finding, noteAt } from '../../diagnostics/finding';
import type { JsonDocument } from '../../diagnostics/json-document';

/** A note on tiles and menu entries that a config lists and that nobody sees: the area that they lead into is off. */
export function areaFindings(
  { screens, dashboard, menu, links }: MerchantConfig,
  document: JsonDocument,
): Finding[] {
  const lists = [
    { path: ['dashboard', 'tiles'], names: dashboard.tiles },
    { path: ['menu', 'entries'], names: menu.entries },
  ] as const;
  return lists.flatMap(({ path, names }) => {
    if (!document.has(path)) return []; // the standard list leaves them out without a word
    return names.flatMap((name, index) => {
      const position = document.locate([...path, index]);
      if (name === 'privacy' && links.privacy === undefined) {
        const message = `${path.join('.')}[${index}] is "${name}": it does not show, because links.privacy gives no address.`;
        return [noteAt(position, message, 'write "links": { "privacy": "https://…" }, or delete it')];
      }
      const area = leadsInto[name];
      if (area === undefined || screens[area] !== false) return [];
      const message = `${path.join('.')}[${index}] is "${name}": it does not show, because the area ${area} is switched off.`;
      return [noteAt(position, message, `delete it, or delete "${area}": false from screens`)];
    });
  });
}
