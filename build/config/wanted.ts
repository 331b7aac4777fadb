/**
 * What clients ask for, and where it comes from: the field of the config, or a sentence that says who gives it or that
 * it is not possible. Behind each stand the words that people say for it: British, in the singular, the usual
 * one first. "Find a field" in the studio searches them, and docs/onboarding.md lists them.
 */
const table = {
  field: {
    name: 'name of the mall, mall name',
    'program.name': 'name of the programme, programme name, loyalty program, club name, app name',
    'manifest.shortName': 'name under the icon, icon label, home screen name',
    description: 'meta description, seo, google search, store listing',
    'theme.palette.primaryOrange':
      'brand colour, primary colour, main colour, corporate colour, house colour, hex',
    'theme.accent': 'second colour, secondary colour, accent colour, highlight colour',
    'theme.gradient': 'gradient, card colour, loyalty card colour, card design, membership card colour',
    'theme.decoration': 'pattern, decoration, ornament, motif, mandala, plain design, flat design',
    'theme.card': 'card layout, look of the card, card like a ticket, card like a passbook',
    'theme.photo': 'photo, picture of the mall, photograph, hero image, background picture',
    'theme.shape': 'rounded corner, sharp corner, button shape, pill button, round tile, square design',
    'theme.palette.top': 'header colour, top bar, title bar, dark header',
    'theme.palette.globalBackground': 'page background, background colour, white background',
    'theme.palette.errorRed': 'error colour, warning colour',
    'manifest.backgroundColor': 'splash screen, launch screen, loading screen, start screen',
    'manifest.themeColor': 'status bar, browser bar, address bar, theme colour',
    'manifest.iconBackground': 'icon background, icon colour',
    logo: 'logo, wordmark, logotype',
    icon: 'app icon, favicon, signet, brand mark, home screen icon',
    'theme.font': 'typeface, font, typography, lettering, rupee sign',
    'theme.headline': 'headline font, title font, capital letter, uppercase title, display font',
    'theme.tiers': 'tier colour, gold colour, silver colour, platinum colour, colour of the badge',
    'theme.header': 'logo in the header, logo on the home page, logo on top',
    share: 'link preview, share picture, social preview, open graph, og image, whatsapp link',
    words: 'another word, different word, wording of bill, say receipt, instead of points',
    'texts.login.intro': 'tagline, slogan, claim, login text',
    texts: 'own wording, welcome text, button text, error message, tone of voice, plural',
    'dashboard.tiles': 'tile, home page tile, order of the tiles',
    'menu.entries': 'menu order, more screen, hamburger menu, menu entry',
    'manifest.shortcuts': 'long press, quick action, shortcut',
    'manifest.orientation': 'landscape, portrait mode, rotate',
    'manifest.language': 'language, second language, translation, hindi, arabic, tamil, bilingual',
    'manifest.categories': 'app category, category',
    'links.privacy': 'privacy policy, privacy notice, gdpr',
    'login.billFirst': 'bill before login, photo before login, scan first',
    'registration.ageText': 'minimum age, age limit, over 18, adults only',
    hosts: 'domain, subdomain, custom domain, web address, hostname',
    'api.baseUrl': 'backend address, api url, base url, api endpoint, server address',
    android: 'Google Play, play store, android app, apk, twa',
    help: 'help line, support number, customer care, whom to call, whatsapp number',
    rights:
      'data protection, dpdp, grievance officer, delete account, account deletion, right to be forgotten, accessibility statement, company behind the app',
    'release.ring': 'pilot mall, canary, early release, test mall, release wave',
    launch: 'launch date, opening day, going live, soft launch, countdown',
    'integrations.telemetry': 'telemetry, error report, crash report, page speed, monitoring',
    'integrations.push': 'push message, push notification, firebase, fcm, alert',
    'integrations.maps': 'map provider, google maps, mapbox, openstreetmap, tile server',
    'referral.layout': 'referral layout, referral screen, like a ticket',
    'screens.offers': 'offer, deal, promotion, discount',
    'screens.stores': 'store directory, shop directory, store locator, store list, wayfinding',
    'screens.contact': 'contact page, contact us, how to reach us, directions to',
    'screens.visit': 'visit booking, book a visit, appointment, time slot, concierge',
    'screens.feedback': 'feedback, survey, suggestion box, rating, nps, complaint form',
    'screens.faqs': 'FAQ, frequently asked, questions and answers, help page',
    'screens.notifications': 'message list, inbox, message centre, notification centre',
    'screens.referral': 'refer a friend, invite a friend, bring a friend, member get member, referral',
    'screens.search': 'search everything, global search, find a reward',
    'wallet.shareTarget': 'share a bill, bill from whatsapp, share to the app',
    'wallet.offline': 'offline, without network, no signal, without internet, basement',
    'wallet.expiryReminder': 'expiry reminder, expiring points, before they expire, expiring soon',
  },
  backend: {
    "The currency comes from the client's backend.": 'currency, rupee, dirham, inr',
    "The name of the points and its short form come from the client's backend.":
      'name of the points, point name',
    "What points are worth and what they are given for come from the client's backend.":
      'earn rate, points rate, conversion rate, points per, sign-up bonus, welcome bonus',
    "How long points are valid comes from the client's backend.": 'points expiry, points expire, validity',
    "Balances come from the client's backend.": 'opening balance, balance',
    "Rules for bills come from the client's backend: what a bill earns, and how old it may be.":
      'bill rule, bill scan rule, duplicate bill, refund, bill limit',
    "Tiers and their benefits come from the client's backend.": 'tier, member level, benefit, gold member',
    "Members may give their birthday in the profile; what they get for it comes from the client's backend.":
      'birthday, birthday bonus, anniversary, date of birth',
    "The bonus for inviting friends, its text and its steps come from the client's backend.":
      'invitation text, referral bonus, referral points',
    "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.":
      'support phone, helpline, whatsapp, e-mail, telephone, hotline',
    "Links to social media belong to the locations in the client's backend.":
      'social media, facebook, instagram, youtube, linkedin',
    "Terms, About us, How it works and benefits are pages of the client's backend.":
      'terms, about us, how it works, legal notice, imprint',
    "Banners, products, shops, offers and questions come from the client's backend.":
      'banner, product, gift list, voucher, gift card, catalogue, carousel',
    "Shops, their hours and telephones come from the client's backend; the app has no place for hours of the mall.":
      'opening hours, opening time, shop phone, names of the shops',
    "Floor plans are pictures from the client's backend.": 'floor plan, floor map, mall map, washroom',
    "Logging in, OTPs and SMS messages are the work of the client's backend.":
      'OTP, sms, sender id, one time password',
    "Messages and campaigns are sent by the client's backend; the app shows them.":
      'campaign, newsletter, segment, target group, quiet hours',
    "The client's backend keeps the consents; WhatsApp and SMS are ticked and fixed at registration.":
      'marketing consent, opt out, unsubscribe, dnd',
    "Members, points and their history are taken over in the client's backend.":
      'migration, import, existing members, old system, data residency',
    "Reports come from the client's backend, which has all registrations, bills and points.":
      'reporting, report, mis, statistics, kpi, dashboard for management',
    "Tills and other systems are connected to the client's backend, not to the app.":
      'till system, pos, point of sale, erp, cash register, billing system',
    "Staff check bills and manage contents in the client's backend; the app is for shoppers only.":
      'admin, staff login, approve the bill, ocr, reading of bills',
    "Whom to block is decided by the client's backend.": 'fraud, blacklist, fake account',
    "What becomes of an order is decided by the client's backend; the app cannot cancel one.":
      'cancelled order, delivery, collected gift, stock of gifts',
    "Cities come from the client's backend, by the pincode.": 'pincode, postal code, zip code',
    "The client's backend says when the app is in maintenance.": 'maintenance, downtime, force update',
  },
  never: {
    'Bills, gifts, cart, orders, membership, transactions and profile are in every mall.':
      'leaving out bills, leaving out gifts, without cart, without membership',
    'There is no dark mode; the header alone can be dark.': 'dark mode, night mode, dark theme',
    'The app has no parking. A banner or an offer can lead to the page of the car park.':
      'parking, valet, number plate, find my car',
    'The app takes no money.': 'payment, pay in the app, upi, credit card, wallet money, online shop',
    'The app has no games and no stamps.':
      'game, gamification, spin the wheel, lucky draw, scratch card, stamp card',
    'The app books visits to the mall and nothing else.':
      'table booking, cinema booking, event calendar, room booking',
    'The app does not follow where people are.':
      'live location, gps, geofence, blue dot, indoor navigation, beacon',
    'Scripts of other companies are not possible: they could read the tokens of shoppers. Count visits in the logs of the server.':
      'Google Analytics, analytics, ga4, tag manager, facebook pixel, tracking, live chat, chatbot',
    'The app sets no cookies of other companies and tracks nobody, so it needs no banner.':
      'cookie banner, cookie consent, cookie notice',
    'Members log in with a mobile number of India and a code by SMS only.':
      'social login, google login, password, e-mail login, apple login, foreign number, country code, guest checkout',
    'The registration is the same in every mall: it asks for name, e-mail, gender and pincode, and its consents are ticked.':
      'registration field, gender, required field, tick box, pre-ticked',
    'Nothing can be hidden by age, because the app asks nobody for it.': 'age gate, age check',
    'There is no app for the App Store: on an iPhone, people add the site to the home screen.':
      'App Store, ios app, iphone app, testflight',
    'The app has no passes and no widgets.':
      'wallet pass, apple wallet, google wallet, nfc, widget, smartwatch, face id',
    'The bar at the bottom is the same in every mall.': 'bottom bar, bottom navigation, tab bar, bottom menu',
    'The order of the first screen is the same in every mall; its tiles have an order of their own.':
      'home page order, dashboard order, banner on top',
    'Buttons have the brand colour.': 'button colour',
    'A mall has one logo, which has to be readable on a light ground.':
      'second logo, white logo, logo for dark',
    'Sizes and movements are the same in every mall.': 'animation, font size, own layout',
    'Icons and drawings of the app are the same in every mall.': 'own icon, icon set, illustration, mascot',
    'Banners are pictures; films and sounds are not possible.': 'video, film, sound, music, gif',
    'The app has no introduction; it starts with the login.':
      'onboarding screen, intro screen, walkthrough, tutorial',
    'The look does not change by itself; staff can publish other colours and change them back.':
      'seasonal theme, festive theme, diwali look, christmas theme',
    'A whole figure has no decimals, any other one has two, grouped the Indian way.':
      'decimal, decimal place, paise, rounding, number format, lakh commas',
    'Dates read like 5th Nov 2026 in every mall.': 'date format, islamic calendar',
    'Everybody sees the same app.': 'A/B test, split test, screens for gold members',
    'The app is a site of its own and stands in no other page.': 'iframe, embed, part of our website',
  },
  people: {
    'A config holds no secrets; keys belong to the environment of the build.':
      'cipher key, api key, payload key',
    'The people who run the web server make the DNS entry and the certificate.':
      'DNS entry, ssl certificate, hosting, web server, uptime, cname',
    'A test of security includes the server and the backend of the client: ask who does it.':
      'security test, penetration test, security audit, vapt',
    'The site for testing takes the address of a test backend from API_BASE_URL_<id>.':
      'staging, test environment, uat',
    'Contract, cost and dates are agreed between people.': 'contract, price, budget, cost',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** One thing that clients ask for. */
export interface Wanted {
  /** `field`: its answer is a path of the config. `never`: not possible. `people`: somebody else gives it. */
  kind: keyof typeof table;
  answer: string;
  /** What people say for it. The first is its name. */
  words: readonly string[];
}

export const wanted: readonly Wanted[] = Object.entries(table).flatMap(([kind, rows]) =>
  Object.entries<string>(rows).map(([answer, words]) => ({
    kind: kind as Wanted['kind'], // entries forget the keys
    answer,
    words: words.split(', '),
  })),
);
