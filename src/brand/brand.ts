import type {
  DashboardTile,
  HowItWorksPlacement,
  MenuEntry,
  OptionalScreen,
  WalletPart,
} from './capabilities';
import type { CardLook } from './card-look';
import type { Palette } from './palette';
import type { ReferralLayout } from './referral-layouts';
import type { Wording } from './texts/plural';

/**
 * Everything that the app needs to know about its merchant. The builder derives it from the merchant's config and the
 * environment, and writes it into the page as JSON. The app reads it there, and knows nothing else about the merchant.
 */
export interface Brand {
  merchantId: string;
  platform: number;
  appVersion: number;
  loginThrough: number;
  /** The mall's name, as on its doors. */
  name: string;
  /** The loyalty programme's name. It ends every document title. */
  programName: string;
  /** BCP 47 language tag of the page. */
  language: string;
  palette: Palette;
  /** Missing where it is the default look. */
  card?: CardLook;
  /** Address of the style sheet with the font of titles, on this origin. */
  headlineUrl?: string;
  /** Address of the style sheet that shows the mall's photo, on this origin. */
  photoUrl?: string;
  /** Address of the logo on this origin. */
  logo: string;
  /** The names of tiers with colours of their own: `data-tier` has the place of one in the list. */
  tiers?: readonly string[];
  /** Whether home greets without the logo. */
  plainHeader?: true;
  /** How many times wider the logo is than it is high. */
  logoRatio: number;
  referral: { layout: ReferralLayout; howItWorks: HowItWorksPlacement };
  screens: Record<OptionalScreen, boolean>;
  wallet: Record<WalletPart, boolean>;
  dashboardTiles: readonly DashboardTile[];
  /** `privacy` is among them only with `privacyUrl`. */
  menuEntries: readonly MenuEntry[];
  /** https address of the mall's own privacy policy. */
  privacyUrl?: string;
  /** Address of the file with `Rights`, on this origin. */
  rightsUrl?: string;
  /** Set where the login takes no bill. */
  billFirst?: false;
  /** What registration says about the minimum age. */
  ageText?: string;
  /** A banner on login and dashboard. Both days are YYYY-MM-DD and belong to it. */
  launch?: { from: string; until: string; text: string };
  /** Overridden texts by `<area>.<key>`, in the language of the page. */
  texts: Readonly<Record<string, Wording>>;
  api: { baseUrl: string; payloadKey: string };
  maps: { tileUrl: string; attribution: string; searchUrl: string };
  /** Where pages tell how fast they were, and how many of them do: 0 none, 1 all. */
  telemetry?: { url: string; sample: number };
  /** VAPID public key, or '' without Web Push. */
  pushPublicKey: string;
  /** The Firebase app of a merchant whose push messages come from there. */
  firebase?: FirebaseApp;
}

/** How Firebase knows a merchant's site. All of it is public. */
export interface FirebaseApp {
  apiKey: string;
  projectId: string;
  appId: string;
  messagingSenderId: string;
  vapidKey: string;
}

/** Id of the JSON block that carries the brand in `index.html`. */
export const brandElementId = 'brand';
