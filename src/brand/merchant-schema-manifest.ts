import { z } from 'zod';
import { orientation, shortcut } from './merchant-schema-choices';
import { hex, line, named, unique } from './merchant-schema-fields';
import { languageTag } from './merchant-schema-language';

/** `manifest` of a merchant's config. */
export const manifest = z
  .strictObject({
    shortName: line(14)
      .optional()
      .meta(
        named('Name under the icon on the home screen', 'Default: the name of the programme, cut to fit'),
      ),
    language: languageTag
      .default('en-IN')
      .meta(
        named('Language', "Of the site's texts, such as hi-IN; it also decides the direction of writing"),
      ),
    orientation: orientation
      .default('portrait')
      .meta(named('Orientation', 'How people should hold the phone in the installed app')),
    categories: z
      .array(line(30))
      .default(['shopping', 'lifestyle'])
      .meta(named('Categories', 'Where app lists show the app')),
    shortcuts: unique(shortcut)
      .default(['card', 'vouchers', 'submitBills'])
      .meta(named('Long press on the icon', 'The entries that it shows, in order')),
    backgroundColor: hex
      .optional()
      .meta(
        named('Background while the app starts', 'Behind icon and name; default: the background of the page'),
      ),
    themeColor: hex
      .optional()
      .meta(
        named(
          "Colour of the phone's status bar",
          "Also of the browser's bar; default: the background of headers",
        ),
      ),
    iconBackground: hex
      .optional()
      .meta(named('Background of the icon', 'Default: the background of the page')),
  })
  .meta(named('Installed app', 'How the app presents itself on a phone'));
