import { backend, type Topic } from './topic';

/** What the client's backend decides. */
export const backendTopics: readonly Topic[] = [
  backend(
    'getStoreProfileDetails',
    'phone of the shop, phone of each shop, phone number of the shop, phone number of each shop, phone number of each store, telephone of the shop, telephone number of each shop, shop phone, shop telephone, shops with their phone, stores with their phone, events of the shops, store event, shop event, shop & telephone|phone number|instagram|website',
    "What a shop's page shows comes from the client's backend: telephone, e-mail, hours, events.",
  ),
  backend(
    'getBillUploadGuidelines',
    'admin, approve reject, approve the bill, reject the bill, able to approve, able to reject, approve or reject, who approves, admin panel, staff login, login for our staff, need a login, back office, user for the staff, different rights, user rights, user roles, role based, administrator, permissions for, two logins, look up a customer, balance of a customer, when a customer calls, rings me up, staff & rights|access|login|password, verify the bill, verify bills, check the bills, reject reason',
    "The app is for shoppers only; staff check bills and manage contents in the client's backend.",
  ),
  backend(
    'getOtp',
    'otp, sms, sender id, sms sender, code by text message, text message, one time password, sms code, sms gateway, sign in with mobile, mobile number and a code, dlt, otp on whatsapp, otp via whatsapp, otp by whatsapp, otp over whatsapp, whatsapp otp, whatsapp with the otp, code by whatsapp, code on whatsapp, code & whatsapp|sms|arrive, sms & cost|backup|price',
    "Logging in, OTPs and SMS messages are the work of the client's backend.",
    'login signup',
  ),
  backend(
    'getMerchantDetails',
    '~currency, ~inr, prices in, prices in rupees, in rupees, rupee sign, in rs, ~dirham, ~aed, currency & show|other|second, see|show & yuan|dollar|euro|pound|dirham, currency is, which currency, in dollars, in euros',
    "The currency comes from the client's backend.",
    'currencies rupees',
    'Words and contacts',
  ),
  backend(
    'getMerchantDetails',
    'name of the points, points are called, our points, point name, call the points, points name, short for points, unit of points, told as, points to be called, to be told as, what they collect, call them, points & known as|called|named, loyalty currency, currency is named, currency is called, units are called',
    "The name of the points and its short form come from the client's backend.",
    'points point unit units',
    'Words and contacts',
  ),
  backend(
    'getMerchantDetails',
    'points per, for every rs, for every rupee, earn rate, earning rate, points rate, ~conversion, per 100, per rupee, customers earn, members earn, earn points, do not earn, points are worth, conversion rate, worth of a point, value of a point, double points, bonus points, multiplier, double on, points for every, rupees spent, for every 100, every 100, every 100 rupees, for every 100 rupees, per 100 rupees, for each 100, for each 100 rupees, points per rupees, welcome points, sign up bonus, welcome bonus, joining bonus, rs # =, rs # equals, ~rs #, per rs, base # %, # % on, earn engine, ~earning, ~earn, accrual, accelerator, cashback, # paise, = # paise, # paise when they redeem, worth # paise, double the points, round down, rounded down, ~triple, cap on, maximum points, zero points, no points for, no points on, earn or burn, joining gift, five times, three times, times points, ~# times, # point on, ~single day, maximum a day, daily limit, daily cap, limit a day, ~when they sign up, ~when they join, on joining, for signing up, sign-up points, ~rupee, point & spend|spent|earn, point & every|purchase|worth|only once|only when|as soon as, point & double|triple|twice|extra|bonus, earn|nothing on|no point & jewellery|supermarket|food court|restaurant|cinema|grocery|electronics|tax|vat|gst|delivery|fuel, before vat, before tax, before gst, without vat, without tax, without gst, gst amount, vat amount, shop & take part|participate, ~point & #, round up, rounded up, festival & points, points & worth, promo & points|double|weekend, per pound, per euro, per dollar, per riyal, per dirham, per shilling, for one euro, for one pound, for one dollar, for every pound, for every euro, for every dollar, for each euro, for each pound, point & worth|value|partner, value of #, happy hour, staff|employee & collect|earn, partner & give points|points, none in the, nothing in the, twice on, three on, three times on, weekday|weekend|monday|tuesday|wednesday|thursday & double|triple|twice, # % back, % back, welcome drink, welcome gift, new sign-ups, new members get, for new members, cap & points, a cap, does not participate, do not participate, not take part, points for each, is one|makes one|equals & # dinars|# rupees|# euros|# dollars|# pounds|# riyals|# dirhams, points each, senior|pensioner|student|employee & double|more points|extra points',
    "What points are worth and what they are given for come from the client's backend.",
    'rate rates conversion earning burning',
    'Switches',
  ),
  backend(
    'getCustomerArchiveData',
    'points expire, points expiry, expiry of points, ~expiry, ~expire, lapse, points end, ~validity, valid for months, points are valid, points lose, die after, ~dies after, ~expires after, fifo, ~vanish, points & # months|# years, valid & # months|# years, ~after # months, oldest first, oldest go first, expire|expiry|lapse|validity|valid|vanish|die & points, last forever, points & disappear|forfeit|lost|gone|forever, run out & points, never run out, run out ever, points & live for|last for|keep for|stay for, points & good until|valid until|good for',
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
    'bill rule, rules for bills, days old, only bills, bills from the last, bills of the last, bills a day, bills older, receipts older, bills per day, minimum bill, minimum purchase, minimum spend, maximum bill, bill limit, ~rejected, excluded shops, excluded brands, bill scan rules, liquor, tobacco, gold coin, not eligible, ineligible, ~same day, ~approving, auto-approve, ~older than, ~less than, handwritten, shop stamp, bill less than, bill & by hand|handwritten|fade|torn|crumple|bin|trash|somebody else|stranger|same phone|accept|count|allow|valid|limit|maximum|minimum|how old|too old|copy|photocopy|screenshot|fake|edited, quotation|delivery note & bill|receipt|count|screenshot, instalment, installment, two receipts, two bills, half up front, bill & found|floor|same week|tax number|business|private|foreign|week old|month old|last week|one day, how many bills can, how many bills per, bill & thrown out|colleague|other people|from hotels, bill & no date|prints|date missing, bill & within # hours|within # days|within # day|from the purchase|another mall|other mall|wrong shop, bill & own name|carry|until when, bill & company name|to a company|of a company|of companies, thermal',
    "Rules for bills come from the client's backend: what a bill earns, and how old it may be.",
    'bills bill receipts receipt',
    'Switches',
  ),
  backend(
    'submitBill',
    'same bill, duplicate bill, same invoice, twice & bill, two phones & bill, bill & husband|wife|two people|two members|both & same|twice|send|upload',
    "The client's backend refuses a file that it knows ('Duplicate bill.') and decides what counts where two members send the same bill.",
  ),
  backend(
    'getBillSummary',
    'refund, returned goods, return of goods, take the points back, cancelled bill, returns the item, returns an item, returns a product, return the item, is returned, are returned, ~returned, must go back, bring|brought & back & week|item|good|something|table, points back, return|bring back|brings back|brought back|exchange|refund & good|item|product|purchase|bill|table|article|clothes|something|thing|stuff, points & go back|taken back|back too|deduct|reverse|minus|negative|below zero|remove|cancel, below zero, bring|brought & back & lose|keep|points|monday|refund, lose the points, lose their points, back to the shop, take it back, takes it back, brings it back, bring it back, sends it back, send it back',
    "What becomes of the points of a bill later, as after a refund, is decided by the client's backend.",
  ),
  backend(
    'getLoyaltyProgramTierDetails',
    'tier, # levels, two levels, three levels, four levels, five levels, levels of members, ~level, member level, platinum, ~perk, ~benefit, member class, status level, vip, invite-only, tier ladder, ~downgrade, ~upgrade, gold tier, silver tier, gold member, silver member, level & spend|member|year|reach|drop|down|up|lose|next, spend in a year, # spend, spend & year, next level, missing to the next, gold|silver & tier|level, fall & back|down|level, levels are, levels & called|names, stop spending, stops spending, lose their status, by invitation only, how far & next|to go, thermometer|progress bar|missing & next|level|class, next class, next status, gold guests, gold customers, silver customers, status & gold|silver|member|customer, how much is missing, top level, highest level, personal shopper, yearly spend, categories & spend|silver|gold, reset & january|year, falls from, drop from, drops from, twelve months|in a year|per year & # dollars|# euro|# pounds|# rupees|# riyals|# dirhams|spend, never go down, counted & # months|twelve months|calendar year, # rank, rank & up|down|back|next|one',
    "Tiers and their benefits come from the client's backend.",
    'benefits level',
    'Switches',
  ),
  backend(
    'registerCustomer',
    '~birthday, birthday bonus, anniversary, birthday gift, birthday points, birthday & points|gift|bonus|extra|something|treat|double|voucher|message|offer|surprise|free, birthday & present',
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
    "opening hours, opening times, shut at, closes at, open only at, stores # to #, shops # to #, ~# to #, ~timings, business hours, ~open from, closing time, every day from, # am to # pm, # to # daily, daily from, hours & ramadan|sunday|festival|friday|different, open & tonight|on sunday|on holiday|24 hours, bank holiday, ramadan hours, sunday opening, late-night, late night, opening hour & thursday|christmas|holiday, open until, shop|mall|centre & closed on, open on sunday, open on saturday, open on monday, half day, holiday & hour|open|closed|shut|timing, shop & timings, public holiday, national holiday, 1 january, new year's day",
    "The hours of each shop come from the client's backend; the app has no place for those of the mall.",
    'hours',
  ),
  {
    ...backend(
      'getReferralHowItWorks',
      'referral bonus, both of them|both get|both sides & friend|referral|point|bonus, referral points, referral reward, bonus for the friend, points for the friend, double-sided, referee, referrer, friend & first bill|first purchase|bonus|points|limit|max|per person|#|both|reward, referral & bonus|points|limit|max|first bill, recommend & points|#|bonus, for every friend, every friend, each friend, friend & bought something|first order, invites|inviting & points|bonus|first bill|new one, points & for both',
      "The bonus for inviting friends and its explanation come from the client's backend.",
    ),
    covers: true,
  },
  backend(
    'getBanners',
    '~banner, banner & home page|first page|start page|app|slider|link|upload|top, slider, ~carousel, home page picture, hero image, shop logo, store logo, event banner, cms, headless cms, stock photo, ~hero, home hero, ~imagery, change|update|replace & banner|offer|picture|slider & ourselves|myself|own people|without calling|without you|self|weekend|night, top of the first page, picture at the top, big picture & first page|home page|start page|top, first page & friday|week|month|change, pop-up & campaign|offer|start|home|once',
    "Banners, products, shops, offers and questions come from the client's backend.",
    'products catalogue catalog vouchers brands shops questions',
  ),
  backend(
    'getStoreLocations',
    'helpline, support number, support phone, support team, ~help desk, hotline, customer care, service desk, ~phone number, telephone number, whatsapp number, ~e-mail address, support e-mail, contact e-mail, postal address, address of the mall, ~our address, ~address, help line, ~whatsapp, call centre, care number, mall timings, help goes to, help & desk, address:, telephone:, phone:, e-mail:, write to us, whatsapp & write|contact|reach us, our telephone',
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
    'quiet hours, only between, time window, do not disturb, after # pm, a week maximum, nothing after, night time, week|night|evening|sunday|after #|hour|prayer|during|per day|a day & message|notification|push|advertising|nothing between, messages a week, notifications a week, messages a month, times a week, never after # pm, advertising & always|max|week',
    "When messages are sent is decided by the sender in the client's backend.",
  ),
  backend(
    'getCustomerNotifications',
    "~segment, target group, marketing campaign, campaign message, send campaign, personalised, personalized, send messages to, message to members, whatsapp message, mailing, cohort, rfm, personalised feed, news by whatsapp, news should go, news go by, message|whatsapp|sms|notify|notified|told & credit|credited|approved|rejected|added|points come, birthday message, tell|inform|reach & all members|all customers|all our customers|everybody|every member, best customers, best members, write to just, only to those, certain customers, group of customers, points & come in|arrive, test a message, haven't been, have not been, inactive, dormant, win back, a nudge, message & test|draft|preview, mailchimp, brevo, sendgrid, mailing tool, viber, telegram, wechat, reach everyone, inform everyone, tell everyone fast",
    "Messages and campaigns are sent by the client's backend; the app shows them.",
  ),
  backend(
    'getVouchersMonthWise',
    'part of a voucher, half|parts|partly|rest & voucher|gift card',
    "Whether a voucher can be used in parts is decided by the client's backend and the tills.",
  ),
  backend(
    'getVouchersMonthWise',
    'check a coupon, cashier|seller & real|genuine|extra machine, cashier & voucher|check|scan|machine|till|has to do, validate voucher, voucher at the till, redeem at the till, staff app, check the voucher, store staff & voucher|code|scan, ~at the till, scan|check|verify|validate|real|genuine|fake & voucher|coupon & counter|shop|till|cashier|shopkeeper|staff, voucher & real|genuine|scan|already used, shopkeeper & voucher|coupon, screenshot & voucher|real, voucher & screenshot|forged|copied|twice, voucher & qr code|bar code|barcode, ~cashier, phone & shows|show & till|cashier|to do',
    "The app shows the code of a voucher; the till asks the client's backend whether it is valid.",
  ),
  backend(
    'checkCustomerData',
    'fraud, fake id, fake account, fake number, # sims, sim card, ~abuse, blacklist, blacklisted, blocked number, velocity check, block such, block a number, cheat|misuse|invent|multiple|several & account|number|member|friend, # accounts, register & twice, registered twice, duplicate account, merge & account|card|member',
    "A member is a mobile number that a code has confirmed. Whom to block is decided by the client's backend.",
  ),
  backend(
    'getMallLayout',
    'picture of the floor, marked on the map, ~washroom, ~baby care, ~toilet, ~lift, ~escalator, washroom|toilet|lift|escalator|baby care|baby room|nursing room|prayer room|first aid|smoking area|meeting point|playground|changing table & marked|map|plan|show|shown|where|find, map|floor plan|layout & old|changed|outdated|wrong|update|autocad|drawing, floor & changed|renumbered, autocad, ~prayer room, atm|taxi & shown|marked|location|map, ~first aid, ~smoking area, ~meeting point, ~playground, ~nursing room, ~changing table, ~baby room',
    "Floor plans are pictures from the client's backend; what is marked has to be drawn there.",
  ),
  backend(
    'getBanners',
    'link to the cinema, own site, own website, site is enough, link is enough',
    "A banner or an offer of the client's backend can lead to another page.",
  ),
  backend(
    'getMerchantOffers',
    'expired offers, expired ones, offers from the retailers, offers of the retailers, retailers themselves, approve offers, ok them first, offers & themselves|own|approve|over|expire|until, put in their own, enter their own, nothing on offer, without an offer, offers & empty|nothing|not be seen',
    "Which offers show, who approves them and when they end is decided by the client's backend.",
  ),
  backend(
    'getStoreLocatorFloorCatDetails',
    'names of the shops, excel of, excel of # stores, excel of # shops, list of # stores, list of # shops, type one by one, upload the stores, upload the shops, shop no, shop category, store category, names of shops, names of stores, names of the stores, ~shop names, ~store names, shop|store|salon|outlet|tenant & moved|has shut|have shut|has closed|have closed|closes in|closes end|closing down|gone|opening soon|renamed|name in, new shop, new store, shop list & excel|send|attached, names|names of & shop & english|hindi|language|latin, shop & on top|sorted|alphabetical|highlight',
    "Shops with their names, floors and numbers are kept in the client's backend. Ask its makers whether it takes a list.",
  ),
  backend(
    'getBanners',
    'pics of the stores, pics of the shops, photos of the stores, photos of the shops, whatsapp quality, picture quality, photo quality, quality of the photos, photo & size|heavy|format|resolution|quality|our own, photos will be ours, use our photo, stock picture, stock image',
    "Pictures of shops, offers and banners come from the client's backend; sharp ones look best.",
  ),
  backend(
    'getProductList',
    'gift card, flat # %, # % coupon, # % voucher, one time use, stock of gifts, out of stock, gift list, reward list, price of a gift, points for a gift, e-gift, gift code, aggregator, real-time stock, voucher supplier, voucher brand, free coffee|ticket for # & point|reward|voucher|redeem|birthday|level, for # points, parking & reward|gift|points, gift for #|voucher of #|voucher for #|gift of # & point|redeem|cost|price|stock|catalogue, voucher & value|limit|maximum|minimum|per bill|once|cash|combine|supplier|type|kind|price, expire|valid|expiry|validity|end & voucher|gift card, gifts are, for gifts, list of gifts, limit per month, sold out & gift|reward|voucher|show|picture, basket|cart & max|more than|limit|maximum, voucher & split|partly|remaining|half|rest, load|upload|import|excel & voucher codes|voucher, codes & excel|load, voucher & each month|excel|codes, ~prize, extend & voucher, put in & gift|reward|voucher|things, in stock, stock lasts, stocks last, left in stock, voucher & different|town|branch, no change given, change given, only whole, vouchers from #, voucher & leaves|closes down, rewards:, gifts:, rewards are',
    "Which gifts and gift cards there are, their stock and their price in points come from the client's backend.",
  ),
  backend(
    'getPincodeStateCity',
    'pincode, pin code, postal code, zip code, city of the member',
    "The registration asks for the pincode; cities come from the client's backend.",
  ),
  backend(
    'isMaintainance',
    '~maintenance, maintenance page, downtime, force update',
    "The client's backend says when the app is in maintenance.",
  ),
  backend(
    'submitBill',
    'reading of bills, ocr, read & photo|bill|receipt|picture|invoice, check|look at|approve & each bill|each one|every bill|bills|receipts & somebody|manual|people|staff|person|who|by hand, manual check, manual queue, somebody & check, points & arrive|pending|return period|waiting period|blocked, within one minute|within minutes|immediately|instantly|at once|right away|next day|how long|how fast|tomorrow & bill|points, on their way, reads the bill, manual approval, approve & at night|morning|weekend|above|within, bill & qr code|qr',
    "The app sends the photo and shows what became of it. Whether a machine or a person reads it, and how soon points come, is decided by the client's backend.",
  ),
  backend(
    'getVouchersMonthWise',
    'voucher for somebody else, gift|pass|give|send|forward|transfer & voucher|coupon & sister|friend|wife|husband|mother|family|somebody|someone|person|daughter|son|brother|colleague, pass|hand & on & voucher, pass one on',
    "A voucher is a code that its owner can copy and send. Whether somebody else may use it is decided by the client's backend.",
  ),
  backend(
    'submitBill',
    'no smartphone, no smart phone, without a smartphone, without smartphone, without a phone, counter|cashier|staff|helpdesk & add|enter|type|submit & bill|points for, goodwill points, owner|tenant|cashier|seller & give|credit|add & points, points & manually|by hand|correct|mistake, mistake & bill|receipt, hand out|credit|award|give & points & everybody|everyone|some|people|all, level & by hand|manually|put it right, sign up|register|join & desk|counter|tablet, nokia, paper card at',
    "Members use the app on their own phone. Whether staff can add bills or points for somebody is decided by the client's backend.",
  ),
  backend(
    'getStoreLocations',
    'several locations, two locations, three locations, two buildings, three buildings, several malls, two malls, both malls, several sites, choose & location|building|mall|branch, branch & choose',
    "A mall may have several locations in the client's backend; people choose one in the directory and under Contact Us.",
  ),
  backend(
    'getCustomerOrderDetails',
    'collected gift, picked up|pick up|collected|handed over|handed out|deliver|delivery & gift|reward|voucher|prize, where do they collect',
    "An order shows its state, such as kept aside, collected or delivered; the client's backend sets it.",
  ),
];
