import { app, area, backend, field, never, type Topic } from './topic';

/** What shoppers do in the app, and what its backend decides. */
export const appTopics: readonly Topic[] = [
  area(
    'screens.offers',
    'offer, deal, promotion, discount, # % off, % off, first offers',
    'The app lists the offers of the stores.',
  ),
  area(
    'screens.stores',
    'store directory, shop directory, store locator, floor plan, floor map, mall map, list of shops, shop list, list of stores, directory, wayfinding, store list, map of the mall, floor wise, ~tenant, ~shop, ~store, fit-out, a to z',
    'The app has a directory of the stores with their floor plans.',
  ),
  area(
    'screens.contact',
    'contact us, contact page, contact screen, how to reach us, how to find us, directions to, way to the mall, map to the mall',
    'Contact Us shows the map, telephone, e-mail and links.',
  ),
  area(
    'screens.visit',
    'book a visit, visit booking, bookings of visits, booking of visits, appointment, time slot, book a slot, concierge, ~booking, # minute slot, minute slot, slots of',
    'Shoppers book a visit to the mall.',
  ),
  area(
    'screens.feedback',
    'feedback, survey, suggestion box, rating, rate us, how they liked, nps, questionnaire',
    'Shoppers write to the mall in a feedback form; it has no questions or stars of its own.',
  ),
  area(
    'screens.faqs',
    'faq, frequently asked, questions and answers, help page, help section',
    'The app has a screen of questions and answers.',
  ),
  area(
    'screens.notifications',
    'notification list, inbox, message centre, notification centre',
    'A bell leads to the list of messages.',
  ),
  area(
    'screens.referral',
    'referral, refer a friend, bring a friend, invite a friend, invite friends, friend referral, member get member, tell a friend, refer',
    'Members invite friends with a code.',
  ),
  field(
    'referral.layout',
    'layout of the referral, look of the referral, referral screen, referral layout, like a ticket, page like a ticket, as a ticket, ticket look, referral page',
    'The screen for inviting friends has four layouts.',
    { covers: true },
  ),
  area(
    'wallet.shareTarget',
    'share a bill, share the bill, bill from whatsapp, bills from other apps, share to the app',
    'Shoppers share photos and PDF files of bills from other apps.',
  ),
  area(
    'wallet.offline',
    'offline, without internet, patchy, weak signal, basement, no network, bad network, without network, poor signal',
    'The card, vouchers and latest points show without a network.',
  ),
  area(
    'wallet.expiryReminder',
    'expiry reminder, remind of expiring points, points that end soon, reminder of expiry, expiring soon, days before, # days before, warning before, before they expire, before they lapse, month before, reminder a month before, fortnight before, week before, remind the person, remind the member, # month before, weeks before',
    'The dashboard says 30 days before that points end.',
  ),
  field(
    'integrations.push',
    'push, push notification, push message, push alert, firebase, fcm, alerts when',
    "Push messages need a key here and a sender in the client's backend; on iPhones, only the installed app gets them.",
    { takes: 'presence' },
  ),
  field(
    'integrations.maps',
    'google maps, map provider, mapbox, openstreetmap, tile server',
    'Maps come from OpenStreetMap, or from a tile server of the client.',
    { takes: 'presence' },
  ),
  app(
    'upload the bill, upload a bill, upload bill, bill upload, scan bill, photograph an invoice, photograph their invoice, photograph their bill, photograph the bill, upload an invoice, scan the bill, bill scan, submit bill, submit a bill, upload their receipt, upload receipt, scan receipt, photo of the bill, photograph, phone camera, camera, take a picture',
    'Members send photos or PDF files of their bills.',
  ),
  app(
    'redeem, redemption, reward catalogue, voucher, coupon, gift, buy with points, ~reward, gifts page',
    'Members choose gifts and vouchers for points and order them in a cart.',
  ),
  app(
    'membership card, digital card, member card, barcode, membership qr code, member qr code, qr code at the till, bar code, card number, show at the till',
    'Members show their card with a bar code at the till.',
  ),
  app(
    'transaction history, points history, transactions, account statement, points overview, see their points, list of bills',
    'Members see their bills, points and vouchers by month.',
  ),
  app('balance, see their balance, balance of points', 'The dashboard starts with the balance of points.'),
  app(
    'my profile, edit profile, change their details, profile page, profile',
    'Members see and change their profile.',
  ),
  app(
    'web app, install, installable, without app store, add to home screen, responsive, desktop, tablet, all phones, iphone, safari, android phones, ~pwa, ~ios, ~browser, old android, # mb, less than # mb, old phones, keypad phone, feature phone',
    'The app runs in the browser of every phone and can be installed from there.',
  ),
  app(
    'poster, flyer, qr code poster, roll up',
    'The tools of the app make an A4 poster with the QR code of its address.',
  ),
  never(
    'parking, parking payment, valet, number plate, find my car, back to their car, boom barrier',
    'The app has no parking. A banner or an offer can lead to the page of the car park.',
  ),
  never(
    'payment, pay in the app, upi, credit card, wallet money, e-commerce, table booking, book a table, restaurant booking, online shop, webshop, checkout, food order, food delivery, home delivery, cinema booking, event calendar, wifi, wi-fi, spin the wheel, game, gamification, lucky draw, scratch card, stamp card, gambling, showtime, show time, badge, leaderboard, social feed, family account, transfer points, share points, gift points, donate, subscription, ~ticket, ~event, spin wheel, spin, streak, wishlist, rsvp, events page, event page, family pooling, pooling, given to my wife, given to my husband, family pool, household, common pot, family member, split payment, pay with points, quiz, contest, raffle, emi, live event, ~pass, entry pass, event pass, names under, single number, joint account, bank account, cash out, cash in, send points, donating, voting, poll, lost child, child is lost, emergency alert, review, reviews of, star rating, stars and reviews, shop rating, ~cinema, ~movie, movie booking, cinema seats, movie seats',
    'The app has none of this; a banner can lead to another page that has it.',
  ),
  never(
    'blue dot, indoor navigation, indoor positioning, live location, gps, location of the shopper, geo-fence, geo-fenced, geofence, m radius, metre radius, nearby, when they are near, walk in, asking of location, location permission, ask for the location, ask location, their location',
    'The app does not follow where people are.',
  ),
  {
    ...never(
      'pre-ticked, ticked in advance, not ticked, marketing box, tick box for marketing, box for marketing, marketing consent must, unticked',
      'At registration the boxes for WhatsApp and SMS are ticked and fixed; the one for e-mail is ticked and can be unticked.',
    ),
    unwanted:
      'At registration the boxes for WhatsApp and SMS are ticked and fixed; the one for e-mail is ticked and can be unticked.',
  },
  never(
    'buy a gift card, purchase a gift card, sell gift cards, people buy, buy gift cards',
    'Gift cards and all else are taken for points; the app takes no money.',
  ),
  backend(
    'getStoreProfileDetails',
    'phone of the shop, phone of each shop, phone number of the shop, phone number of each shop, phone number of each store, telephone of the shop, telephone number of each shop, shop phone, shop telephone, shops with their phone, stores with their phone, events of the shops, store event, shop event',
    "What a shop's page shows comes from the client's backend: telephone, e-mail, hours, events.",
  ),
  backend(
    'getBillUploadGuidelines',
    'admin, approve reject, approve the bill, reject the bill, able to approve, able to reject, approve or reject, who approves, admin panel, staff login, login for our staff, need a login, back office, user for the staff',
    "The app is for shoppers only; staff check bills and manage contents in the client's backend.",
  ),
  never(
    'a/b test, a/b, ab test, split test, variant',
    'Everybody sees the same app; it has no tests of variants.',
  ),
  never(
    'tick box, tick-box, check box, checkbox, accept the terms',
    'The registration links to the terms without a box; its boxes are the consents to WhatsApp, SMS and e-mail.',
  ),
  never(
    'google login, facebook login, login with google, login with facebook, social login, login via, google account, facebook account, apple login, sign in with apple, login with e-mail, e-mail login, guest checkout, single sign on, sso',
    'Members log in with their mobile number and a code by SMS only.',
  ),
  {
    ...app(
      'password, username',
      'Members log in with their mobile number and a code by SMS; there are no passwords.',
    ),
    unwanted: 'Members log in with their mobile number and a code by SMS; there are no passwords.',
  },
  backend(
    'getOtp',
    'otp, sms, sender id, sms sender, code by text message, text message, one time password, sms code, sms gateway, sign in with mobile, mobile number and a code, dlt, otp on whatsapp, otp via whatsapp, otp by whatsapp, otp over whatsapp, whatsapp otp, whatsapp with the otp, code by whatsapp, code on whatsapp',
    "Logging in, OTPs and SMS messages are the work of the client's backend.",
    'login signup',
  ),
  {
    ...app(
      'digit, # digits, four digits, six digits, digit code',
      'The code that logs a member in has four digits, in every mall.',
    ),
    firm: true,
  },
  {
    ...app(
      'stay signed in, stay logged in, remain logged in, keep logged in, remember me, automatic logout, log out automatically',
      "Members stay logged in until they log out, or until the client's backend ends it.",
    ),
    firm: true,
  },
  {
    ...app(
      "powered by, your company's name, your company, your logo, white label, white-label",
      'The app shows the name and logo of the mall alone.',
    ),
    firm: true,
    unwanted: 'The app shows the name and logo of the mall alone.',
  },
  {
    ...app(
      'guest mode, browse without, without login, without logging in, before login, un-authenticated, unauthenticated, visitors who',
      'Without a login, people see the directory, floor plans, questions and terms, and book a visit; all else asks for the login.',
    ),
    firm: true,
  },
  app('~search, search box, search bar, search field', 'Gifts and shops are searched by name.'),
  backend(
    'getMerchantDetails',
    'currency, inr, prices in, prices in rupees, in rupees, rupee sign, in rs, dirham, aed, euro, dollar',
    "The currency comes from the client's backend.",
    'currencies rupees',
    'Words and contacts',
  ),
  backend(
    'getMerchantDetails',
    'name of the points, points are called, our points, point name, call the points, points name, short for points, unit of points, told as, points to be called, to be told as, what they collect',
    "The name of the points and its short form come from the client's backend.",
    'points point unit units',
    'Words and contacts',
  ),
  backend(
    'getMerchantDetails',
    'points per, for every rs, for every rupee, earn rate, earning rate, points rate, conversion, per 100, per rupee, customers earn, members earn, earn points, do not earn, are worth, conversion rate, worth of a point, value of a point, double points, bonus points, multiplier, double on, points for every, rupees spent, for every 100, every 100, every 100 rupees, for every 100 rupees, per 100 rupees, for each 100, for each 100 rupees, points per rupees, welcome points, sign up bonus, welcome bonus, joining bonus, rs # =, rs # equals, rupee, ~rs #, per rs, base # %, # %, # % on, earn engine, ~earning, ~earn, accrual, accelerator, cashback, # paise, = # paise, # paise when they redeem, worth # paise, double the points, round down, rounded down, for each, triple, cap on, maximum points, zero points, no points for, no points on, earn or burn, joining gift, five times, three times, times points, # times, # point on, single day, maximum a day, daily limit, daily cap, limit a day, when they sign up, when they join, on joining, for signing up, sign-up points',
    "What points are worth and what they are given for come from the client's backend.",
    'rate rates conversion earning burning',
    'Switches',
  ),
  backend(
    'getCustomerArchiveData',
    'points expire, points expiry, expiry of points, expiry, expire, lapse, points end, validity, valid for months, points are valid, points lose, die after, dies after, die, expires after, after # months, # months, fifo, ~vanish',
    "How long points are valid comes from the client's backend.",
    'validity',
  ),
  backend(
    'getCustomerArchiveData',
    'opening balance, opening balances, with balances, with their balances, balances of old, live balance',
    "Balances come from the client's backend.",
    'balances',
    'Customers',
  ),
  backend(
    'getBillUploadGuidelines',
    'bill rule, rules for bills, days old, only bills, bills from the last, bills of the last, bills a day, bills older, receipts older, bills per day, minimum bill, minimum purchase, minimum spend, maximum bill, bill limit, rejected, duplicate bill, excluded shops, excluded brands, bill scan rules, liquor, tobacco, gold coin, not eligible, ineligible, same bill, same invoice, same day, two phones, approving, auto-approve, manual check, manual queue, older than, less than, handwritten, shop stamp, bill less than',
    "Rules for bills come from the client's backend: what a bill earns, and how old it may be.",
    'bills bill receipts receipt',
    'Switches',
  ),
  backend(
    'getBillSummary',
    'refund, returned goods, return of goods, take the points back, cancelled bill, is returned, are returned, returned, returns the item, returns an item, returns a product, return the item, must go back',
    "What becomes of the points of a bill later, as after a refund, is decided by the client's backend.",
  ),
  backend(
    'getLoyaltyProgramTierDetails',
    'tier, # levels, two levels, three levels, four levels, five levels, levels of members, ~level, member level, platinum, perk, benefit, member class, status level, vip, invite-only, tier ladder, downgrade, upgrade, ~silver, ~gold, gold tier, silver tier, gold member, silver member',
    "Tiers and their benefits come from the client's backend.",
    'benefits level',
    'Switches',
  ),
  backend(
    'registerCustomer',
    'birthday, birthday bonus, anniversary, birthday gift, birthday points',
    "Members may give their birthday and anniversary in the profile; what they get for it is decided by the client's backend.",
  ),
  {
    ...backend(
      'profileUpdate',
      'date of birth, birth date, age of the member',
      "Members may give their date of birth in the profile; the client's backend keeps it.",
    ),
    unwanted: 'The registration does not ask for it. Members may give it in the profile.',
  },
  app(
    'gender, sex, required field, mandatory field, registration field, fields of the registration, aadhaar, pan card, house address, ask none, ask for as little, date of marriage',
    'The registration asks for name, e-mail, gender and pincode, in every mall.',
  ),
  {
    ...app(
      '+91, only india, only indian, people in india, indian numbers, indian mobile numbers',
      'Everybody logs in with a mobile number of India: +91 is fixed. Where people are, nobody checks.',
    ),
    firm: true,
  },
  never(
    'foreign number, international number, other countries, country code, from abroad, nri, uae, qatar, oman, gulf, dubai, kuwait, saudi, singapore, foreign mobile, overseas',
    'Everybody logs in with a mobile number of India: +91 is fixed.',
  ),
  {
    ...backend(
      'getMerchantDetails',
      'invitation text, invitation sentence, invitation message, this invitation sentence, text of the invitation, text for the friend',
      "The text that members send to friends comes from the client's backend.",
    ),
    covers: true,
  },
  backend(
    'getStoreProfileDetails',
    'opening hours, holiday, opening times, shut at, closes at, open only at, stores # to #, shops # to #, # to #, timings, business hours, open from, closing time, every day from, # am to # pm, # to # daily, daily from',
    "The hours of each shop come from the client's backend; the app has no place for those of the mall.",
    'hours',
  ),
  app(
    'move by itself, moves by itself, move automatically, every 4 seconds, every 5 seconds, seconds, autoplay, auto-play',
    'Several banners take turns every four seconds, in every mall.',
  ),
  {
    ...backend(
      'getReferralHowItWorks',
      'referral bonus, both of them, for both, both get, referral points, referral reward, bonus for the friend, points for the friend, double-sided, referee, referrer, both sides',
      "The bonus for inviting friends and its explanation come from the client's backend.",
    ),
    covers: true,
  },
  backend(
    'getBanners',
    'banner, slider, carousel, home page picture, hero image, shop logo, store logo, event banner, cms, headless cms, stock photo, hero, home hero, imagery',
    "Banners, products, shops, offers and questions come from the client's backend.",
    'products catalogue catalog vouchers brands shops questions',
  ),
  backend(
    'getStoreLocations',
    'helpline, support number, support phone, support team, help desk, hotline, customer care, service desk, phone number, telephone, whatsapp number, e-mail address, support e-mail, contact e-mail, postal address, address of the mall, our address, address, help line, ~whatsapp, call centre, care number, mall timings',
    "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.",
    'support helpdesk phone mobile email mail contact contacts address',
    'Words and contacts',
  ),
  backend(
    'getStoreLocations',
    'facebook, instagram, twitter, linkedin, youtube, tiktok, social media, social link, social channels',
    "Links to social media belong to the locations in the client's backend.",
    'social socials',
  ),
  backend(
    'getCustomerNotifications',
    'quiet hours, at night, only between, time window, do not disturb, after # pm, a week maximum, per week, nothing after, night time',
    "When messages are sent is decided by the sender in the client's backend.",
  ),
  backend(
    'getCustomerNotifications',
    'segment, target group, marketing campaign, campaign message, send campaign, personalised, personalized, send messages to, message to members, whatsapp message, mailing, cohort, rfm, personalised feed, news by whatsapp, news should go, news go by',
    "Messages and campaigns are sent by the client's backend; the app shows them.",
  ),
  backend(
    'getVouchersMonthWise',
    'cashier, check a coupon, validate voucher, voucher at the till, redeem at the till, staff app, check the voucher, store staff, at the till',
    "The app shows the code of a voucher; the till asks the client's backend whether it is valid.",
  ),
  backend(
    'checkCustomerData',
    'fraud, fake id, fake account, fake number, # sims, sim card, abuse, blacklist, blacklisted, blocked number, velocity check, block such, block a number',
    "A member is a mobile number that a code has confirmed. Whom to block is decided by the client's backend.",
  ),
  backend(
    'getMallLayout',
    'washroom, baby care, toilet, lift, escalator, marked on the map, picture of the floor',
    "Floor plans are pictures from the client's backend; what is marked has to be drawn there.",
  ),
  backend(
    'getBanners',
    'link to the cinema, own site, own website, site is enough, link is enough',
    "A banner or an offer of the client's backend can lead to another page.",
  ),
  backend(
    'getMerchantOffers',
    'expired offers, expired ones, offers from the retailers, offers of the retailers, retailers themselves, approve offers, ok them first',
    "Which offers show, who approves them and when they end is decided by the client's backend.",
  ),
  backend(
    'getStoreLocatorFloorCatDetails',
    'names of the shops, excel of, excel of # stores, excel of # shops, list of # stores, list of # shops, type one by one, upload the stores, upload the shops, shop no, shop category, store category, names of shops, names of stores, names of the stores, shop names, store names',
    "Shops with their names, floors and numbers are kept in the client's backend. Ask its makers whether it takes a list.",
  ),
  backend(
    'getBanners',
    'pics of the stores, pics of the shops, photos of the stores, photos of the shops, whatsapp quality, picture quality, photo quality, quality of the photos',
    "Pictures of shops, offers and banners come from the client's backend; sharp ones look best.",
  ),
  backend(
    'getProductList',
    'gift card, flat # %, # % coupon, # % voucher, one time use, stock of gifts, out of stock, gift list, reward list, price of a gift, points for a gift, e-gift, gift code, aggregator, real-time stock, voucher supplier, voucher brand, free coffee, ticket for #, for # points, gift for #',
    "Which gifts and gift cards there are, their stock and their price in points come from the client's backend.",
  ),
  backend(
    'getPincodeStateCity',
    'pincode, pin code, postal code, zip code, city of the member',
    "The registration asks for the pincode; cities come from the client's backend.",
  ),
  backend(
    'isMaintainance',
    'maintenance, maintenance page, downtime, force update',
    "The client's backend says when the app is in maintenance.",
  ),
];
