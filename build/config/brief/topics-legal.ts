import { ask, backend, fact, field, never, type Topic } from './topic';

/** Legal matters, hosting, stores, launch and other systems. */
export const legalTopics: readonly Topic[] = [
  field(
    'links.privacy',
    'privacy, privacy policy, privacy notice, privacy page, data protection, data privacy, dpdp, gdpr',
    "The More screen and the registration link to the mall's own page about privacy; its https address is needed, not a file.",
    {
      takes: 'page',
      keys: 'privacypolicy privacyurl',
      fix: 'write "links": { "privacy": "https://www.the-mall.example/privacy" }',
    },
  ),
  field(
    'registration.ageText',
    'minimum age, age limit, under 18, over 18, 18 years, above 18, adults only, minors, parental, ~parents, below 16, below 18, under 16, children may, must be 18, be 18 to join, 18 to join, at least 18, 18 or older, 18 and above, child|children & join|register|account|alone, children under, kids under, under 13, under 12, under 14, with a parent, parental consent',
    "The registration shows a sentence about the minimum age; the app asks nobody's age.",
    {
      takes: 'presence',
      keys: 'minage minimumage agelimit agetext',
      fix: 'write "registration": { "ageText": "For people aged 18 or over" }',
    },
  ),
  never(
    'age gate, age check, offer|banner|alcohol|wine|beer|liquor|tobacco & hide|hidden|show|see|visible|advertise|promote & adult|under 18|over 18|minor|child|children|age',
    "Nothing can be hidden by age, because the app asks nobody's age.",
  ),
  backend(
    'getTermsCondition',
    'terms, grievance officer, nodal officer, terms link, link to the terms, terms and conditions, terms of use, t&c, t and c, tnc, about us, legal text, legal page, how it works page, benefits page, small print, club rules, rules of the club, conditions of participation, rules are written',
    "Terms, About us, How it works and benefits are pages of the client's backend; the app does not link to another page for them.",
    'about legal tandc imprint',
  ),
  backend(
    'getTermsCondition',
    'imprint, impressum, legal notice, company details, accessibility statement, statement & accessible|accessibility, company number, registered office, register number, commercial register, responsible person, vat number',
    "The app has no page of its own for it. It can stand in the terms, which come from the client's backend.",
  ),
  never(
    'cookie banner, cookie consent, cookie notice, cookie popup, cookies, consent banner, consent management, cookie consent banner',
    'The app sets no cookies of other companies and tracks nobody, so it needs no banner.',
  ),
  backend(
    'registerCustomer',
    'marketing consent, consent, opt in, opt out, newsletter, unsubscribe, unsubscribing, dnd, promotional sms, promotional messages, agreed|consent & which version|which day|prove|proof|record, advertising|marketing|promotion & consent|agree|tick|box|permission|opt, said no & advertising|marketing|messages|no',
    "The registration shows the consents to WhatsApp and SMS, ticked and fixed, and to e-mail; the client's backend keeps them.",
  ),
  never(
    'delete account, delete their account, delete the account, account deletion, close account, right to be forgotten, delete my data, erase, deletion request, delete their data, delete my account, deleting account, remove my account, delete his account, delete her account, delete an account, delete our account, delete|erase & account|my data|all your data|member|profile|herself|himself|somebody|someone|person, leave the program|club & wants|can|how|what|happens, delete me, deletes me, delete him, delete her, close the account, close their account, close his account, close my account, member & dies|dead|death, wants out, want out, leave the club, everything about them, forget them, delete everything, cancel me, cancel their membership, cancel the membership, disappear from, off the list, removed from the list, take me off',
    "The app has no button that deletes an account; members write to the mall, and the client's backend deletes the person.",
  ),
  fact(
    "accessible, accessibility, wcag, big letters, bigger letters, bigger text, letters must be big, larger letters, letters & big|bigger|biggest|large, text|font|writing & bigger|larger, screen reader, blind, disabled people, large print, couldn't read|could not read|can't read|cannot read|hard to read|grey text|contrast|readable & demo|text|grandmother|father|mother|anything|thing|elderly|letters, couldn't read, hard to read, grey text, poor eyesight, weak eyes, low vision, visually impaired, talking phone, voice over, voiceover, talkback, colour blind, unreadable, illegible, legible, too little contrast, reads out, phone & reads out|reads aloud, cannot read, can't read, read & letters on, deaf, hard of hearing, dyslexia, dyslexic, older people, elderly, cataract, bad eyes, reading glasses, without glasses",
    'The app works with screen readers, keyboards and large print, and corrects colours that are hard to read.',
  ),
  field(
    'hosts',
    'domain, subdomain, custom domain, own domain, web address, address of the app, the url, our url, url of the app, what address, app address, address shall be, address should be, host name, hosted at, host it at, web app www, address www, host www, domain www, website www, url www, run on www, run at www, runs on www, runs at www, web app must run on www, app must run on www, web app at www, live at www, reachable at www, available at www, site is www, app is www, address to be, in front of our normal one, link & subdomain, www for the address, www as address, www as the address, www is ours, we own www, the link: www',
    'The app lives at one host name of the client, which cannot change later without losing installed apps.',
    {
      keys: 'domains website hostname hostnames',
      fix: 'write "hosts": ["rewards.the-mall.example"]',
    },
  ),
  field(
    'api.baseUrl',
    'address of the backend, backend url, api url, api endpoint, address of our server, backend address, base url, api',
    "The app talks to the address of the client's backend.",
    {
      takes: 'page',
      keys: 'url backend endpoint server baseurl apiurl',
      fix: 'write "api": { "baseUrl": "https://…" }',
    },
  ),
  ask(
    'who hosts, who will host, hosting, server goes down, web server, ssl, https, tls, uptime, ~backup, aws, azure, ~server, ~certificate, ~cdn, vpc, single-tenant, dedicated server, in the cloud, cloud server, cloud provider, renew & certificate, who & server, be down, outage, # uptime, always available, how many & at the same time|can it take|can it handle, peak load, availability of, # % availability, high availability',
    'Who runs the web server of the host name, and who renews its certificate?',
  ),
  ask(
    'dns, dns entry, dns record, cname, cname record, nameserver, name server',
    'The host name needs a DNS entry that leads to the web server, and a certificate. Who makes them?',
  ),
  backend(
    'checkCustomerData',
    "data stays, data stay, data to sit in, data must stay, data in india, servers in india, data residency, data localisation, data centre, data fiduciary, data processor, data processing, stored in india, where is the data, where the data, who|which people & see|access|look & number|data|mobile|personal, see & customer's number|mobile number|personal data, years & keep|retain|store & invoice|data|record, data & kept|stored|sitting|country|abroad|where|belong|export, copy of & data, data controller, controller under, controller & who, retention, personal data, customer data & who|where|access, what is stored, stored about, who can see, sub-processor, subprocessor, which companies, record of processing, processing activities, data protection officer, dpo, dpia, gdpr representative, ico, who is the processor, who sees, data & hosted, touches the data, all that we know, what we know about, copy of their data, data request, access request, right of access, dsar, data & have about|hold about|know about|stored about, asks for|ask for|request & data|all data|his data|her data & customer|somebody|someone|person, everything we know",
    "The client's backend holds the data of members, and the client decides where; the site has none.",
  ),
  ask(
    'for testing, test address, test api, test server, test backend, test environment, test system, staging, uat',
    'Who runs the site for testing? Its build takes the address of a test backend from API_BASE_URL_<id>.',
  ),
  field(
    'description',
    'short description, description in the store, play description, store listing, listing text, listing name, name in the store, store title',
    'The tools of the app write the listing of Google Play: the name of the programme, this description and pictures. What the client wants else is typed there.',
  ),
  field(
    'manifest.categories',
    '~category, app category, category shopping',
    'Lists of apps show the app under these; in Google Play it is Shopping or Lifestyle.',
  ),
  field(
    'android',
    'play store, google play, android app, android store, apk, twa, play console, listed & android|store|play',
    'An Android app in Google Play shows this site; it needs a developer account of the client.',
    { takes: 'presence', covers: true, stays: true },
  ),
  never(
    'app store, apple store, ios app, iphone app, app for iphone, appstore, apple app store, itunes, testflight, native app, ~wrapper, as well as iphone, as well as on iphone, android and iphone app, ~store with the other apps, app gallery, appgallery, store of apple',
    'There is no app for the App Store, because Apple refuses apps that only show a website; on an iPhone, people add the site to the home screen. Google Play is possible.',
  ),
  field(
    'launch',
    'launch date, launch day, soft launch, going live, opening day, official opening, grand opening, opening date, launch banner, start date, ticker, ~announcement, countdown, ~teaser, ~go-live, date is fixed, public on, fixed date, muhurat, very minute, launch is, launch & #|diwali|dhanteras|christmas|fixed, launch on, we start|we open & app|mall|centre|programme|club, launch & staff|public|date|day, staff & first|before|earlier & app|test|try|use|open, weeks & test|try & app|staff|before, pilot, test phase, trial run, test group, dry run, launch in phases, the start is, try it & week|before|first, has to be up, be up before, up and running, be ready by, be ready before, be ready on, be online by, must be live, be live by, be live before, we open on, mall opens on, centre opens on, opens on #, starting in, starts on, first only, goes public, press release, announces it, staff first',
    'The app opens when its site is published; a line on login and dashboard can tell of it between two days.',
    {
      takes: 'presence',
      keys: 'launchdate opening openingdate golive',
      fix: 'write "launch": { "from": "2026-12-01", "until": "2026-12-24", "text": "…" }, and publish the site on the day it opens',
    },
  ),
  field(
    'integrations.telemetry',
    'telemetry, error report, crash report, crashlytics, sentry, error tracking, page speed, ~monitoring',
    'The app can send how fast pages are, and their errors, to a service of the client: no names, no numbers.',
  ),
  never(
    'google analytics, ga4, analytics, tracking & company|companies|foreign|other, tag manager, gtm, meta pixel, facebook pixel, ~tracking, hotjar, clevertap, moengage, appsflyer, firebase analytics, matomo, piwik, plausible & count|visitor|statistics|analytics|website|use, mixpanel, amplitude, adobe analytics, microsoft clarity, analytics tool, remarketing, heatmap, ads, advertising banner, which screens, screens & leave|leaving|drop, give up|drop off|drop out|abandon & code|screen|people|registration|otp, count|counts|counting & visitor|user|click, track|see & click|screen|behaviour|behavior, follow & click, tracking pixel, google pixel, no pixel, third party component, third party script, third-party script, external script, third parties, who looks at, what people look at, most viewed, most clicked, heat map, what people search, what they search',
    'Scripts of other companies are not possible, because they could read the tokens of shoppers. Visits can be counted from the logs of the web server, and telemetry measures speed and errors.',
    {
      keys: 'gtm pixel tagmanager tracking analytics',
      fix: 'delete it; integrations.telemetry measures pages',
    },
  ),
  never(
    'api key, cipher key',
    'A config holds no secrets, because everybody with the repository can read it.',
    {
      keys: 'payloadkey secret password token keyword cipher',
      fix: "delete it here; the cipher's key is PAYLOAD_KEY, or PAYLOAD_KEY_<id>, in the environment of the build",
    },
  ),
  ask(
    'security test, vapt, penetration test, pen test, security audit, security certificate, iso certificate, iso #, soc 2, certified, certification, whatever certificate, data breach, hacked, hacker, steals, stolen list, data leak',
    "A test of security has to include the client's server and backend. Who does it, and when?",
  ),
  backend(
    'checkCustomerData',
    'import, migrate, migration, existing members, old system & customer|point|card|data|balance|loyalty|till, old members, existing customers, crm, salesforce, customer database, data transfer, excel list, brought over, bring over, balances to be brought over, balances brought over, old card, excel sheet, existing & members|balance, old balance, old points, existing points, existing & customer, carry|carried|bring over & point|balance|member|card, carry over, carried over, excel & customer|member, paper stamp card, stamp & paper, card number & old|same|stay|keep, old app, old application, current app, without registering again, system before, # members|# customers & old|before|system|database|excel|list|card|points|oracle',
    "Members, points and their history live in the client's backend, so they are taken over there.",
  ),
  backend(
    'getCustomerArchiveData',
    '~reporting, mis, monthly mis, footfall, monthly report, statistics, dashboard for management, kpi, weekly report, sales report, export of, number of downloads, ~insights, business intelligence, excel report, export to excel, numbers by mail, report by mail, daily report, daily numbers, how many came, how many bills, on one page, ~liability, liability statement, monthly statement, stat-sig, report every, weekly sheet, sales of each, how many & came back|member|download|visitor|new, every|weekly|monthly|daily & sheet|report|figures|overview|summary|statistics, monday|sunday|friday|week|month & sheet|report|one page|overview|summary, unused|outstanding|unredeemed & points|worth|value, debt & books|point, dashboard & password|login|management|another|one more, another login, another password, extra page & log in, password & dashboard|enough|another, accountant|finance & know|figures|number|report|value, top # shops, top # stores, top # brands, in my inbox, spreadsheet & monday|every|inbox|week, every monday|every sunday|every friday|every morning|every quarter|quarterly & mail|number|figure|list|report|overview|sheet|statement, end of the month & figure|number|list, new members & bill|voucher|shop, owe us, they owe, ~settlement, reimburse, ~clearing, numbers for the board, tell me how many, how much was spent, ~turnover, value of all, balance sheet, year end & points|value, accounting office, unused vouchers, vouchers not used, list of all vouchers, how many & installed|installs, settle with us, settle with the shops, five numbers, figures & e-mail|mail|friday|monday|owner|board, how many & never come back|come back|use it, weekly pdf, monthly pdf, weekly mail, alarm if, alert if, top #, which area & customer, where our customers',
    "Reports come from the client's backend, which has all registrations, bills and points.",
  ),
  backend(
    'submitBill',
    'pos, pos integration, point of sale, cash register, till system, erp, ~sap, billing system, ~swipe, ~swipes, card swipe, linked card, bank card, automatic points, come automatically, without a bill, zero-touch, middleware, till & talk|connect|link|integrate|system|old|night|software|direct, billing software, bookkeeping, accounting & connect|talk|system|link, ~tally, software & connect|integrate|counter, without any bill, automatically & points, pays & till, has no bill, have no bill',
    "Tills and other systems are connected to the client's backend, not to the app.",
  ),
  never(
    'wallet pass, apple wallet, google wallet, nfc, widget, smartwatch, apple watch, beacon, bluetooth, face id, fingerprint, biometric, augmented reality, chatbot, live chat, a chat, chat with, chat function, chat window, ai assistant, video call, kiosk, recognise|recognize & photo|face|product, artificial intelligence, tell|see|know & from a photo|from the photo|by photo, voice assistant, touch screen in the mall, terminal in the mall, wallet & apple|google, card|pass & wallet & phone',
    'The app has none of this.',
  ),
  ask(
    "costs of the project, price of the project, ~budget, contract, who pays & server|app|hosting|maintenance|certificate|project, send the invoice, who supports, technical support, support hours, payment terms, sla, maintenance contract, deadline, timeline, need it live, live in two weeks, ready in, ~workshop, training, ~meeting, ~call us, how soon, how long will it take, by when, milestone, raci, spoc, escalation, written commitment, ~teach, train the, train our, ~on-site, ~freeze, project plan, go-ahead, go live on, want to go live, date is possible, go live before, live before, with mall staff, for the staff first, is the date possible, live in # weeks, live in # months, live in # days, ~quotation, what|who & cost, you charge, extra|yearly|monthly & cost|charge|fee, a price, price if, big bill, invoice us, ~penalty, if you are late, if you're late, late|delay & contract|penalty, change request, speak|talk|coordinate|liaise & vendor|it team|agency|it department|directly, it vendor, contact person, account manager, who do we call, who do i call, who is responsible, how much & cost|charge|month|year, ~in writing, when do you need, need everything, what happens if & late|fail, who picks up, answer|answers & phone & saturday|weekend|night|not work, does not work, doesn't work, if it breaks, something breaks, support & saturday|weekend|hours, pay & per month|per year|monthly, source code, escrow, who owns, notice period, terminate, cancel the contract, one-time fee, setup fee, extra charge, bill|invoice & quarter|holding|head office|company name, monthly invoice, yearly invoice, cost for, cost of the app, total cost, running cost, costs per, costs us, come to & show|present, a cost, if we stop, if we leave, nda, commercial offer, price list, your proposal, how much work, hours of work, what do you need from us, ~effort, goes bankrupt, go bankrupt, don't charge, charge us",
    'Contract, cost and dates of the project are agreed between people. Whom shall we talk to?',
  ),
  field(
    'android',
    "both app stores, both the app stores, both stores, play store and app store, app store and play store, in the store & app|other, all stores & app, apple one, google one, google's store, apple's too, both their stores, store app",
    'An Android app in Google Play can show this site, with a developer account of the client. Apple refuses apps that only show a website, so people with an iPhone add the site to the home screen.',
    { takes: 'presence', covers: true, stays: true },
  ),
  ask(
    '~undecided, ~let you know, ~tell you later, ~not decided, ~tbd, ~tbc, ~still open, ~will follow, ~follows later, ~not sure yet',
    'We wait for your decision.',
  ),
  fact(
    'api doc, api documentation, api document, swagger, openapi, interface description, sandbox, fake members, test members, dummy data',
    'For the makers of a backend there are a document of all calls, a check and a sandbox with invented members.',
  ),
  never(
    'inside our website, iframe, embed, embedded, part of our website, wordpress, stand inside, plugin',
    'The app is a site of its own and stands in no other page; another page can link to it.',
  ),
  ask(
    'oldest phone, oldest iphone, oldest android, old phones, old android, old iphone, ios #, iphone #, android #, chrome #, firefox, minimum version, which phones, which browsers, which version, old & phone & work|run|open|app|load|support, phone & # years old',
    'The app needs iOS or Safari 16, Chrome 103 or Firefox 115, or newer; on Android, the version of Chrome counts. Is that enough?',
  ),
  fact(
    'plastic card, physical card, magnetic card, magnetic strip, card made of plastic, printed card & customer|loyalty|club',
    "Every member has a card number and a bar code in the app, on the whole screen for a scanner. Whether the numbers of plastic cards go on is decided by the client's backend.",
  ),
];
