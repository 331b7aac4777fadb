import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../setup/free-ports';
import type { Browser } from './browser';
import { eventually, installed, start, startLimit, stop } from './processes';
import { type Command, type Send, webdriverBrowser } from './webdriver';

interface WebKit {
  driver: string;
  /** The folder of its small browser, below `/usr/lib/<architecture>/`. */
  folder: string;
  options: string;
  args: readonly string[];
  /** Shows its window, so it needs a display. */
  needsDisplay: boolean;
  label: string;
}

const gtk: WebKit = {
  driver: 'WebKitWebDriver',
  folder: 'webkit2gtk-4.1',
  options: 'webkitgtk:browserOptions',
  args: ['--automation'],
  needsDisplay: true,
  label: 'WebKitGTK',
};

const wpe: WebKit = {
  driver: 'WPEWebDriver',
  folder: 'wpe-webkit-1.1',
  options: 'wpe:browserOptions',
  args: ['--automation', '--headless'],
  needsDisplay: false,
  label: 'WPE WebKit',
};

/** Debian's `webkit2gtk-driver` with `xvfb`, if they are installed. */
export const openWebKitGtk = () => open(gtk);

/** Debian's `wpewebkit-driver` with `libwpewebkit-1.1-0`, if they are installed. */
export const openWpeWebKit = () => open(wpe);

async function open(webkit: WebKit): Promise<Browser | undefined> {
  const binary = browserIn(webkit.folder);
  const driver = installed(webkit.driver);
  const xvfb = installed('Xvfb');
  if (!driver || !binary || (webkit.needsDisplay && !xvfb)) return undefined;
  const screen = webkit.needsDisplay && xvfb ? await startScreen(xvfb) : undefined;
  const [port] = await freePorts(1);
  const environment = screen ? { DISPLAY: screen.display } : {};
  const process = start(driver, [`--port=${port}`], environment);
  const end = async () => {
    await stop(process);
    if (screen) await stop(screen.process);
  };
  try {
    const address = `http://127.0.0.1:${port}/session`;
    const options = { binary, args: webkit.args };
    const { sessionId, capabilities } = (await eventually(`${webkit.driver} did not start`, startLimit, () =>
      call(address, { capabilities: { alwaysMatch: { [webkit.options]: options } } }),
    )) as { sessionId: string; capabilities: { browserVersion: string } }; // the standard's reply
    const send: Send = (command, params) => sendOverHttp(`${address}/${sessionId}`, command, params);
    return await webdriverBrowser(`${webkit.label} ${capabilities.browserVersion}`, send, end);
  } catch (error) {
    await end();
    throw error;
  }
}

function browserIn(folder: string): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return libraries.map((name) => join('/usr/lib', name, folder, 'MiniBrowser')).find(existsSync);
}

/** A display without a screen. The program chooses its number and prints it. */
async function startScreen(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '500x1000x24', '-nolisten', 'tcp'];
  const process = spawn(xvfb, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    process.stdout.once('data', (data) => resolve(String(data).trim()));
    process.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { process, display: `:${number}` };
}

const routes: Record<Command, readonly [method: string, path: string]> = {
  DeleteSession: ['DELETE', ''],
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  TakeScreenshot: ['GET', '/screenshot'],
};

function sendOverHttp(session: string, command: Command, params: object = {}): Promise<unknown> {
  const [method, path] = routes[command];
  return call(`${session}${path}`, params, method);
}

async function call(address: string, params: object, method = 'POST'): Promise<unknown> {
  const body = method === 'POST' ? { body: JSON.stringify(params) } : {};
  const response = await fetch(address, { method, ...body });
  const { value } = (await response.json()) as { value: unknown }; // the standard's envelope
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}
