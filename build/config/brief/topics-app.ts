import { app, area, backend, field, never, type Topic } from './topic';

/** What shoppers do in the app, and what its backend decides. */
export const appTopics: readonly Topic[] = [
  area('screens.offers', 'offer, deal, promotion, discount', 'The app lists the offers of the stores.'),
  area(
    'screens.stores',
    'store directory, shop directory, store locator, floor plan, floor map, mall map, list of shops, shop list, list of stores, directory, wayfinding, tenants',
    'The app has a directory of the stores with their floor plans.',
  ),
  area(
    'screens.contact',
    'contact us, contact page, contact screen, how to reach us, how to find us, directions to, way to the mall, map to the mall',
    'Contact Us shows the map, telephone, e-mail and links.',
  ),
  area(
    'screens.visit',
    'book a visit, visit booking, bookings of visits, booking of visits, appointment, time slot, book a slot, concierge',
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
    'layout of the referral, look of the referral, referral screen, referral layout',
    'The screen for inviting friends has four layouts.',
  ),
  area(
    'wallet.shareTarget',
    'share a bill, share the bill, bill from whatsapp, bills from other apps, share to the app',
    'Shoppers share photos and PDF files of bills from other apps.',
  ),
  area(
    'wallet.offline',
    'offline, without internet, no network, bad network, without network, poor signal',
    'The card, vouchers and latest points show without a network.',
  ),
  area(
    'wallet.expiryReminder',
    'expiry reminder, remind of expiring points, points that end soon, reminder of expiry, expiring soon',
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
    'redeem, redemption, reward catalogue, rewards, voucher, coupon, gift, buy with points',
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
  app(
    'my profile, edit profile, change their details, profile page, profile',
    'Members see and change their profile.',
  ),
  app(
    'pwa, web app, install, installable, without app store, add to home screen, browser, responsive, desktop, tablet, all phones, iphone, safari, android phones, ios',
    'The app runs in the browser of every phone and can be installed from there.',
  ),
  app(
    'poster, flyer, qr code poster, roll up',
    'The tools of the app make an A4 poster with the QR code of its address.',
  ),
  never(
    'parking, parking payment, valet, number plate',
    'The app has no parking. A banner or an offer can lead to the page of the car park.',
  ),
  never(
    'payment, pay in the app, upi, credit card, wallet money, e-commerce, table booking, book a table, restaurant booking, online shop, webshop, checkout, food order, food delivery, home delivery, ticket, cinema booking, event calendar, events, wifi, wi-fi, spin the wheel, game, gamification, lucky draw, scratch card, stamp card, gambling, cinema, movie, showtime, show time, badge, leaderboard, social feed, family account, transfer points, share points, gift points, donate, wishlist, subscription',
    'The app has none of this; a banner can lead to another page that has it.',
  ),
  never(
    'google login, facebook login, login with google, login with facebook, social login, login via, google account, facebook account, apple login, sign in with apple, login with e-mail, e-mail login, username, password, guest checkout, single sign on, sso',
    'Members log in with their mobile number and a code by SMS only.',
  ),
  backend(
    'getOtp',
    'otp, sms, sender id, sms sender, code by text message, text message, one time password, sms code, sms gateway, sign in with mobile, mobile number and a code, dlt',
    "Logging in, OTPs and SMS messages are the work of the client's backend.",
    'login signup',
  ),
  backend(
    'getMerchantDetails',
    'currency, rupee, inr, in rs, dirham, aed, euro, dollar',
    "The currency comes from the client's backend.",
    'currencies rupees',
    'Words and contacts',
  ),
  backend(
    'getMerchantDetails',
    'name of the points, points are called, our points, point name, call the points, points name, short for points, unit of points',
    "The name of the points and its short form come from the client's backend.",
    'points point unit units',
    'Words and contacts',
  ),
  backend(
    'getMerchantDetails',
    'points per, for every rs, for every rupee, earn rate, earning rate, points rate, conversion, per 100, per rupee, customers earn, members earn, earn points, do not earn, are worth, conversion rate, worth of a point, value of a point, double points, bonus points, multiplier, double on, points for every, rupees spent, for every 100, every 100, every 100 rupees, for every 100 rupees, per 100 rupees, for each 100, for each 100 rupees, points per rupees, welcome points, sign up bonus, welcome bonus, joining bonus',
    "What points are worth and what they are given for come from the client's backend.",
    'rate rates conversion earning burning',
    'Switches',
  ),
  backend(
    'getCustomerArchiveData',
    'points expire, points expiry, expiry of points, expiry, expire, lapse, vanish, points end, validity, valid for months, points are valid, points lose',
    "How long points are valid comes from the client's backend.",
    'validity',
  ),
  backend(
    'getCustomerArchiveData',
    'balance, opening balance',
    "Balances come from the client's backend.",
    'balances',
    'Customers',
  ),
  backend(
    'getBillUploadGuidelines',
    'bill rule, rules for bills, days old, only bills, bills from the last, bills of the last, bills a day, bills older, receipts older, bills per day, minimum bill, minimum purchase, minimum spend, maximum bill, bill limit, bill approval, approve bill, reject bill, rejected, duplicate bill, excluded shops, excluded brands, bill scan rules',
    "Rules for bills come from the client's backend: what a bill earns, and how old it may be.",
    'bills bill receipts receipt',
    'Switches',
  ),
  backend(
    'getBillSummary',
    'refund, returned goods, return of goods, take the points back, cancelled bill, fraud',
    "What becomes of the points of a bill later, as after a refund, is decided by the client's backend.",
  ),
  backend(
    'getLoyaltyProgramTierDetails',
    'tier, member level, silver, gold, platinum, perk, benefit, member class, status level, vip',
    "Tiers and their benefits come from the client's backend.",
    'benefits level',
    'Switches',
  ),
  backend(
    'registerCustomer',
    'birthday, birthday bonus, anniversary, birthday gift, birthday points',
    "Members may give their birthday in the profile; what they get for it is decided by the client's backend.",
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
    'gender, sex, required field, mandatory field, registration field, fields of the registration',
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
    'foreign number, international number, other countries, country code, from abroad, nri',
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
    'opening hours, opening times, business hours, open from, closing time',
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
      'referral bonus, both of them, for both, both get, referral points, referral reward, bonus for the friend, points for the friend',
      "The bonus for inviting friends and its explanation come from the client's backend.",
    ),
    covers: true,
  },
  backend(
    'getBanners',
    'banner, slider, carousel, home page picture, hero image, shop logo, store logo, event banner',
    "Banners, products, shops, offers and questions come from the client's backend.",
    'products catalogue catalog vouchers brands shops questions',
  ),
  backend(
    'getStoreLocations',
    'helpline, support number, support phone, support team, help desk, hotline, customer care, service desk, phone number, telephone, whatsapp, whatsapp number, e-mail address, support e-mail, contact e-mail, postal address, address of the mall, our address, address',
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
    'at night, quiet hours, only between, time window, do not disturb',
    "When messages are sent is decided by the sender in the client's backend.",
  ),
  backend(
    'getCustomerNotifications',
    'segment, target group, marketing campaign, campaign message, send campaign, personalised, personalized, send messages to, message to members, whatsapp message, mailing',
    "Messages and campaigns are sent by the client's backend; the app shows them.",
  ),
  backend(
    'getVouchersMonthWise',
    'cashier, check a coupon, validate voucher, voucher at the till, redeem at the till, staff app, check the voucher, store staff, at the till',
    "The app shows the code of a voucher; the till asks the client's backend whether it is valid.",
  ),
  backend(
    'getProductList',
    'gift card, stock of gifts, out of stock, gift list, reward list, price of a gift, points for a gift',
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
