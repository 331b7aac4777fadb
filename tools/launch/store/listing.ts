import type { StoreFacts } from './store-facts';

/** A picture in the mall's folder. Sizes in px. */
export interface StorePicture {
  path: string;
  width: number;
  height: number;
}

/** The limits of Google Play, in letters (https://support.google.com/googleplay/android-developer/answer/9859152). */
const longest = { name: 30, short: 80, full: 4000 };

/** What somebody copies into the listing of Google Play. The client reads it first. */
export function listingSheet(facts: StoreFacts, pictures: readonly StorePicture[]): string {
  const { brand, manifest, config, host, packageId } = facts;
  const name = [manifest.name, manifest.short_name].find((each) => lettersOf(each) <= longest.name) ?? '';
  // The standard description begins with the name, which stands above it anyway.
  const bare = manifest.description.replace(/^[^:]*: /, '');
  const sentences = [manifest.description, `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`];
  const short = sentences.find((each) => lettersOf(each) <= longest.short) ?? '';
  return `# ${manifest.name} on Google Play

The client reads and approves this before it is sent. Package: \`${packageId}\`. Site: https://${host}/

| Field | Text | Letters |
|---|---|---|
${row('App name', name, longest.name)}
${row('Short description', short, longest.short)}
| Category | ${config.manifest.categories[0] === 'lifestyle' ? 'Lifestyle' : 'Shopping'} | |
| Privacy policy | ${brand.privacyUrl ?? 'ask the client for its https address, for links.privacy'} | |
| Language | ${config.manifest.language} | |

## Full description

At most ${longest.full} letters. A proposal:

${manifest.description}

${features(facts)}

## Pictures

| Picture | What Google Play wants | What there is |
|---|---|---|
| Icon | PNG, 512 × 512 px, at most 1 MB | icon.png in this folder |
| Feature graphic | PNG or JPEG, 1024 × 500 px | none: the client's designer makes it |
| Phone screenshots | 2 to 8, each side 320 to 3840 px, at most twice as long as wide | ${screenshots(pictures)} |
`;
}

function row(field: string, text: string, most: number): string {
  return `| ${field} | ${text.replaceAll('|', '\\|') || 'ask the client'} | ${lettersOf(text)} of ${most} |`;
}

/** What the app does, in the mall's words. How much a bill brings is the backend's, so nothing is promised. */
function features({ brand, config, manifest }: StoreFacts): string {
  // Only the client can say it in another language.
  if (!/^en\b/.test(config.manifest.language)) {
    return manifest.shortcuts.map(({ name }) => `- ${name}`).join('\n');
  }
  const { points, bill } = config.words;
  const [theirs, bills] = [points?.other ?? 'points', bill?.other ?? 'bills'];
  const has = brand.screens;
  const sentences = [
    `With ${brand.programName}, you have your membership of ${brand.name} on your phone.`,
    `Show your card at the till, send photos of your ${bills}, and see the ${theirs} that you have.`,
    `Choose a reward for your ${theirs}, and find your vouchers and transactions in one place.`,
    has.offers && 'See the offers of the mall and its brands.',
    has.stores && 'Look for brands and stores in the directory.',
    has.referral && 'Invite friends with a code of your own.',
    has.notifications && 'Read the messages of the mall.',
    has.contact && 'Find out how to reach the mall.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function screenshots(pictures: readonly StorePicture[]): string {
  const fitting = pictures.filter(
    ({ width, height }) => height > width && width >= 320 && height <= 3840 && height <= 2 * width,
  );
  if (pictures.length === 0) return 'none yet in screenshots/ of the mall';
  return (
    fitting.map(({ path, width, height }) => `${path} (${width} × ${height})`).join(', ') || 'none that fits'
  );
}

function lettersOf(text: string): number {
  return [...text].length;
}
