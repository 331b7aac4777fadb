import { app, ask, fact, field, never, type Topic } from './topic';

/** Keys that mean the mall's id only as a whole, not as a part of a longer one. */
export const idKeys = 'id merchantid mallid';

/** Names, colours, pictures and words. */
export const lookTopics: readonly Topic[] = [
  {
    ...app('merchant id, mall id, mall number', "The mall's id is the name of its folder."),
    keys: idKeys,
    fix: 'delete this entry; another id is another name of the folder',
  },
  field(
    'name',
    "name of the mall, mall's name, mall name, name of our mall, name of the centre, name people, mall is called",
    'The app shows the name of the mall as it stands here.',
  ),
  field(
    'program.name',
    'name of the program, program name, loyalty program, name of the club, club name, our club, the club is called, loyalty club, name of the app, app name, app is called, app shall be called, call the app, product name, agreed on a name, name it, name at last, programme is called, programme should be called, programme to be called, app should be called, app to be called, app must be called, app will be called, the club is, name of the application, application is called, app is named, its name is, application named, name should be',
    'The programme gives the app its name.',
  ),
  field(
    'manifest.shortName',
    'short name, under the icon, name under the icon, icon label, name on the home screen, home screen & read|say|called, ~home screen name',
    'The name under the icon has at most 14 characters.',
  ),
  field(
    'description',
    'search engine, seo, google search, meta description',
    'One sentence describes the app to search engines and in lists of apps.',
  ),
  field(
    'theme.palette.primaryOrange',
    'brand colour, main colour, primary colour, corporate colour, house colour, colour palette, colour scheme, our colours, brand colours, pantone, ci colours, ~colours, colours are, ~colour, design token, figma, hex, brand guideline, brand manual, style guide, corporate green, corporate blue, corporate red, corporate orange, brand green, brand blue, brand red, brand orange, deep blue, colour code, rgb, cmyk, colours:, colour:, ~ral, corporate identity, brand book, house style, our blue, our green, blue is ours, green is ours, website|business card|brochure|shopping bag|letterhead & colour|red|blue|green|tone, pastel',
    'The brand colour gives the app its whole palette; it is needed as HEX, such as #0b7285.',
    { takes: 'colour' },
  ),
  field(
    'theme.accent',
    'second colour, secondary colour, second brand colour, accent, accent colour, highlight colour, complementary colour',
    'The second colour is for tiers, rewards and counts.',
    { takes: 'colour' },
  ),
  field(
    'theme.gradient',
    'gradient, loyalty card colour, card colour, colour of the card, balance card, card design, colour of the loyalty card, membership card colour',
    'The card with the balance has a gradient from the brand colour, or two colours of its own, or none.',
    { off: 'none' },
  ),
  field(
    'theme.decoration',
    'pattern, background pattern, decoration, ornament, ~texture, wavy, flat design, like it flat, plain design, minimal design, motif, mandala, paisley & behind|background|page|card, lattice & behind|card|background|pattern, behind the card, behind the home page',
    'A faint pattern lies on cards and headers: one of eight, or none.',
    { off: { pattern: 'none' } },
  ),
  field(
    'theme.palette.top',
    'header colour, colour of the header, top bar, title bar, dark header, light header',
    'The header has a colour of its own.',
    { takes: 'colour' },
  ),
  field(
    'manifest.backgroundColor',
    'splash, splash screen, launch screen, loading screen, start screen, app is starting, app starts, while starting, start of the app, opening screen',
    'Phones show the icon on one plain colour while the app starts; a picture or film is not possible there.',
    { takes: 'colour' },
  ),
  field(
    'manifest.themeColor',
    'status bar, browser bar, address bar, theme colour',
    'The bar above the app has a colour of its own.',
    { takes: 'colour' },
  ),
  field(
    'manifest.iconBackground',
    'icon background, background of the icon, colour of the icon, icon colour',
    'The icon stands on a plain colour.',
    { takes: 'colour' },
  ),
  field(
    'logo',
    'logo, wordmark, word mark, logotype',
    'The logo is needed as SVG, or as PNG with at least 512 px; .ai, .eps and .pdf have to be exported first.',
  ),
  field(
    'icon',
    'app icon, app symbol, favicon, home screen icon, icon of the app, ~on the home screen, signet, brand mark, mark alone, small icon, ~icon, home screen & mark|picture|symbol|alone|logo|icon|sign|leaf, little picture & phone|home screen|app, makes it round, icon|logo|mark & cut & round|circle',
    'The icon is a second, square picture: SVG, or PNG with at least 512 px.',
    { takes: 'presence' },
  ),
  field(
    'theme.font',
    'font, typeface, typography, lettering, grotesque, grotesk, sans serif, helvetica, poppins, roboto, montserrat, lato, open sans, heading font, body font, rupee sign|₹ sign|devanagari|devnagari|letters & font, ₹ sign, devanagari, devnagari, headings are in, headings & in, body text, foundry, licence & web|page view, diacritic, umlaut, special character, letters with accents',
    'A typeface of its own is needed as WOFF2 of at most 60 kB, with a licence for the web; four others come with the app. Signs that it lacks, as of another script, come from the font of the phone.',
    { takes: 'file' },
  ),
  field(
    'share',
    'link preview, shared link, link shared, share picture, share image, social preview, preview picture, whatsapp preview, link on whatsapp, link in whatsapp, whatsapp link, link in chats, open graph, og image',
    'Other apps show a picture of 1200 × 630 px, a title and a text of a link.',
    {
      takes: 'presence',
      keys: 'ogtitle ogdescription opengraph socialimage sharepicture',
      fix: 'write "share": { "image": "share.png", "title": "…", "text": "…" }',
    },
  ),
  field(
    'words',
    "say receipt, instead of bill, instead of points, not bill, not points, not points we say, say bill, say points, never say, wording of bill, ~rename, different word, another word, know it as, call points, we call points, we call our points, say|call & points|bill|cart|voucher & instead|anywhere|never, don't say, do not say, should be basket, cart should be",
    "A word such as bill or points is replaced in all texts at once; beside an amount stands the name that the client's backend gives.",
    { stays: true },
  ),
  field(
    'texts.login.intro',
    'tagline, slogan, ~claim, tagline on the login page, text on the login page, login text',
    'The login screen has a sentence of its own.',
  ),
  field(
    'texts',
    'welcome text, call the button, button is called, name of the button, welcome line, welcome message, greeting, own wording, own texts, our own words, copy text, change the text, tone of voice, ~tone, button text, change the words, button should read, button should say, button reads, button says, button must say, should read, ~greeted, ~greet, tov, copywriter, error message, say sorry, empty state, exclamation mark, ~headline, we say & instead|rather|word|app|text|never, wording, vocabulary, nobody is a, instead put, instead of redeem, word redeem, nobody is understanding, " should be, " out, instead of ", write ", should say, button & called|named|label, nobody understands, speak like, ~polite, ~humour, every sentence, all the text, list of text, words we, words that we, never use the word, forbidden word, oops, insufficient, tone should be, tone must be, tone is, friendly tone, formal tone, write & button, on that button, on the button, ~formal, ~informal, in capitals, capital letters, lower case, address people, ~swear, greet people, british english, american english, british spelling, american spelling, same spelling, spelling everywhere, a little joke, " is wrong, call the customers, call our customers, customers are called',
    'Every text of the app can have a wording of its own. Staff change it in the studio, without a programmer.',
  ),
  field(
    'dashboard.tiles',
    '~tile, tiles on the home page, order of the tiles',
    'The four tiles of the first screen can be chosen and ordered: Submit bills, Redeem, Directory, Refer a friend. All else stands where it is.',
    { covers: true },
  ),
  field(
    'menu.entries',
    'menu order, app menu, main menu, hamburger menu, menu entry, order of the menu, more screen, hamburger, in the menu, linked from the menu, link in the menu',
    'The entries of the More screen are chosen and ordered; logout stays.',
    { covers: true },
  ),
  field(
    'manifest.shortcuts',
    'long press, quick action, shortcut',
    'A long press on the icon offers up to four shortcuts.',
  ),
  field(
    'manifest.orientation',
    'landscape, portrait mode, orientation, ~rotate, turn the phone',
    'The installed app can stay upright or on its side.',
  ),
  field(
    'manifest.language',
    'language, second language, both languages, bilingual, multilingual, translate, translation, hindi, arabic, tamil, marathi, kannada, gujarati, telugu, bengali, punjabi, malayalam, urdu, ~french, ~german, language switch, choose the language, second script, google translate, english first, opens first, two languages|three languages & app|site|text|switch|everything|page, ~arabic name, thai, ~chinese, simplified chinese, mandarin, ~japanese, ~korean, ~russian, spanish, portuguese, ~italian, ~dutch, turkish, persian, farsi, bahasa, malay, vietnamese, nepali, sinhala, odia, assamese, konkani, kiswahili, swahili, amharic, yoruba, hausa, zulu, afrikaans, hebrew, polish, filipino, tagalog, burmese, khmer, which language, all languages, welsh, irish, ukrainian, romanian, catalan, ~greek, czech, slovak, hungarian, bulgarian, croatian, serbian, ~swedish, ~norwegian, ~danish, ~finnish, albanian, georgian, armenian, kazakh, uzbek, pashto, dari, kurdish, somali, language & flag|switch|change, cyrillic, latin letters, latin script',
    'A site speaks one language; the client sends its texts, because only the English ones come with the app. A second language needs a site and a host of its own.',
    {
      keys: 'languages secondlanguage multilingual',
      fix: 'write "manifest": { "language": "hi-IN" }, and the words of that language under texts',
    },
  ),
  fact(
    "by ourselves, change it ourselves, change things ourselves, change the colours later, change colours later, without a programmer, without a developer, without developers, change & text|colour|logo & ourselves|myself|later|self, can't code, cannot code, without coding, no code, not a programmer",
    'Staff change colours, pictures and words in the studio, without a programmer, and publish the site again.',
  ),
  never(
    'home page order, order on the home page, dashboard order, order of the dashboard, banner on top, banner first, order of the first screen, home page & top to bottom|order|block|first, swap the blocks, home page from, move the blocks',
    'Balance, banners and products stand in one order in every mall; only the four tiles have an order of their own.',
    { covers: true },
  ),
  ask(
    'no pink, no red, no green, no blue, no yellow, no orange, no purple, no violet, no black, no brown, no grey',
    'Every colour of the palette can be changed. Where do you not want to see it?',
  ),
  never(
    'bottom menu, bottom bar, bottom navigation, tab bar, navigation bar, order of the bottom menu, bottom row, row at the bottom, buttons at the bottom, in the menu below, menu at the bottom',
    'The bar at the bottom is the same in every mall. Only the tiles of the first screen and the More screen have an order of their own.',
    { covers: true },
  ),
  never(
    'button colour, colour of the button, colour of the buttons, for the buttons, people press, people should press, one can press',
    'Buttons have the brand colour; the second colour is for tiers, rewards and counts.',
  ),
  never(
    'second logo, white version, white logo, logo for dark, dark background, on dark backgrounds, dark ground, negative logo, version for dark',
    'A mall has one logo, which has to be readable on a light ground.',
  ),
  never(
    'dark mode, night mode, dark theme, dark version, black mode',
    'There is no dark mode; the header alone can be dark.',
  ),
  {
    ...app(
      'stretch, stretched, squeeze, distort, clear space, protection zone, space around the logo',
      'The logo keeps its proportions everywhere.',
    ),
    firm: true,
    unwanted: 'The logo keeps its proportions everywhere.',
  },
  {
    ...app(
      'lakh commas, lakh style, indian commas, lakh & comma|format',
      'Figures are grouped the Indian way, as in 1,25,000.',
    ),
    firm: true,
    unwanted: 'Figures are grouped the Indian way, as in 1,25,000.',
  },
  never(
    'date format, dates like, dates as, american type, american format, buddhist, hijri, islamic calendar, thai year, pages & year',
    'Dates read like 5th Nov 2026, in every mall.',
  ),
  never(
    'decimal, decimal place, without decimals, no decimals, paise, without paise, no paise, cents, without cents, rounding, number format, thousands separator, decimals & three|money|currency, eastern arabic, arabic digit, arabic numeral, numerals, digits & arabic|hindi|latin, comma for thousands, before the amount, in front & comma|sign|amount, pence, fils, halalas',
    'A whole figure has no decimals, any other one has two, and that is the same in every mall.',
    { keys: 'decimals decimalplaces rounding', fix: 'leave it out, because nothing can be set here' },
  ),
  never(
    'change on its own, seasonal theme, festive theme, seasonal, diwali look, diwali colours, diwali theme, festival look, festival colours, christmas look, christmas theme, dress of the app, festival|festive|diwali|navratri|holi|eid|onam|christmas|ramadan|easter & look|theme|dress|decorate|snow|design|colour',
    'The look does not change by itself for a festival. A banner can, and staff can publish other colours and change them back.',
  ),
  never(
    'video, ~song, ~reel, ~film, launch film, gif, ~sound, with sound, ~music, autoplay with sound, youtube video',
    'Banners are pictures. Films and sounds are not possible, because they are heavy for a phone in a mall.',
  ),
  never(
    'onboarding screen, intro screen, ~introduction, walkthrough, tutorial, skippable, welcome tour, coach mark, ~onboarding',
    'The app has no introduction; it starts with the login.',
  ),
  never(
    'animation, animated logo, background photo, background image, background picture, video background, splash video, intro video, lottie, font size, text size, rounded corner, border radius, layout of the screen, own layout, custom layout, button shape, shape of the buttons, rounded button, round button, no pills, pill button, fully round, ~confetti, micro-interaction, ease-out, ~transition, ~swinging, ~loader, loading animation, spinner, while a page is loading, corner radius, boarding pass, looks like a, look like a, skeleton, haptic, vibration, ~shadow, passbook, black background, waves at, # px, corner & px|sharp|round|square, drop shadow, pill & button|shape, behind the login, photo & background|behind, background of the login, login background, logo & moves|animated|flickers|spins, ~falling',
    'Arrangement, shapes, sizes and movements are the same in every mall; phones enlarge texts for people who want it.',
  ),
  never(
    'own icon, icon set, icons for the bottom, icons & look|different|own|change|other|our, pictures in the menu, symbols in the menu, ~illustration, drawing & login|welcome|first page|own|other, ~mascot, ~cartoon, cartoon character',
    'The icons and drawings of the app are the same in every mall. Logo, banners and pictures of offers and vouchers are the own ones.',
  ),
  ask(
    'look and feel, premium, luxurious, more premium, ~classy, ~elegant, look & modern|young|fresh|classy|premium|luxury|festive|friendly|serious, feel expensive, look expensive, should feel, vibe, more festive, less like, same as our website, look like our website, like our website, website & same|look',
    'Colours, typeface, pattern, pictures and words make the look. Which of them shall be different, and how?',
  ),
  field(
    'texts',
    'plural, singular, no s, counting & arabic|one|form, one form for, plural form',
    'Texts with a number can have a wording for each form of the language, such as one, two, a few and many.',
  ),
  field(
    'theme.palette.globalBackground',
    'page background, white background, cream background, beige background, grey background, background colour, background is, background of the pages',
    'The pages have a background colour of their own.',
    { takes: 'colour' },
  ),
  field(
    'theme.palette.errorRed',
    'error colour, warning colour, colour of errors, colour of warnings, warning & red|amber|orange, error & red|amber|orange',
    'What went wrong stands in a colour of its own.',
    { takes: 'colour' },
  ),
];
