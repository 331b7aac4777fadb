import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef, useState } from 'react';
import { pathOf, screenAt } from '../../../shared/screens';
import type { PreviewNews, PreviewOrder } from '../../wire';
import { start } from '../start';

export const visitor = '';
/** The phone has no network. Everything else about it is as usual. */
export const offline = 'offline';
const usual = 'usual';
const firstMember = start.members[0]?.mobile ?? visitor;

/** What the preview shows, to whom, and in which state of the data. */
export interface Seen {
  path: string;
  /** The address that was asked for, until somebody goes on from it. */
  reached: string | undefined;
  member: string;
  state: string;
  /** How many pages have loaded; nothing while one is loading. */
  loaded: number | undefined;
  /** The name of the draft that the last of them shows. */
  draft: string | undefined;
  order(what: PreviewOrder): void;
  /** What the app tells with a message, if it comes from there. */
  newsIn(event: MessageEvent<unknown>): PreviewNews | undefined;
  /** Opens a screen as somebody who may see it. */
  open(address: string): void;
  seeAs(member: string): void;
  seeIn(state: string): void;
}

/** Follows the app in a frame. */
export function useSeen(frame: RefObject<HTMLIFrameElement | null>, origin: string): Seen {
  const [path, setPath] = useState('/dashboard');
  const [reached, setReached] = useState<string>();
  const [member, setMember] = useState(firstMember);
  const [state, setState] = useState(usual);
  const [loads, setLoads] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const [draft, setDraft] = useState<string>();
  const lastMember = useRef(member);
  const asked = useRef<string>(undefined);
  const order = (what: PreviewOrder) => {
    if ('open' in what || 'reload' in what) setLoading(true);
    frame.current?.contentWindow?.postMessage(what, origin);
  };
  const newsIn = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    const isOurs = from === origin && source === frame.current?.contentWindow;
    return isOurs && typeof data === 'object' && data !== null ? (data as PreviewNews) : undefined; // our own script wrote it
  };
  const show = (address: string, seenBy: string, inState: string) => {
    asked.current = address;
    setReached(undefined);
    const ofVisitors = screenAt(address)?.for === 'visitor';
    const needsMember = screenAt(address)?.for === 'member' && seenBy === visitor;
    const next = ofVisitors ? visitor : needsMember ? lastMember.current : seenBy;
    if (next !== visitor) lastMember.current = next;
    setMember(next);
    setState(inState);
    const stays = next === member && inState === state && !ofVisitors;
    order({ open: stays ? address : sessionPath(next, address, inState) });
  };
  /** The screen itself, or one that this person can see. */
  const screenFor = (seenBy: string) => {
    const cannotSee = screenAt(path)?.for === (seenBy === visitor ? 'member' : 'visitor');
    return cannotSee ? (seenBy === visitor ? '/login' : '/dashboard') : path;
  };
  const memberOf = (name: string) => start.states.find((each) => each.name === name)?.member;
  const seen: Seen = {
    path,
    reached,
    member,
    state,
    loaded: isLoading ? undefined : loads,
    draft,
    order,
    newsIn,
    open: (address) => show(address, member, state),
    seeAs: (next) => {
      const belongs = memberOf(state);
      show(screenFor(next), next, belongs === undefined || belongs === next ? state : usual);
    },
    seeIn: (next) => {
      order({ offline: next === offline });
      if (next === offline) return setState(next);
      const wasOf = memberOf(state) === member ? firstMember : member;
      const seenBy = memberOf(next) ?? wasOf;
      show(screenFor(seenBy), seenBy, next);
    },
  };
  useWindowEvent('message', (event: MessageEvent<unknown>) => {
    const data = newsIn(event);
    if (!data) return;
    if ('ready' in data) {
      setLoads(loads + 1);
      setDraft(data.ready);
      setLoading(false);
    }
    if (!('shownPath' in data)) return;
    setPath(data.shownPath);
    if (screenAt(data.shownPath)?.for === 'visitor') setMember(visitor); // who logs out is one
    if (!data.led) setReached(undefined);
    else if (asked.current !== undefined && pathOf(asked.current) === pathOf(data.shownPath))
      setReached(asked.current);
  });
  return seen;
}

/** The address at which the preview begins. */
export const firstPath = sessionPath(firstMember, '/dashboard', usual);

function sessionPath(member: string, next: string, state: string): string {
  return `/studio-session?${new URLSearchParams({ member, next, state: state === offline ? usual : state })}`;
}
