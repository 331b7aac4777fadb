import type { StoreFacts } from './store-facts';

/** Why something is collected, in Google Play's words and under its name in an exported form. */
export const purposes = {
  PSL_APP_FUNCTIONALITY: 'App functionality',
  PSL_ANALYTICS: 'Analytics',
  PSL_DEVELOPER_COMMUNICATIONS: 'Developer communications',
  PSL_ACCOUNT_MANAGEMENT: 'Account management',
} as const;
type Purpose = keyof typeof purposes;

/** One type of data that leaves the phone. */
export interface Collected {
  /** Its group and its name in an exported form. */
  group: string;
  type: string;
  /** As the Play Console shows it. */
  label: string;
  /** What it is in this app. */
  what: string;
  /** Whether a shopper can use the app without giving it. */
  optional: boolean;
  purposes: readonly Purpose[];
}

/**
 * What the app collects, in the order of Google Play's form
 * (https://support.google.com/googleplay/android-developer/answer/10787469). Nothing is shared: servers and push services
 * that work for the mall do not count there.
 */
export function collectedData({ brand }: StoreFacts): Collected[] {
  const { screens } = brand;
  const hasPush = screens.notifications && (brand.pushPublicKey !== '' || brand.firebase !== undefined);
  const account: Purpose[] = ['PSL_APP_FUNCTIONALITY', 'PSL_ACCOUNT_MANAGEMENT'];
  const app: Purpose[] = ['PSL_APP_FUNCTIONALITY'];
  return [
    given('PERSONAL', 'NAME', 'Personal info: Name', 'first and last name', account),
    given('PERSONAL', 'EMAIL', 'Personal info: Email address', 'e-mail address', [
      ...account,
      'PSL_DEVELOPER_COMMUNICATIONS',
    ]),
    given('PERSONAL', 'USER_ACCOUNT', 'Personal info: User IDs', "the member's number", account),
    given('PERSONAL', 'ADDRESS', 'Personal info: Address', 'pincode', account),
    given('PERSONAL', 'PHONE', 'Personal info: Phone number', 'mobile number', account),
    given('PERSONAL', 'OTHER_PERSONAL', 'Personal info: Other info', 'gender, dates of birth', account),
    chosen('FINANCIAL', 'PURCHASE_HISTORY', 'Financial info: Purchase history', 'bills, rewards', app),
    chosen('PHOTOS_AND_VIDEOS', 'PHOTOS', 'Photos and videos: Photos', 'photos of bills', app),
    chosen('FILES_AND_DOCS', 'FILES_AND_DOCS', 'Files and docs: Files and docs', 'bills as PDF', app),
    given('APP_ACTIVITY', 'USER_INTERACTION', 'App activity: App interactions', 'rewards looked at', [
      ...app,
      'PSL_ANALYTICS',
    ]),
    ...(screens.feedback || screens.visit
      ? [
          chosen(
            ...(['APP_ACTIVITY', 'USER_GENERATED_CONTENT'] as const),
            ...(['App activity: Other user-generated content', 'feedback, visits'] as const),
            app,
          ),
        ]
      : []),
    ...(brand.telemetry
      ? [
          given('APP_PERFORMANCE', 'CRASH_LOGS', 'App info and performance: Crash logs', 'kinds of errors', [
            'PSL_ANALYTICS',
          ]),
          given(
            ...(['APP_PERFORMANCE', 'PERFORMANCE_DIAGNOSTICS'] as const),
            ...(['App info and performance: Diagnostics', 'how fast pages are'] as const),
            ['PSL_ANALYTICS'],
          ),
        ]
      : []),
    ...(hasPush
      ? [
          chosen(
            ...(['IDENTIFIERS', 'DEVICE_ID', 'Device or other IDs', 'address for push messages'] as const),
            ['PSL_DEVELOPER_COMMUNICATIONS'],
          ),
        ]
      : []),
  ];
}

/** Where somebody without the app reads how an account is deleted. */
export function deletionAddress({ host, config }: StoreFacts): string {
  return config.rights?.deletion?.url ?? `https://${host}/delete-account`;
}

/** What the mall has still to give before Google Play takes the app. */
export function missingRights({ config }: StoreFacts): string[] {
  return [
    ...(['controller', 'deletion'] as const)
      .filter((key) => !config.rights?.[key])
      .map((key) => `rights.${key}`),
    ...(config.links?.privacy ? [] : ['links.privacy']),
  ];
}

function given(group: string, type: string, label: string, what: string, why: readonly Purpose[]): Collected {
  return {
    group: `PSL_DATA_TYPES_${group}`,
    type: `PSL_${type}`,
    label,
    what,
    optional: false,
    purposes: why,
  };
}

function chosen(...rest: Parameters<typeof given>): Collected {
  return { ...given(...rest), optional: true };
}
