import { cutText } from '@/lib/cut-text';
import { linkTarget } from '@/lib/link-target';
import { parsedJson } from '@/lib/parsed-json';
import { notificationPath, paths } from '@/lib/paths';

/** What a push message shows and opens. */
export interface PushMessage {
  /** '' where the message has none. */
  title: string;
  body: string;
  /** An address of this site or an https one, or ''. */
  image: string;
  /** A path of this site or an https address. */
  href: string;
  /** A later message with the same tag replaces an earlier one. '' for none. */
  tag: string;
}

/** Longer texts do not fit on any screen. */
const longestTitle = 200;
const longestBody = 1_000;
const longestId = 200;

/**
 * Reads the payload of a push message: the fields of a notification, or Firebase's form with `notification` and `data`
 * (docs/wire.md#push-messages). Never throws, because a browser expects something to be shown for every message. A text
 * that is no JSON becomes the body.
 */
export function readPush(payload: string, origin: string): PushMessage {
  const message = asFields(parsedJson(payload));
  if (!message) return { title: '', body: cutText(payload, longestBody), image: '', href: listPath, tag: '' };
  const sources = [objectIn(message, 'data'), objectIn(message, 'notification'), message];
  const links = [...sources, objectIn(message, 'fcmOptions')];
  const id = firstText(sources, ['communication_msg_id', 'unique_id']);
  const tag = id.length > longestId ? '' : id;
  const link = linkTarget(firstText(links, ['deep_link_url', 'link', 'click_action']), origin);
  const image = linkTarget(firstText(sources, ['notification_image', 'image']), origin);
  return {
    title: cutText(firstText(sources, ['title']), longestTitle),
    body: cutText(firstText(sources, ['push_text', 'body']), longestBody),
    image: image?.href ?? '',
    href: link?.href ?? (tag ? notificationPath(tag) : listPath),
    tag,
  };
}

const listPath = paths.notifications;

type Fields = Readonly<Record<string, unknown>>;

function objectIn(fields: Fields, name: string): Fields {
  return asFields(fields[name]) ?? {};
}

function asFields(value: unknown): Fields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : undefined; // the keys of an object are strings
}

/** The first text under one of the names that is not empty. Ids may be numbers. */
function firstText(sources: readonly Fields[], names: readonly string[]): string {
  for (const source of sources) {
    for (const name of names) {
      const value = source[name];
      const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
      if (text) return text;
    }
  }
  return '';
}
