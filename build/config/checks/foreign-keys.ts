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
  return { keys: keys.split(/\s+/), message, fix };
}

const answers: readonly Row[] = [
  row(
    'id merchantid mallid',
    "The mall's id is the name of its folder.",
    'delete this entry; another id is another name of the folder',
  ),
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
  row(
    `currency currencysymbol point pointsname support phone email whatsapp contact address term about
    conversionrate expiry balance bill tier banner product catalogue voucher hour social otp sms`,
    "What shoppers see of points, people, places and offers comes from the client's backend.",
    "leave it out here, and set it in the client's backend; in a demo, on the operator page of npm start",
  ),
];
