/** Who mends a line: staff who keep the mall's folder, the client, or the people who run the servers. */
export type Who = 'staff' | 'client' | 'hosting';

/** What a line is about. A mall with several hosts has one line of the last three for each host. */
export const keys = [
  'config',
  'pictures',
  'identity',
  'push',
  'maps',
  'Google Play',
  'backend',
  'pages',
  'DNS',
  'certificate',
  'files',
] as const;
export type Key = (typeof keys)[number];

/** One line of the launch list. */
export interface Item {
  key: Key;
  result: 'ok' | 'failed' | 'notTried';
  /** What was found, or why it was not tried. Several sentences stand on lines of their own. */
  detail: string;
  /** What to do. '' where nothing is left. */
  todo: string;
  who: Who;
}

export interface LaunchReport {
  merchant: string;
  /** Whether no line failed. */
  ok: boolean;
  items: Item[];
}

/** Who mends what. */
const whose: Record<Key, Who> = {
  config: 'staff',
  pictures: 'staff',
  identity: 'staff',
  push: 'staff',
  maps: 'staff',
  'Google Play': 'staff',
  backend: 'client',
  pages: 'client',
  DNS: 'client',
  certificate: 'hosting',
  files: 'hosting',
};

export function ok(key: Key, detail: string): Item {
  return { key, result: 'ok', detail, todo: '', who: whose[key] };
}

export function failed(key: Key, detail: string, todo: string, who = whose[key]): Item {
  return { key, result: 'failed', detail, todo, who };
}

/** @param todo what makes it possible to try, for the staff who run the list */
export function notTried(key: Key, why: string, todo = ''): Item {
  return { key, result: 'notTried', detail: why, todo, who: todo === '' ? whose[key] : 'staff' };
}
