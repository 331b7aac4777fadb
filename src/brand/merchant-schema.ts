import { z } from 'zod';
import { hexPattern } from '@/lib/color';
import { apiBaseUrlFault, apiBaseUrlPattern, imageHostPattern, tileUrlPattern } from './addresses';
import {
  dashboardTiles,
  howItWorksPlacements,
  menuEntries,
  type OptionalScreen,
  referralLayouts,
} from './capabilities';
import { fontNames } from './font-names';
import { languageTag } from './merchant-schema-language';
import { refuseUnreadable } from './merchant-schema-letters';
import { pushSchema } from './merchant-schema-push';
import { hasLanguage, merchantTexts, refuseForeignForms } from './merchant-schema-texts';
import { type PaletteKey, paletteKeys } from './palette';
import { isInEverySite } from './public-hosts';

/**
 * `merchants/<id>/merchant.json`. The folder's name is the merchant's id. Editors show the descriptions to onboarding
 * staff, through the generated JSON Schema. So they say what a value does, not which type it has.
 */
const hex = z.string().regex(hexPattern, 'must be a colour such as #e8590c').describe('A colour as #rrggbb');

const palette = z
  .strictObject(
    Object.fromEntries(
      Object.entries(paletteKeys).map(([key, use]) => [key, hex.optional().describe(use)]),
    ) as Record<PaletteKey, z.ZodOptional<typeof hex>>, // fromEntries forgets the keys
  )
  .describe('Only the colours that differ from the default theme');

const host = z
  .string()
  .regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/, {
    error: 'must be a host name such as rewards.my-mall.example, without https://, port, path and *',
    abort: true,
  })
  .regex(
    /^(?!(\d+\.localhost|.*\.\d+)$)/,
    'must be a host name, not an IP address, and not <id>.localhost, which npm start uses',
  )
  .refine((name) => !isInEverySite(name), 'must be a host of this mall; this one stands in every site');

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line without control characters')
    .superRefine(refuseUnreadable);

const asset = z
  .string()
  .regex(
    /^[\w-][\w.-]*\.(?:svg|png)$/,
    'must be the name of an SVG or PNG file in the merchant folder, such as logo.svg, in Latin letters, digits, - and _, with a small ending',
  );

const font = z
  .string()
  .regex(
    new RegExp(`^(?:${fontNames.join('|')}|[\\w-][\\w.-]*\\.woff2)$`),
    `must be one of ${fontNames.join(', ')}, or the name of a WOFF2 file in the merchant folder, such as font.woff2`,
  )
  .meta({ examples: [...fontNames] });

const apiBaseUrl = z
  .string()
  .regex(apiBaseUrlPattern, {
    error: ({ input }) => apiBaseUrlFault(String(input)) ?? 'must be an https:// address or a path',
    abort: true,
  })
  .check(({ value, issues }) => {
    const fault = apiBaseUrlFault(value);
    if (fault) issues.push({ code: 'custom', input: value, message: fault });
  });

const screenUses: Record<OptionalScreen, string> = {
  offers: 'Offers of the stores',
  stores: 'Store directory, locations, mall layout and contact us',
  visit: 'Booking of a visit',
  feedback: 'Feedback',
  faqs: 'Questions and answers',
  notifications: 'List of notifications',
  referral: 'Refer a friend',
};

const screens = z
  .strictObject(
    Object.fromEntries(
      Object.entries(screenUses).map(([screen, use]) => [screen, z.boolean().optional().describe(use)]),
    ) as Record<OptionalScreen, z.ZodOptional<z.ZodBoolean>>, // fromEntries forgets the keys
  )
  .describe('false switches an area off: the site then has no addresses, menu entries and code of it');

const unique = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).refine((list) => new Set(list).size === list.length, {
    error: 'must not name the same entry twice',
    when: isList,
  });

/** Also checks the whole list when one entry has a mistake, because one run shows every problem. */
function isList({ value }: { value: unknown }): boolean {
  return Array.isArray(value);
}

