import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '../../tests/setup/caches';
import { pushSignals } from './push-signals';
import { takeTaps } from './push-taps';
import { openPush, showPush } from './push-worker';

const origin = 'https://mall.example';

/** A tab of the site. `answers`: whether its app is there to open links. */
function tab({ visible = false, answers = true } = {}) {
  const own = {
    visibilityState: visible ? 'visible' : 'hidden',
    focus: vi.fn(async () => own),
    navigate: vi.fn(async (_address: string) => own),
    postMessage: vi.fn((_message: object, ports?: MessagePort[]) => {
      if (answers) ports?.[0]?.postMessage('done');
    }),
  };
  return own;
}

function tabsOf(...tabs: ReturnType<typeof tab>[]) {
  return {
    matchAll: vi.fn(async () => tabs),
    openWindow: vi.fn(async (_address: string) => null),
  };
}

/** The tests' tabs have the parts of a client that the worker uses. */
type Scope = Parameters<typeof openPush>[1]['clients'];
const close = vi.fn();
const open = (href: unknown, clients: ReturnType<typeof tabsOf>, tapped?: unknown, caches = fakeCaches()) =>
  openPush({ close, data: { href, tapped } }, { clients: clients as unknown as Scope, origin, caches });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a push message that arrives', () => {
  const show = async (payload: string, clients = tabsOf()) => {
    const showNotification = vi.fn(async () => {});
    const siteName = vi.fn(async () => 'Mall Rewards');
    await showPush(payload, {
      registration: { showNotification },
      clients: clients as unknown as Scope,
      origin,
      siteName,
    });
    return showNotification.mock.calls;
  };

  it('shows with the icons of the mall, and keeps what it opens', async () => {
    const payload = JSON.stringify({
      title: 'Hello',
      push_text: 'A note',
      communication_msg_id: 'n5',
      deep_link_url: '/offers',
      notification_image: 'https://cdn.example/1.png',
    });
    expect(await show(payload)).toEqual([
      [
        'Hello',
        {
          ...{
            body: 'A note',
            tag: 'n5',
            image: 'https://cdn.example/1.png',
            data: { href: '/offers', tapped: 'n5' },
          },
          icon: '/icons/icon-192.png',
          badge: '/icons/monochrome-192.png',
        },
      ],
    ]);
  });

  it('leaves the report of the tap to the screen that it opens', async () => {
    const [call] = await show('{"communication_msg_id":"n5"}');
    expect(call).toMatchObject(['Mall Rewards', { tag: 'n5', data: { href: '/notifications/n5' } }]);
    expect(JSON.stringify(call)).not.toContain('tapped');
  });

  it('shows under the name of the site without a title, and without a picture or id where it has none', async () => {
    expect(await show('')).toEqual([
      [
        'Mall Rewards',
        {
          body: '',
          data: { href: '/notifications' },
          icon: '/icons/icon-192.png',
          badge: '/icons/monochrome-192.png',
        },
      ],
    ]);
  });

  it('tells every open tab', async () => {
    const tabs = [tab(), tab()];
    await show('{}', tabsOf(...tabs));
    for (const { postMessage } of tabs) {
      expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: pushSignals.arrived });
    }
  });
});

describe('a tap on a push message', () => {
  it('takes the message away at once', () => {
    close.mockClear();
    void open('/offers', tabsOf());
    expect(close).toHaveBeenCalledOnce();
  });

  it('opens a window where no tab is open', async () => {
    const clients = tabsOf();
    await open('/offers', clients);
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://mall.example/offers');
  });

  it('focuses the tab that is visible and lets it go there itself', async () => {
    const [hidden, visible] = [tab(), tab({ visible: true })];
    const clients = tabsOf(hidden, visible);
    await open('/offers', clients);
    expect(visible.focus).toHaveBeenCalledOnce();
    expect(visible.postMessage).toHaveBeenCalledWith(
      { type: pushSignals.open, href: '/offers' },
      expect.any(Array),
    );
    expect(visible.navigate).not.toHaveBeenCalled();
    expect(hidden.focus).not.toHaveBeenCalled();
    expect(clients.openWindow).not.toHaveBeenCalled();
  });

  it('sends a tab there whose app does not answer', async () => {
    const silent = tab({ answers: false });
    const done = open('/offers', tabsOf(silent));
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(silent.navigate).toHaveBeenCalledExactlyOnceWith('https://mall.example/offers');
  });

  it('opens a window where a tab cannot be sent', async () => {
    const silent = tab({ answers: false });
    silent.focus.mockRejectedValue(new Error('not allowed'));
    silent.navigate.mockRejectedValue(new Error('not controlled'));
    const clients = tabsOf(silent);
    const done = open('/offers', clients);
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://mall.example/offers');
  });

  it('is kept for the app to report, and the tabs are told', async () => {
    const caches = fakeCaches();
    const tabs = tabsOf(tab());
    await open('https://cinema.example/', tabs, 'n5', caches);
    expect(await takeTaps(caches)).toEqual(['n5']);
    const [own] = await tabs.matchAll();
    expect(own?.postMessage).toHaveBeenCalledExactlyOnceWith({ type: pushSignals.tapped });
  });

  it('opens its address where the tap cannot be kept', async () => {
    const clients = tabsOf();
    const full = { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    await open('/offers', clients, 'n5', full as unknown as CacheStorage);
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://mall.example/offers');
  });

  it.each([undefined, '', 5])('without an id (%j) keeps nothing', async (tapped) => {
    const caches = fakeCaches();
    await open('/offers', tabsOf(), tapped, caches);
    expect(await takeTaps(caches)).toEqual([]);
  });

  it('opens another site in a window of its own, and leaves the tabs alone', async () => {
    const open_ = tab({ visible: true });
    const clients = tabsOf(open_);
    await open('https://cinema.example/', clients);
    expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://cinema.example/');
    expect(open_.focus).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', '//evil.example/', undefined, 'http://cinema.example/'])(
    'with the address %j opens the start of the site',
    async (href) => {
      const clients = tabsOf();
      await open(href, clients);
      expect(clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://mall.example/');
    },
  );
});
