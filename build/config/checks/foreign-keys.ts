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
  return answers.find(({ keys }) => keys.includes(plain(key)))?.answer;
}

/** The same for a key that holds such a word, as `supportPhone` does. */
export function answerForPart(key: string): Answer | undefined {
  const words = key.split(/(?=[A-Z])|[^\p{L}\p{N}]+/u).map(plain);
  return answers.find(({ keys, parts = true }) => parts && words.some((word) => keys.includes(word)))?.answer;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function fromBackend(message: string, demo?: string): Answer {
  const forDemo = demo ? `. For a demo, set it on the operator page of npm start: ${demo}` : '';
  return { message, fix: `leave it out here, and set it in the client's backend${forDemo}` };
}

const answers: readonly {
  keys: readonly string[];
  /** False when the key means this only as a whole, not as a part of a longer one. */
  parts?: false;
  answer: Answer;
}[] = [
  {
    keys: ['id', 'merchantid', 'mallid'],
    parts: false,
    answer: {
      message: "The mall's id is the name of its folder.",
      fix: 'delete this entry; another id is another name of the folder',
    },
  },
  {
    keys: ['currency', 'currencies', 'rupee', 'rupees'],
    answer: fromBackend("The currency comes from the client's backend.", 'Words and contacts'),
  },
  {
    keys: ['balance', 'balances'],
    answer: fromBackend("Balances come from the client's backend.", 'Customers'),
  },
  {
    keys: ['expiry', 'validity'],
    answer: fromBackend("How long points are valid comes from the client's backend."),
  },
  {
    keys: ['rate', 'rates', 'conversion', 'earning', 'burning'],
    answer: fromBackend(
      "What points are worth and what they are given for come from the client's backend.",
      'Switches',
    ),
  },
  {
    keys: ['points', 'point', 'unit', 'units'],
    answer: fromBackend(
      "The name of the points and its short form come from the client's backend.",
      'Words and contacts',
    ),
  },
  {
    keys: ['terms', 'privacy', 'about', 'legal', 'tandc', 'imprint'],
    answer: fromBackend("Terms, About us, How it works and benefits are pages of the client's backend."),
  },
  {
    keys: ['facebook', 'instagram', 'twitter', 'linkedin', 'social', 'socials'],
    answer: fromBackend("Links to social media belong to the locations in the client's backend."),
  },
  {
    keys: [
      'support',
      'helpdesk',
      'helpline',
      'phone',
      'telephone',
      'mobile',
      'whatsapp',
      'email',
      'mail',
      'contact',
      'contacts',
      'address',
    ],
    answer: fromBackend(
      "Telephone, e-mail, WhatsApp and address come from the client's backend, with each location.",
      'Words and contacts',
    ),
  },
  {
    keys: ['bills', 'bill', 'receipts', 'receipt'],
    answer: fromBackend(
      "Rules for bills come from the client's backend: what a bill earns, and how old it may be.",
      'Switches',
    ),
  },
  {
    keys: ['tier', 'tiers', 'benefits', 'levels'],
    answer: fromBackend("Tiers and their benefits come from the client's backend.", 'Switches'),
  },
  {
    keys: [
      'banners',
      'banner',
      'products',
      'catalogue',
      'catalog',
      'vouchers',
      'brands',
      'shops',
      'questions',
      'hours',
    ],
    answer: fromBackend("Banners, products, shops, offers and questions come from the client's backend."),
  },
  {
    keys: ['otp', 'sms', 'login', 'signup'],
    answer: fromBackend("Logging in, OTPs and SMS messages are the work of the client's backend."),
  },
  {
    keys: ['payloadkey', 'secret', 'password', 'token', 'keyword', 'cipher'],
    answer: {
      message: 'A config holds no secrets, because everybody with the repository can read it.',
      fix: "delete it here; the cipher's key is PAYLOAD_KEY, or PAYLOAD_KEY_<id>, in the environment of the build",
    },
  },
  {
    keys: ['url', 'backend', 'endpoint', 'server', 'baseurl', 'apiurl'],
    answer: {
      message: 'The address of the backend is api.baseUrl.',
      fix: 'write "api": { "baseUrl": "https://…" }',
    },
  },
  {
    keys: ['domain', 'domains', 'website', 'hostname', 'hostnames'],
    answer: {
      message: 'The host names of the site are the list hosts.',
      fix: 'write "hosts": ["rewards.the-mall.example"]',
    },
  },
  {
    keys: ['analytics', 'gtm', 'tracking', 'pixel', 'tagmanager'],
    answer: {
      message: 'Scripts of other companies are not possible, because they could read the tokens of shoppers.',
      fix: 'delete it; visits can be counted from the logs of the web server',
    },
  },
];
