import type { OptionalScreen } from '@/brand/capabilities';
import { layoutWords, referralLayouts } from '@/brand/referral-layouts';
import type { Merchant } from '../../build/brand/merchant';
import { brandDraft } from '../shared/branded-draft';
import { drawSheet, inRows, type PictureTaker, phone } from '../shared/picture-sheet';
import type { DemoAnswers } from './demo-answers';
import type { Role } from './facts';
import { always, type PreviewTools, previewEnvironment, previewOn } from './make-preview';
import { servePreview } from './serve-preview';

interface Screen {
  title: string;
  path: string;
  role?: Role;
  optional?: OptionalScreen;
}

const mainScreens: readonly Screen[] = [
  { title: 'Login', path: '/login', role: 'visitor' },
  { title: 'Home', path: '/dashboard' },
  { title: 'Rewards', path: '/redeem' },
  { title: 'Membership', path: '/membership' },
  { title: 'Submit bills', path: '/submit-bill' },
  { title: 'Transactions', path: '/transactions' },
  { title: 'Offers', path: '/offers', optional: 'offers' },
  { title: 'Stores', path: '/store-locator', optional: 'stores' },
];

/**
 * One file to send to the client: the main screens, and refer a friend in all its layouts where the mall has it. Throws
 * what the browser throws.
 */
export async function makeSheets(
  merchant: Merchant,
  demo: DemoAnswers,
  tools: PreviewTools,
  takePictures: PictureTaker,
  pdf: boolean,
): Promise<Buffer> {
  const { config } = merchant;
  const isOn = (screen: OptionalScreen | undefined) =>
    screen === undefined || config.screens[screen] !== false;
  const layouts = isOn('referral') ? referralLayouts : [];
  const sites = [config.referral.layout, ...layouts].map((layout) => ({
    ...merchant,
    config: { ...config, referral: { ...config.referral, layout } },
  }));
  const servers = [];
  try {
    for (const site of sites) servers.push(await servePreview(await previewOn(demo, site, always, tools)));
    const [own = '', ...others] = servers.map(({ origin }) => origin);
    const shots = [
      ...mainScreens
        .filter(({ optional }) => isOn(optional))
        .map(({ title, path, role = 'member' }) => ({ title, url: `${own}${path}#${role}`, ...phone })),
      ...others.map((origin, at) => ({
        title: `Refer a friend: ${layoutWords[layouts[at] ?? 'default'].title}`,
        url: `${origin}/refer-friend#member`,
        ...phone,
      })),
    ];
    const pictures = await takePictures(shots);
    const phones = shots.map(({ title }, at) => ({ title, picture: pictures[at] ?? Buffer.alloc(0) }));
    const main = phones.slice(0, phones.length - layouts.length);
    const rows = [...inRows(main), ...(layouts.length > 0 ? [phones.slice(main.length)] : [])];
    const draft = await brandDraft(merchant, { ...tools, environment: previewEnvironment });
    return await drawSheet(draft, rows, takePictures, pdf);
  } finally {
    for (const server of servers) await server.close();
  }
}
