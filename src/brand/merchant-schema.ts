import { z } from 'zod';
import { dashboardTiles, menuEntries, type OptionalScreen, type WalletPart } from './capabilities';
import { defaultAngle } from './decoration';
import { fontNames } from './font-names';
import { android } from './merchant-schema-android';
import { entry, layout, orientation, pattern, placement, shortcut, tile } from './merchant-schema-choices';
import { apiBaseUrl, asset, font, hex, host, isList, line, named, unique } from './merchant-schema-fields';
import { integrations } from './merchant-schema-integrations';
import { languageTag } from './merchant-schema-language';
import { hasLanguage, merchantTexts, refuseForeignForms } from './merchant-schema-texts';
import { type PaletteKey, paletteKeys } from './palette';

/**
 * `merchants/<id>/merchant.json`. The folder's name is the merchant's id. Editors and the studio show the titles and
 * descriptions to onboarding staff, through the generated JSON Schema. So a title is what a person calls the key, and
 * a description says what a value does, not which type it has.
 */
const palette = z
  .strictObject(
    Object.fromEntries(
      Object.entries(paletteKeys).map(([key, use]) => [key, hex.optional().meta(use)]),
    ) as Record<PaletteKey, z.ZodOptional<typeof hex>>, // fromEntries forgets the keys
  )
  .meta(named('Colours', 'Only those that differ from the default theme'));

const screenUses: Record<OptionalScreen, ReturnType<typeof named>> = {
  offers: named('Offers', 'Offers of the stores'),
  stores: named('Stores', 'Store directory, locations and mall layout'),
  contact: named('Contact us', 'How to reach the mall: map, telephone, e-mail and links'),
  visit: named('Visit', 'Booking of a visit'),
  feedback: named('Feedback', 'A form in which shoppers write to the mall'),
  faqs: named('FAQs', 'Questions and answers'),
  notifications: named('Notifications', 'The list of messages, and the bell that leads there'),
  referral: named('Refer a friend', 'Inviting friends with a code'),
};

const screens = z
  .strictObject(
    Object.fromEntries(
      Object.entries(screenUses).map(([screen, use]) => [screen, z.boolean().optional().meta(use)]),
    ) as Record<OptionalScreen, z.ZodOptional<z.ZodBoolean>>, // fromEntries forgets the keys
  )
  .meta(named('Areas', 'An area that is off (false) has no addresses, menu entries and code in the site'));

const atTheTill = (title: string, description: string) =>
  z.boolean().default(true).meta(named(title, description));

const wallet = z
  .strictObject({
    shareTarget: atTheTill(
      'Bills from other apps',
      'Shoppers can share photos and PDF files of bills to the app',
    ),
    offline: atTheTill('Card without network', 'Phones keep card, vouchers and latest points'),
    expiryReminder: atTheTill('Points that end soon', 'The dashboard says so 30 days before'),
  } satisfies Record<WalletPart, unknown>)
  .meta(named('At the till', 'A part that is off (false) leaves nothing of it in the app'));

