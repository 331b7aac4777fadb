/** What to say about a key that stands for something a mall has, but that its config does not hold. */
export interface Answer {
  /** Where the value comes from, as a sentence. */
  message: string;
  fix: string;
}

/** The answer for a key such as `currency`. `undefined` for a key that means nothing of the kind. */
export function answerFor(key: string): Answer | undefined {
  return answers.find(({ keys }) => keys.includes(plain(key)));
}

/** The same for a key that holds such a word, as `supportPhone` does. */
export function answerForPart(key: string): Answer | undefined {
  const words = key.split(/(?=[A-Z])|[^\p{L}\p{N}]+/u).map(plain);
  return answers.find((answer) => answer !== ownId && words.some((word) => answer.keys.includes(word)));
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace('color', 'colour')
    .replace(/(?<=[^s])s$/, '');
}

interface Row extends Answer {
  keys: readonly string[];
}

/** `keys` in small letters and in the singular, with spaces between them. */
function row(keys: string, message: string, fix: string): Row {
  return { keys: keys.split(' '), message, fix };
}

/** `demo` is the part of the operator page that sets it in a demo. */
function backend(keys: string, message: string, demo?: string): Row {
  const fix = "leave it out here, and set it in the client's backend";
  return row(
    keys,
    message,
    demo ? `${fix}. For a demo, set it on the operator page of npm start: ${demo}` : fix,
  );
}

/** It means the mall's id only as a whole, not as a part of a longer key. */
const ownId = row(
  'id merchantid mallid',
  "The mall's id is the name of its folder.",
  'delete this entry; another id is another name of the folder',
);

const words = 'Words and contacts';

const answers: readonly Row[] = [
  ownId,
  row(
    'ogimage ogtitle ogdescription opengraph socialimage sharepicture shareimage',
    'Other apps show a picture of 1200 × 630 px, a title and a text of a link.',
    'write "share": { "image": "share.png", "title": "…", "text": "…" }',
  ),
  row(
    'language secondlanguage multilingual translation',
    'A site speaks one language, and the client sends its texts. A second language needs a site and a host of its own.',
    'write "manifest": { "language": "hi-IN" }, and the words of that language under texts',
  ),
  row(
    'decimal decimalplace rounding',
    'A whole figure has no decimals, any other one has two, and that is the same in every mall.',
    'leave it out, because nothing can be set here',
  ),
  row(
    'launchdate opening openingdate openingday golive',
    'The app opens when its site is published; a line on login and dashboard can tell of it between two days.',
    'write "launch": { "from": "2026-12-01", "until": "2026-12-24", "text": "…" }, and publish the site on the day it opens',
  ),
  row(
    'privacy privacypolicy privacyurl',
    "The More screen and the registration link to the mall's own page about privacy; its https address is needed, not a file.",
    'write "links": { "privacy": "https://www.the-mall.example/privacy" }',
  ),
  row(
    'minage minimumage agelimit agetext',
    "The registration shows a sentence about the minimum age; the app asks nobody's age.",
    'write "registration": { "ageText": "For people aged 18 or over" }',
  ),
  row(
    'domain subdomain website hostname',
    'The app lives at one host name of the client, which cannot change later without losing installed apps.',
    'write "hosts": ["rewards.the-mall.example"]',
  ),
  row(
    'url backend endpoint server baseurl apiurl backendurl',
    "The app talks to the address of the client's backend.",
    'write "api": { "baseUrl": "https://…" }',
  ),
  row(
    'googleanalytic ga4 gtm pixel tagmanager tracking analytic',
    'Scripts of other companies are not possible, because they could read the tokens of shoppers.',
    "delete it; count visits in the server's logs; integrations.telemetry measures pages",
  ),
  row(
    'payloadkey apikey cipherkey secret password token keyword cipher',
    'A config holds no secrets, because everybody with the repository can read it.',
    "delete it here; the cipher's key is PAYLOAD_KEY, or PAYLOAD_KEY_<id>, in the environment of the build",
  ),
  row('darkmode darktheme nightmode', 'There is no dark mode; the header alone can be dark.', 'leave it out'),
  row(
    'cookie cookiebanner cookieconsent',
    'The app sets no cookies of other companies and tracks nobody, so it needs no banner.',
    'leave it out',
  ),
  row('parking', 'The app has no parking. A banner can lead to the page of the car park.', 'leave it out'),
  backend('currency currencie currencysymbol rupee', "The currency comes from the client's backend.", words),
  backend(
    'point pointsname unit',
    "The name of the points and its short form come from the client's backend.",
    words,
  ),
  backend(
    'support helpline helpdesk phone telephone mobile email mail whatsapp contact address',
    "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.",
    words,
  ),
  backend(
    'term termsandcondition about legal imprint benefit',
    "Terms, About us, How it works and benefits are pages of the client's backend.",
  ),
  backend(
    'rate conversion conversionrate earning burning',
    "What points are worth and what they are given for come from the client's backend.",
    'Switches',
  ),
  backend('expiry validity', "How long points are valid comes from the client's backend."),
  backend('balance openingbalance', "Balances come from the client's backend.", 'Customers'),
  backend('bill receipt', "Rules for bills come from the client's backend.", 'Switches'),
  backend('tier level', "Tiers and their benefits come from the client's backend.", 'Switches'),
  backend(
    'banner product catalogue catalog voucher brand shop question',
    "Banners, products, shops, offers and questions come from the client's backend.",
  ),
  backend('hour openinghour', "The hours of each shop come from the client's backend."),
  backend(
    'social facebook instagram twitter linkedin youtube',
    "Links to social media belong to the locations in the client's backend.",
  ),
  backend('otp sms login signup', "Logging in, OTPs and SMS messages are the work of the client's backend."),
];
