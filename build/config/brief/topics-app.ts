import { app, area, fact, field, never, type Topic } from './topic';

/** What shoppers do in the app. */
export const appTopics: readonly Topic[] = [
  area(
    'screens.offers',
    'offer, deal, promotion, discount, # % off, % off, first offers',
    'The app lists the offers of the stores.',
  ),
  area(
    'screens.stores',
    'store directory, shop directory, store locator, list of shops, shop list, list of stores, directory, wayfinding, store list, floor wise, ~tenant, ~shop, ~store, fit-out, a to z',
    'The app has a directory of the stores with their floor plans.',
  ),
  app(
    'floor plan, floor map, mall map, map of the mall',
    "The directory has the floor plans that the client's backend sends; they have no switch of their own.",
  ),
  area(
    'screens.contact',
    'contact us, contact page, contact screen, how to reach us, how to find us, directions to, way to the mall, map to the mall',
    'Contact Us shows the map, telephone, e-mail and links.',
  ),
  area(
    'screens.visit',
    'book a visit, visit booking, bookings of visits, booking of visits, appointment, time slot, book a slot, ~concierge, ~booking',
    'Shoppers book a visit to the mall.',
  ),
  area(
    'screens.feedback',
    'feedback, survey, suggestion box, rating, rate us, how they liked, nps, questionnaire, what they think, what people think, ~opinion, contact form, complaint form, tell us what, smiley & think|feedback|rate|vote',
    'Shoppers write to the mall in a feedback form; it has no questions or stars of its own.',
  ),
  area(
    'screens.faqs',
    'faq, frequently asked, questions and answers, help page, help section',
    'The app has a screen of questions and answers.',
  ),
  area(
    'screens.notifications',
    'notification list, ~inbox, message centre, notification centre',
    'A bell leads to the list of messages.',
  ),
  area(
    'screens.referral',
    'referral, refer a friend, bring a friend, invite a friend, invite friends, friend referral, member get member, tell a friend, refer, recommending, recommend a friend, recommending a friend, recommendation, bring|invite & friend',
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
    'offline, no signal, without signal, network is dead, no reception, without internet, patchy, weak signal, basement, no network, bad network, without network, poor signal, cellar, underground & work|open|signal|network, signal & inside|terrible|weak|bad',
    'The card, vouchers and latest points show without a network.',
  ),
  area(
    'wallet.expiryReminder',
    'expiry reminder, remind of expiring points, points that end soon, reminder of expiry, expiring soon, warning before, before they expire, before they lapse, reminder a month before, remind the person, remind the member, days before|week before|month before|fortnight before & expire|lapse|end|told|remind|warn, remind|warn|tell|told & expire|lapse|points end, warn & in time',
    'The dashboard says 30 days before that points end.',
  ),
  field(
    'integrations.push',
    'push, push notification, push message, push alert, firebase, fcm, alerts when, messages to the phone, phone & get messages|receive messages|get push, get a ping, a ping, phone buzzes',
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
    'upload the bill, upload a bill, upload bill, bill upload, scan bill, photograph an invoice, photograph their invoice, photograph their bill, photograph the bill, upload an invoice, scan the bill, bill scan, submit bill, submit a bill, upload their receipt, upload receipt, scan receipt, photo of the bill, photograph, phone camera, camera, take a picture & bill',
    'Members send photos or PDF files of their bills.',
  ),
  app(
    'redeem, redemption, reward catalogue, voucher, coupon, gift, buy with points, ~reward, gifts page',
    'Members choose gifts and vouchers for points and order them in a cart.',
  ),
  app(
    'membership card, digital card, member card, barcode, membership qr code, member qr code, qr code at the till, bar code, ~card number, show at the till',
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
    'web app, install, installable, without app store, add to home screen, responsive, ~desktop, ~tablet, all phones, iphone, safari, android phones, ~pwa, ~ios, ~browser, # mb, less than # mb, keypad phone, feature phone, cheap|tiny & phone & app|work|run|open|load|slow, # gb memory, gb ram, low memory, small screen, slow phone, how many mb, data bundle, data usage, bundles, huawei, version for the computer, on a computer, on the computer, ~laptop, without installing, install anything, open in # seconds, load in, loads fast, loading time, must be fast, be fast, first page must open, ipad, put it on their phone, how to install, add it to the home screen, ~samsung, xiaomi, prepaid data, mobile data, eats data',
    'The app runs in the browser of every phone and can be installed from there.',
  ),
  app(
    'poster, flyer, qr code poster, roll up, a poster, poster for',
    'The tools of the app make an A4 poster with the QR code of its address.',
  ),
  never(
    'parking, parking payment, valet, number plate, find my car, back to their car, boom barrier, find the car, find their car, car again, bay number, where they parked, where i parked, car park, park free, parks free, free park',
    'The app has no parking. A banner or an offer can lead to the page of the car park.',
  ),
  never(
    "~payment, pay in the app, upi, credit card, wallet money, e-commerce, table booking, book a table, restaurant booking, online shop, webshop, ~checkout, food order, food delivery, home delivery, cinema booking, event calendar, wifi, wi-fi, spin the wheel, ~game, gamification, lucky draw, scratch card, stamp card, gambling, showtime, show time, ~badge, leaderboard, social feed, family account, transfer points, share points, gift points, donate, subscription, ~ticket, ~event, spin wheel, ~spin, ~streak, wishlist, rsvp, events page, event page, family pooling, pooling, given to my wife, given to my husband, family pool, ~household, common pot, family member, split payment, pay with points, quiz, ~contest, raffle, emi, live event, entry pass, event pass, names under, single number, joint account, ~bank account, cash out, cash in, send points, donating, ~voting, ~poll, lost child, child is lost, emergency alert, ~review, reviews of, star rating, stars and reviews, shop rating, movie booking, cinema seats, movie seats, ~deposit, advance payment, collect & money|deposit|fee, pay & online|in the app|through the app, cash on delivery, buy & in the app|online, book a room, buy # get, tenth free, ~lounge, how full, ~queue, queue & app|online|length|number, waiting time, occupancy, mobile money, m-pesa, mpesa, one card & family|two|together|wife|husband, collect together, competition, wins a, win a, transfer|share|send|donate|pass & points & friend|family|wife|husband|charity|shelter|each other, give points to, give their points, give my points, give her points, # seats, dinner in the app, tickets sold, sell tickets, gift wrapping, order in the app, orders it in the app, ~concert, workshop registration, pool as, couple & pool|account|card, lost and found, lost property, ~weather, horoscope, collect for, favourite shop, favourite store, favorite store, santa's grotto, call back, callback, ~cinema|movie & ticket|seat|book, cinema|movie & timing|show times, follow & brand|shop|each other|friend|other customer, coffee & stamp|tenth|on us, loyalty stamp, points & miles|airline|converted, bill & wins, timetable, bus times, birthday party, husband|wife & see|use|share & points, ~donation",
    'The app has none of this; a banner can lead to another page that has it.',
  ),
  never(
    "blue dot, indoor navigation, indoor positioning, live location, gps, location of the shopper, geo-fence, geo-fenced, geofence, m radius, metre radius, ~nearby, when they are near, walk in, asking of location, location permission, ask for the location, ask location, their location, walk|walks past|passing|close to & shop|mall|entrance|door, walks past, other mall's app, standing in & shop|mall|entrance|queue, browsing & other|another|competitor, follow|track & people|customer|visitor|everybody & mall|walk|path|around|inside|floor, where people are, where customers are, where shoppers are, where they are, ~competitor, walk past, walks by, neighbour|competitor & price|supermarket|shop, message|alert & enters|arrives|drives in|walks in, when they enter, when they arrive, goes to the other",
    'The app follows neither where people are nor what they do elsewhere.',
  ),
  {
    ...never(
      'pre-ticked, ticked in advance, not ticked, marketing box, tick box for marketing, box for marketing, marketing consent must, unticked, nothing is ticked, neither ticked, ticked before, already ticked, ticked already',
      'At registration the boxes for WhatsApp and SMS are ticked and fixed; the one for e-mail is ticked and can be unticked.',
    ),
    unwanted:
      'At registration the boxes for WhatsApp and SMS are ticked and fixed; the one for e-mail is ticked and can be unticked.',
  },
  never(
    'buy a gift card, purchase a gift card, sell gift cards, people buy, buy gift cards',
    'Gift cards and all else are taken for points; the app takes no money.',
  ),
  never(
    'a/b test, a/b, ab test, split test, ~variant, different|own|special|other & home page|look|design|start page|screen & member|level|customer|tier|gold|vip, different looking',
    'Everybody sees the same app; it has no tests of variants.',
  ),
  never(
    'tick box, tick-box, check box, checkbox, accept the terms, box & tick|register|registration|join|sign up|terms, tick & read|small print, accept & separately, profiling',
    'The registration links to the terms without a box; its boxes are the consents to WhatsApp, SMS and e-mail.',
  ),
  never(
    'google login, facebook login, login with google, login with facebook, social login, login via, google account, facebook account, apple login, sign in with apple, login with e-mail, e-mail login, guest checkout, single sign on, sso, one login, same login, single login, number twice, number to be the key, without a mobile number, without the phone number, e-mail instead of, e-mail and password, landline, facebook log in, google log in, apple log in',
    'Members log in with their mobile number and a code by SMS only.',
  ),
  {
    ...app(
      'password, username',
      'Members log in with their mobile number and a code by SMS; there are no passwords.',
    ),
    unwanted: 'Members log in with their mobile number and a code by SMS; there are no passwords.',
  },
  fact(
    'digit code, ~digit, digits & code|otp|pin',
    'The code that logs a member in has four digits, in every mall.',
  ),
  fact(
    'stay signed in, stay logged in, remain logged in, keep logged in, remember me, automatic logout, log out automatically, log out & devices|everywhere',
    "Members stay logged in until they log out, or until the client's backend ends it.",
  ),
  {
    ...app(
      "powered by, your company's name, your company, your logo, white label, white-label, advertising for other, advertising of other",
      'The app shows the name and logo of the mall alone.',
    ),
    firm: true,
    unwanted: 'The app shows the name and logo of the mall alone.',
  },
  fact(
    'guest mode, browse without, without login, without logging in, before login, un-authenticated, unauthenticated, visitors who',
    'Without a login, people see the directory, floor plans, questions and terms, and book a visit; all else asks for the login.',
  ),
  app('~search, search box, search bar, search field', 'Gifts and shops are searched by name.'),
  app(
    'gender, sex, required field, mandatory field, registration field, fields of the registration, aadhaar, pan card, house address, ask none, ask for as little, date of marriage, without e-mail, without an e-mail, e-mail & optional|compulsory|mandatory, fields & registration|join|sign-up, what & ask & registration|joining|sign-up, first name, surname, no e-mail & join|register|have, street of, home address, postal address & customers|people|members, marital status, emirates id, passport, identity card, national id, nationality, age group, profession, income',
    'The registration asks for name, e-mail, gender and pincode, in every mall.',
  ),
  fact(
    '+91, only india, only indian, people in india, indian numbers, indian mobile numbers, used in the usa, used abroad, works abroad, work abroad',
    'Everybody logs in with a mobile number of India: +91 is fixed. Where people are, nobody checks.',
  ),
  never(
    'foreign number, international number, country code, foreign mobile, uae|qatar|oman|gulf|dubai|kuwait|saudi|singapore|nri|abroad|overseas|foreign|tourist & number|sim|register|login|log in|join|mobile, french|german|british|american|chinese|european & number|mobile, moved & number|country',
    'Everybody logs in with a mobile number of India: +91 is fixed.',
  ),
  app(
    'move by itself, moves by itself, move automatically, every 4 seconds, every 5 seconds, autoplay, auto-play, ~# seconds',
    'Several banners take turns every four seconds, in every mall.',
  ),
  never(
    'booking of rooms, # minute slot, minute slot, slots of, slots & cancel|closed|cleaning|maximum|people, book|booking|reserve|reservation & chair|seat|place|hairdresser|hall|room|court|table|advice|measuring|service|salon|play area|treatment|consultation, party hall, play area, measuring|advice|fitting|home visit & at home|in the shop|shops|appointment|weekday, approve & booking|visit, booking & confirm|advance|cancel|capacity|reminder|weekday, booking & salon|tailor|spa|doctor|class|workshop|order, notice & day|hour',
    "Only visits to the mall are booked, with name, number of people, a day within a week and a time slot from the client's backend. Nobody has to approve them.",
  ),
  never(
    "change of the mobile number, change|changed & mobile number|my number|her number|his number|their number|customer's number|people's number|somebody's number|a number, new number, changed number, old number, number & handed out|given again|reused|recycled|stranger|somebody else, phone & shared, share a phone, one number, same number & family|children|two|wife|husband",
    "A member is a mobile number, and the app cannot change it. Whoever gets the code by SMS is that member, until the client's backend gives the number to another one.",
  ),
  fact(
    'validity of the code, code & expire|minute|valid|countdown|late|slow, otp & expire|minute|valid|countdown',
    'The code can be typed for two minutes and asked for again three times, in every mall.',
  ),
  fact(
    'time zone, midnight & where|server|which|ends|expire|voucher, timezone, local time, clock change',
    'A day is that of the phone; hours of shops and times of messages are read as times in India.',
  ),
  fact(
    'photos of a bill, bill & two pages|several pages|both sides|two photos|five photos, photo & blurred|blurry|dark|sharp|crooked',
    'A bill may be a PDF, or have up to five pictures in the long form; the app says when a photo is too dark, blurred or small.',
  ),
  fact(
    'reason of a refusal, contest a decision, dispute, appeal, see why|told why|know why & refused|rejected, complain & bill|points',
    'A rejected bill shows the reason that the backend gives, and a link asks the mall about it.',
  ),
  fact(
    'new phone, lost phone, lost sim, lose & phone, change phones, two devices, second device, second phone, another phone',
    "Whoever has another phone logs in there with the same number, because everything is in the client's backend.",
  ),
  fact(
    'whole screen, bar code & bigger|larger, screen & bright, full screen, brightness, big bar code, scan & card|membership|screen, scanner',
    'The card and each voucher show their code on the whole screen, for a scanner, also without a network. The screen stays on.',
  ),
  fact(
    'sorting of gifts, filter & gift|reward|catalogue|points, sort & gift|reward|catalogue',
    'Gifts are sorted by age, popularity and end, and filtered by points, value, place and brand.',
  ),
  fact(
    'update the app, new version of the app, newer version, updates & automatic|install|store, version & update',
    'The app renews itself when nobody is using it.',
  ),
  fact(
    'client preview, clickable, prototype, mock-up, preview & board|chairman|director|management|boss|before, show it to, see it before, try it before, test version, demo for, demo on, demo with our',
    'A preview on invented data can be shown to anybody until a day, without a backend.',
  ),
  fact(
    'bills without a network, send later & bill|photo, upload & interrupt|break|fail|connection|network, photo & no network|without network',
    'Bills wait on the phone until there is a network, and are sent once.',
  ),
  never(
    'cancelled order, cancel & order|redemption, order & by mistake|wrong gift|wrong thing|undo, undo & order|voucher, change & mind & voucher, taken by mistake, ordered by mistake, give back & voucher',
    "An order cannot be cancelled in the app; what becomes of its points is decided by the client's backend.",
  ),
  fact(
    'end of a voucher, voucher & days left|runs out|about to end|reminder|remind|ends soon|last day',
    "Vouchers show their last day, and those that end within 7 days stand first. Messages about it are sent by the client's backend.",
  ),
  fact(
    'data on the phone, cached, stored on the phone, kept on the phone, saved on the phone, phone & stolen',
    'What the app keeps of a member on the phone goes with a logout.',
  ),
  never(
    'message preference, switch & kind of message|messages|notifications, choose & which messages|which notifications|kind of messages, notification setting',
    'There are no settings for kinds of messages: push messages are allowed on the phone, and a link in an SMS stops them.',
  ),
];
