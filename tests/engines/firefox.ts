import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../setup/free-ports';
import type { Browser } from './browser';
import { eventually, installed, start, startLimit, stop } from './processes';
import { type Send, webdriverBrowser } from './webdriver';

/** Preferences for tests: no first-run pages, and no requests to other servers. */
const preferences = (port: number): Record<string, unknown> => ({
  'marionette.port': port,
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
});

/**
 * Debian's `firefox-esr`, or another stock Firefox, if it is installed. It is controlled with Marionette, which every
 * Firefox has.
 */
export async function openFirefox(): Promise<Browser | undefined> {
  const program = installed('firefox-esr') ?? installed('firefox');
  if (!program) return undefined;
  const profile = await mkdtemp(join(tmpdir(), 'engines-firefox-'));
  const [port] = await freePorts(1);
  const lines = Object.entries(preferences(port)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const process = start(program, ['--marionette', '--headless', '--no-remote', '--profile', profile]);
  let marionette: Marionette | undefined;
  const end = async () => {
    marionette?.close();
    await stop(process);
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const connected = await eventually('Firefox did not start', startLimit, () => Marionette.connect(port));
    marionette = connected;
    const { capabilities } = (await connected.send('NewSession')) as {
      capabilities: { browserVersion: string };
    }; // its reply
    const send: Send = async (command, params) => unwrapped(await connected.send(command, params));
    return await webdriverBrowser(`Firefox ${capabilities.browserVersion}`, send, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Marionette wraps most values. */
function unwrapped(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'value' in reply ? reply.value : reply;
}

type Reply = [type: 1, id: number, error: { message: string } | null, value: unknown];

/**
 * Firefox's own way to send WebDriver commands: `length:[0, id, name, parameters]` over TCP. Replies have the same
 * form.
 */
class Marionette {
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private received = Buffer.alloc(0);
  private last = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => {
      this.received = Buffer.concat([this.received, data]);
      while (this.takeMessage()) {}
    });
    socket.on('close', () => {
      const gone = { message: 'Firefox has closed the connection.' };
      for (const [id, answer] of this.waiting) answer([1, id, gone, undefined]);
    });
  }

  static connect(port: number): Promise<Marionette> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(new Marionette(socket)));
      socket.once('error', reject);
    });
  }

  async send(command: string, params: object = {}): Promise<unknown> {
    this.last += 1;
    const id = this.last;
    const message = JSON.stringify([0, id, `WebDriver:${command}`, params]);
    const [, , error, value] = await new Promise<Reply>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (error) throw new Error(`${command}: ${error.message}`);
    return value;
  }

  close(): void {
    this.socket.destroy();
  }

  /** The first message is a greeting, which is not a list. */
  private takeMessage(): boolean {
    const colon = this.received.indexOf(':');
    const length = Number(this.received.subarray(0, colon));
    if (colon < 0 || this.received.length < colon + 1 + length) return false;
    const message: unknown = JSON.parse(this.received.subarray(colon + 1, colon + 1 + length).toString());
    this.received = this.received.subarray(colon + 1 + length);
    if (!Array.isArray(message)) return true;
    const reply = message as Reply; // its protocol, version 3
    this.waiting.get(reply[1])?.(reply);
    this.waiting.delete(reply[1]);
    return true;
  }
}
