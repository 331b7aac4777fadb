/** What to say about a key that stands for something a mall has, but that its config does not hold. */
export interface Answer {
  /** Where the value comes from, as a sentence. */
  message: string;
  fix: string;
}

/**
 * The answer for a key such as `currency` (docs/onboarding.md#where-everything-comes-from). `undefined` for a key that
 * means nothing of the kind.
 */
export function answerFor(key: string): Answer | undefined {
  return answerWith((keys) => isAmong(plain(key), keys));
}

/** The same for a key that holds such a word, as `supportPhone` does. */
export function answerForPart(key: string): Answer | undefined {
  const words = key.split(/(?=[A-Z])|[^\p{L}\p{N}]+/u).map(plain);
  return answerWith((keys) => keys !== idKeys && words.some((word) => isAmong(word, keys)));
}

function answerWith(fits: (keys: string) => boolean): Answer | undefined {
  const [, message, fix] = answers.find(([keys]) => fits(keys)) ?? [];
  return message && fix ? { message, fix } : undefined;
}

function isAmong(word: string, keys: string): boolean {
  return keys.split(' ').includes(word);
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function fromBackend(message: string, demo?: string): [message: string, fix: string] {
  const forDemo = demo ? `. For a demo, set it on the operator page of npm start: ${demo}` : '';
  return [message, `leave it out here, and set it in the client's backend${forDemo}`];
}

/** Keys that mean the mall's id only as a whole, not as a part of a longer one. */
const idKeys = 'id merchantid mallid';

/** The keys that ask for the same thing, and the answer. */
const answers: readonly (readonly [keys: string, message: string, fix: string])[] = [
  [
    idKeys,
    "The mall's id is the name of its folder.",
    'delete this entry; another id is another name of the folder',
  ],
  [
    'currency currencies rupee rupees',
    ...fromBackend("The currency comes from the client's backend.", 'Words and contacts'),
  ],
  ['balance balances', ...fromBackend("Balances come from the client's backend.", 'Customers')],
  ['expiry validity', ...fromBackend("How long points are valid comes from the client's backend.")],
  [
    'rate rates conversion earning burning',
    ...fromBackend(
      "What points are worth and what they are given for come from the client's backend.",
      'Switches',
    ),
  ],
  [
    'points point unit units',
    ...fromBackend(
      "The name of the points and its short form come from the client's backend.",
      'Words and contacts',
    ),
  ],
  [
    'terms about legal tandc imprint',
    ...fromBackend("Terms, About us, How it works and benefits are pages of the client's backend."),
  ],
  [
    'privacy privacypolicy privacyurl',
    "The mall's own privacy policy is links.privacy.",
    'write "links": { "privacy": "https://www.the-mall.example/privacy" }',
  ],
  [
    'ogimage ogtitle ogdescription opengraph socialimage sharepicture',
    'What other apps show of a link is share.',
    'write "share": { "image": "share.png", "title": "…", "text": "…" }',
  ],
  [
    'minage minimumage agelimit agetext',
    'What registration says about the minimum age is registration.ageText.',
    'write "registration": { "ageText": "For people aged 18 or over" }',
  ],
  [
    'languages secondlanguage multilingual',
    'A site speaks one language, manifest.language.',
    'write "manifest": { "language": "hi-IN" }, and the words of that language under texts',
  ],
  [
    'decimals decimalplaces rounding',
    'A whole figure has no decimals, any other one has two, and that is the same in every mall.',
    'leave it out, because nothing can be set here',
  ],
  [
    'launchdate opening openingdate golive',
    'A mall opens when its site is published; the banner about it is launch.',
    'write "launch": { "from": "2026-12-24", "until": "2026-12-31", "text": "…" }, or leave it out',
  ],
  [
    'facebook instagram twitter linkedin social socials',
    ...fromBackend("Links to social media belong to the locations in the client's backend."),
  ],
  [
    'support helpdesk helpline phone telephone mobile whatsapp email mail contact contacts address',
    ...fromBackend(
      "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.",
      'Words and contacts',
    ),
  ],
  [
    'bills bill receipts receipt',
    ...fromBackend(
      "Rules for bills come from the client's backend: what a bill earns, and how old it may be.",
      'Switches',
    ),
  ],
  [
    'tier tiers benefits levels',
    ...fromBackend("Tiers and their benefits come from the client's backend.", 'Switches'),
  ],
  [
    'banners banner products catalogue catalog vouchers brands shops questions hours',
    ...fromBackend("Banners, products, shops, offers and questions come from the client's backend."),
  ],
  [
    'otp sms login signup',
    ...fromBackend("Logging in, OTPs and SMS messages are the work of the client's backend."),
  ],
  [
    'payloadkey secret password token keyword cipher',
    'A config holds no secrets, because everybody with the repository can read it.',
    "delete it here; the cipher's key is PAYLOAD_KEY, or PAYLOAD_KEY_<id>, in the environment of the build",
  ],
  [
    'url backend endpoint server baseurl apiurl',
    'The address of the backend is api.baseUrl.',
    'write "api": { "baseUrl": "https://…" }',
  ],
  [
    'domain domains website hostname hostnames',
    'The host names of the site are the list hosts.',
    'write "hosts": ["rewards.the-mall.example"]',
  ],
  [
    'analytics gtm tracking pixel tagmanager',
    'Scripts of other companies are not possible, because they could read the tokens of shoppers.',
    'delete it; visits can be counted from the logs of the web server',
  ],
];
