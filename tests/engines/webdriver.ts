import { type Browser, windowSize } from './browser';

/** Sends a command of the WebDriver standard and returns its value. Rejects with the browser's error. */
export type Send = (command: Command, params?: object) => Promise<unknown>;

export type Command =
  | 'DeleteSession'
  | 'Navigate'
  | 'Back'
  | 'ExecuteScript'
  | 'PerformActions'
  | 'SetWindowRect'
  | 'TakeScreenshot';

/** A browser with WebDriver. A library would add 20 MB for the same seven commands. */
export async function webdriverBrowser(name: string, send: Send, end: () => Promise<void>): Promise<Browser> {
  await send('SetWindowRect', windowSize).catch(() => undefined); // one without a window has a size of its own
  return {
    name,
    open: async (url) => void (await send('Navigate', { url })),
    back: async () => void (await send('Back')),
    run: (script, args) => send('ExecuteScript', { script, args }),
    tap: async ({ x, y }) => {
      const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await send('PerformActions', {
        actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('PerformActions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    picture: async () => Buffer.from(String(await send('TakeScreenshot', { full: false })), 'base64'),
    close: async () => {
      await send('DeleteSession').catch(() => undefined); // it may have ended already
      await end();
    },
  };
}
