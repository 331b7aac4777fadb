import { z } from 'zod';
import { dashboardTiles, menuEntries, type OptionalScreen, type WalletPart } from './capabilities';
import { android, manifest, share } from './merchant-schema-app';
import { entry, layout, placement, ring, tile } from './merchant-schema-choices';
import { apiBaseUrl, asset, host, isList, line, named, pageAddress, unique } from './merchant-schema-fields';
import { integrations } from './merchant-schema-integrations';
import { launch } from './merchant-schema-launch';
import { help, rights } from './merchant-schema-rights';
import { hasLanguage, merchantTexts, refuseForeignForms } from './merchant-schema-texts';
import { theme } from './merchant-schema-theme';
import { words } from './merchant-schema-words';

const screenUses: Record<OptionalScreen, ReturnType<typeof named>> = {
  offers: named('Offers', 'Offers of the stores'),
  stores: named('Stores', 'Store directory, locations and mall layout'),
  contact: named('Contact us', 'How to reach the mall: map, telephone, e-mail and links'),
  visit: named('Visit', 'Booking of a visit'),
  feedback: named('Feedback', 'A form in which shoppers write to the mall'),
  faqs: named('FAQs', 'Questions and answers'),
  notifications: named('Notifications', 'The list of messages, and the bell that leads there'),
  referral: named('Refer a friend', 'Inviting friends with a code'),
  search: named(
    'Search',
    'One field over rewards, stores and offers, and the button on home that leads there',
  ),
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

/**
 * `merchants/<id>/merchant.json`. The folder's name is the merchant's id. Editors and the studio show the titles and
 * descriptions to onboarding staff, through the generated JSON Schema. So a title is what a person calls the key, and
 * a description says what a value does, not which type it has.
 */
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
    theme: theme.prefault({}),
    manifest: manifest.prefault({}),
    share: share.prefault({}),
    links: z
      .strictObject({
        privacy: pageAddress
          .optional()
          .meta(
            named(
              'Privacy policy',
              "The https address of the mall's own page; the More screen and the registration link to it",
            ),
          ),
      })
      .prefault({})
      .meta(named('Links', "Pages of the mall's own website")),
    login: z
      .strictObject({
        billFirst: z
          .boolean()
          .default(true)
          .meta(
            named('Bill before the login', 'The login also takes a photo of a bill, and sends it afterwards'),
          ),
      })
      .prefault({})
      .meta(named('Login', 'What the first screen offers')),
    registration: z
      .strictObject({
        ageText: line(200)
          .optional()
          .meta(named('Minimum age', 'A sentence above the button, such as: For people aged 18 or over')),
      })
      .prefault({})
      .meta(named('Registration', 'What new shoppers read before they register')),
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
    words: words.prefault({}),
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
    launch: launch
      .optional()
      .meta(named('Launch day', 'A banner on login and dashboard between two days, such as the opening')),
    release: z
      .strictObject({
        ring: ring
          .default('stable')
          .meta(named('Ring', 'Whether a new app goes to this mall first. Only malls in a store have rings')),
      })
      .prefault({})
      .meta(named('New releases', 'When a new state of the app comes to the mall')),
    help: help.optional(),
    rights: rights.optional(),
    android: android
      .optional()
      .meta(named('Google Play', 'The Android app that shows this site, where the mall has one')),
  })
  .superRefine(refuseForeignForms, { when: hasLanguage });

/** The config as a person writes it. */
export type MerchantInput = z.input<typeof merchantSchema>;
/** The config with every default filled in. */
export type MerchantConfig = z.output<typeof merchantSchema>;
