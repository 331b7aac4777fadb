/** Who mends a line: staff who keep the mall's folder, the client, or the people who run the servers. */
export type Who = 'staff' | 'client' | 'hosting';

/** Who mends what. A mall with several hosts has one line of the last three for each host. */
const whose = {
  config: 'staff',
  pictures: 'staff',
  identity: 'staff',
  push: 'staff',
  maps: 'staff',
  'Google Play': 'staff',
  rights: 'client',
  backend: 'client',
  pages: 'client',
  DNS: 'client',
  certificate: 'hosting',
  files: 'hosting',
} as const;

/** What a line is about. */
export type Key = keyof typeof whose;
export const keys = Object.keys(whose);

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

export function ok(key: Key, detail: string): Item {
  return { key, result: 'ok', detail, todo: '', who: whose[key] };
}

export function failed(key: Key, detail: string, todo: string, who: Who = whose[key]): Item {
  return { key, result: 'failed', detail, todo, who };
}

/** @param todo what makes it possible to try, for the staff who run the list */
export function notTried(key: Key, why: string, todo = ''): Item {
  return { key, result: 'notTried', detail: why, todo, who: todo === '' ? whose[key] : 'staff' };
}