export const merchantSchema = z
  .strictObject({
    $schema: z.string().optional().describe('Lets editors complete and explain this file'),
    name: line(60).describe("The mall's name as shoppers know it"),
    description: line(200).optional().describe('One sentence for search engines and app lists'),
    program: z
      .strictObject({
        name: line(40).describe('The loyalty programme; in titles and as the name of the app'),
      })
      .optional()
      .describe('Default: the name, cut to fit, and Rewards'),
    hosts: z.array(host).min(1, 'must name at least one host').describe('The host names of this site'),
    logo: asset
      .default('logo.svg')
      .describe('An SVG file with shapes and paths, without text elements; or a PNG of at least 512 px'),
    icon: asset
      .optional()
      .describe(
        'A second, square file for the icons of the app, where the logo is a word; default: the logo',
      ),
    ids: z
      .strictObject({
        platform: z.int().positive().default(4).describe('The number of the backend for this kind of app'),
        appVersion: z
          .int()
          .positive()
          .default(4)
          .describe('The version that the app shows and sends to the backend'),
        loginThrough: z
          .int()
          .positive()
          .default(2)
          .describe('The number of the backend for this way to log in'),
      })
      .prefault({})
      .describe('Numbers that identify this app to the backend'),
    theme: z
      .strictObject({
        palette: palette.prefault({}),
        accent: hex
          .optional()
          .describe(
            'A second brand colour, as #rrggbb. Tiers, rewards and counts take it: gold, dashBoardTier and red of the palette, where the palette does not give them',
          ),
        font: font
          .optional()
          .describe(
            `The typeface: ${fontNames.join(', ')}, or a WOFF2 file of at most 60 kB in the merchant folder; default: the font of the device`,
          ),
      })
      .prefault({})
      .describe('How the site looks'),
    manifest: z
      .strictObject({
        shortName: line(14)
          .optional()
          .describe(
            'The name under the icon on the home screen; default: the name of the programme, cut to fit',
          ),
        language: languageTag
          .default('en-IN')
          .describe("The language of the site's texts; it also decides the direction of writing"),
        orientation: z
          .enum(['any', 'portrait', 'landscape'])
          .default('portrait')
          .describe('How people should hold the phone in the installed app'),
        categories: z
          .array(line(30))
          .default(['shopping', 'lifestyle'])
          .describe('The categories of the app in app lists'),
        shortcuts: unique(['submitBills', 'redeem'])
          .default(['submitBills', 'redeem'])
          .describe("The entries for a long press on the app's icon, in order"),
      })
      .prefault({})
      .describe('How the installed app presents itself'),
    referral: z
      .strictObject({
        layout: z.enum(referralLayouts).default('default').describe('The layout of the screen'),
        howItWorks: z
          .enum(howItWorksPlacements)
          .default('dialog')
          .describe('Whether the explanation is on the screen or opens in a dialog'),
      })
      .prefault({})
      .describe('How the refer-a-friend screen looks'),
    screens: screens.prefault({}),
    dashboard: z
      .strictObject({
        tiles: unique(dashboardTiles)
          .default([...dashboardTiles])
          .describe('The tiles to show; tiles that you leave out vanish'),
      })
      .prefault({})
      .describe('Tiles of the dashboard, in order'),
    menu: z
      .strictObject({
        entries: unique(menuEntries)
          .refine((list) => list.includes('logout'), {
            error: 'must contain logout, because shoppers must be able to log out',
            when: isList,
          })
          .default([...menuEntries])
          .describe('The entries to show; logout is required'),
      })
      .prefault({})
      .describe('Entries of the More screen, in order'),
    texts: merchantTexts
      .prefault({})
      .describe('Your own wording for any text of the app. Keep each {placeholder} unchanged'),
    api: z
      .strictObject({
        baseUrl: apiBaseUrl.optional().describe("An https address, or a path on the site's own host"),
      })
      .prefault({})
      .describe("The client's backend; a value in the environment replaces it"),
    integrations: z
      .strictObject({
        maps: z
          .strictObject({
            tileUrl: z
              .string()
              .regex(tileUrlPattern, 'must be an https tile address with {z}, {x} and {y}')
              .describe('Address of one square of the map, with {z}, {x} and {y} in it'),
            attribution: line(120).describe("The attribution that the map provider's terms ask for"),
          })
          .optional()
          .describe('The provider of maps; default: OpenStreetMap'),
        images: z
          .strictObject({
            hosts: z
              .array(
                z
                  .string()
                  .max(100, 'must have at most 100 characters')
                  .regex(imageHostPattern, 'must be a host name such as cdn.my-mall.example'),
              )
              // Each one stands twice in the Content-Security-Policy, and servers read only 2,000 characters of it.
              .max(10, 'must name at most 10 hosts')
              .refine((list) => list.join('').length <= 500, {
                error: 'must have at most 500 characters together',
                when: isList,
              })
              .describe('Host names without https:// and path'),
          })
          .optional()
          .describe(
            "Hosts that serve the backend's pictures, beside the backend's own; * means every host below",
          ),
        push: pushSchema
          .optional()
          .describe('Push messages; PUSH_PUBLIC_KEY of the environment replaces the publicKey'),
      })
      .prefault({})
      .describe('Services of other companies that the site uses'),
  })
  .superRefine(refuseForeignForms, { when: hasLanguage });

/** The config as a person writes it. */
export type MerchantInput = z.input<typeof merchantSchema>;
/** The config with every default filled in. */
export type MerchantConfig = z.output<typeof merchantSchema>;
