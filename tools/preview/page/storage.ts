import type { PreviewFacts, Role } from '../facts';
import { tokenOf } from '../facts';

const names = ['localStorage', 'sessionStorage'] as const;

/** Gives each stored value a prefix, so that previews on one origin do not mix. */
export function keepApart(id: string): void {
  for (const name of names) {
    try {
      const value = prefixed(window[name], `preview.${id}.`);
      Object.defineProperty(window, name, { value, configurable: true });
    } catch {
      // This browser stores nothing, and the app says so.
    }
  }
}

/** Who looks at the app, by the stored token. */
export function roleNow(): Role {
  const token = localStorage.getItem('acc_token');
  return token === tokenOf('member') ? 'member' : token === tokenOf('new') ? 'new' : 'visitor';
}

export function become(role: Role, { sessions }: PreviewFacts): void {
  for (const name of names) window[name].clear();
  Object.assign(localStorage, sessions[role]);
}

/** The values of a storage whose names begin with the prefix, as a storage of its own. */
function prefixed(real: Storage, prefix: string): Storage {
  const own = () =>
    Object.keys(real)
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length));
  const methods = {
    getItem: (name: string) => real.getItem(prefix + name),
    setItem: (name: string, value: string) => real.setItem(prefix + name, value),
    removeItem: (name: string) => real.removeItem(prefix + name),
    clear: () => {
      for (const name of own()) real.removeItem(prefix + name);
    },
    key: (at: number) => own()[at] ?? null,
    get length() {
      return own().length;
    },
  };
  return new Proxy(Object.create(methods) as Storage, {
    get: (target, name) =>
      typeof name === 'string' && !(name in methods)
        ? (methods.getItem(name) ?? undefined)
        : Reflect.get(target, name, target),
    set: (_, name, value) => {
      methods.setItem(String(name), String(value));
      return true;
    },
    deleteProperty: (_, name) => {
      methods.removeItem(String(name));
      return true;
    },
    has: (_, name) => name in methods || methods.getItem(String(name)) !== null,
    ownKeys: own,
    getOwnPropertyDescriptor: (_, name) => {
      const value = methods.getItem(String(name));
      return value === null ? undefined : { value, configurable: true, enumerable: true, writable: true };
    },
  });
}