export const merchantSchema = z
  .strictObject({
    $schema: z.string().optional().meta(named('Schema', 'Lets editors complete and explain this file')),
    name: line(60).meta(named("The mall's name", 'As shoppers know it')),
    description: line(200)
      .optional()
      .meta(named('Description', 'One sentence for search engines and app lists')),
    program: z
      .strictObject({
        name: line(40).meta(named('Name of the loyalty programme', 'In titles and as the name of the app')),
      })
      .optional()
      .meta(named('Loyalty programme', "Default: the mall's name, cut to fit, and Rewards")),
    hosts: z
      .array(host)
      .min(1, 'must name at least one host')
      .max(50, 'must name at most 50 hosts')
      .meta(named('Hosts', 'The host names of this site, such as rewards.my-mall.example')),
    logo: asset
      .default('logo.svg')
      .meta(
        named(
          'Logo',
          'An SVG file with shapes and paths, without text elements; or a PNG of at least 512 px',
        ),
      ),
    icon: asset
      .optional()
      .meta(
        named(
          'Icon',
          'A second, square file for the icons of the app, where the logo is a word; default: the logo',
        ),
      ),
    ids: z
      .strictObject({
        platform: z
          .int()
          .positive()
          .default(4)
          .meta(named('Kind of app', 'The number of the backend for it')),
        appVersion: z
          .int()
          .positive()
          .default(4)
          .meta(named('Version of the app', 'The app shows it and sends it to the backend')),
        loginThrough: z
          .int()
          .positive()
          .default(2)
          .meta(named('Way to log in', 'The number of the backend for it')),
      })
      .prefault({})
      .meta(named('Numbers for the backend', 'They identify this app to the backend')),
    theme: z
      .strictObject({
        palette: palette.prefault({}),
        accent: hex
          .optional()
          .meta(
            named(
              'Second brand colour',
              'As #rrggbb. Tiers, rewards and counts take it: gold, dashBoardTier and red of the palette, where the palette does not give them',
            ),
          ),
        decoration: z
          .strictObject({
            pattern: pattern
              .optional()
              .meta(named('Pattern', 'Default: one that belongs to the hue of the brand colour')),
            angle: z
              .int()
              .min(0)
              .max(360)
              .default(defaultAngle)
              .meta(named('Angle of the gradients', 'In degrees: 90 from left to right, 180 downwards')),
          })
          .optional()
          .meta(named('Pattern', 'Faint lines and shapes on the balance card, the login and headers')),
        gradient: z
          .union([
            z
              .strictObject({
                from: hex.optional().meta(named('First colour', 'Default: the brand colour')),
                to: hex.meta(named('Last colour', 'Where the gradient ends')),
              })
              .describe('From one colour to another'),
            z.literal('none', 'must be "none", or colours such as { "to": "#7c0d1c" }'),
          ])
          .optional()
          .meta(
            named(
              'Gradient of the balance card',
              'Default: from the brand colour to a deeper shade of it. "none": no gradients at all',
            ),
          ),
        font: font
          .optional()
          .meta(
            named(
              'Typeface',
              `${fontNames.join(', ')}, or a WOFF2 file of at most 60 kB in the merchant folder; default: the font of the device`,
            ),
          ),
      })
      .prefault({})
      .meta(named('Look', 'Colours, pattern and typeface')),
    manifest: z
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
      })
      .prefault({})
      .meta(named('Installed app', 'How the app presents itself on a phone')),
    referral: z
      .strictObject({
        layout: layout
          .default('default')
          .meta(named('Layout of refer a friend', 'The arrangement of pictures, words and steps')),
        howItWorks: placement
          .default('dialog')
          .meta(named('How it works', 'Where shoppers read the explanation')),
      })
      .prefault({})
      .meta(named('Refer a friend', 'How its screen looks')),
    screens: screens.prefault({}),
    wallet: wallet.prefault({}),
    dashboard: z
      .strictObject({
        tiles: unique(tile)
          .default([...dashboardTiles])
          .meta(named('Tiles', 'Those to show, in order; tiles that you leave out vanish')),
      })
      .prefault({})
      .meta(named('Dashboard', 'The tiles of the first screen')),
    menu: z
      .strictObject({
        entries: unique(entry)
          .refine((list) => list.includes('logout'), {
            error: 'must contain logout, because shoppers must be able to log out',
            when: isList,
          })
          .default([...menuEntries])
          .meta(named('Entries', 'Those to show, in order; logout is required')),
      })
      .prefault({})
      .meta(named('More screen', 'The entries of the menu')),
    texts: merchantTexts
      .default({}) // not checked: a check compiles code for all texts first, which takes a twentieth of a second
      .meta(
        named(
          "The mall's own words",
          'Your own wording for any text of the app. Keep each {placeholder} unchanged',
        ),
      ),
    api: z
      .strictObject({
        baseUrl: apiBaseUrl
          .optional()
          .meta(named('Address of the backend', "An https address, or a path on the site's own host")),
      })
      .prefault({})
      .meta(named('Backend', "The client's own; a value in the environment replaces it")),
    integrations: integrations
      .prefault({})
      .meta(named('Other services', 'Services of other companies that the site uses')),
    android: android
      .optional()
      .meta(named('Google Play', 'The Android app that shows this site, where the mall has one')),
  })
  .superRefine(refuseForeignForms, { when: hasLanguage });

/** The config as a person writes it. */
export type MerchantInput = z.input<typeof merchantSchema>;
/** The config with every default filled in. */
export type MerchantConfig = z.output<typeof merchantSchema>;
