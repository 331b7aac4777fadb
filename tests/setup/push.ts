import { onTestFinished, vi } from 'vitest';

/** A key pair's public half, as in a brand. */
export const pushKey = `B${'A'.repeat(86)}`;
export const otherPushKey = `B${'B'.repeat(86)}`;

/** A browser with push messages, whose push service answers as the test says. */
export function stubPush(permission: NotificationPermission = 'granted') {
  let made = 0;
  let current: ReturnType<typeof subscription> | null = null;
  const subscription = (key: Uint8Array) => {
    made += 1;
    const token = { endpoint: `https://push.example/${made}` };
    return {
      options: { applicationServerKey: key.buffer },
      toJSON: () => token,
      unsubscribe: vi.fn(async () => {
        current = null;
        return true;
      }),
    };
  };
  const pushManager = {
    getSubscription: vi.fn(async () => current),
    subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      current = subscription(applicationServerKey);
      return current;
    }),
  };
  const browser = { permission, answer: permission };
  const notification = {
    get permission() {
      return browser.permission;
    },
    requestPermission: vi.fn(async () => {
      browser.permission = browser.answer;
      return browser.permission;
    }),
  };
  const serviceWorker = Object.assign(new EventTarget(), { ready: Promise.resolve({ pushManager }) });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return {
    browser,
    notification,
    pushManager,
    serviceWorker,
    /** The browser has dropped the subscription. */
    drop: () => {
      current = null;
    },
  };
}

/** The token of the stub's n-th subscription. */
export const tokenOf = (made: number) => JSON.stringify({ endpoint: `https://push.example/${made}` });
