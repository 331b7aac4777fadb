/**
 * Where a mall's backend may be, from its config: its own address, or the path that most malls have below their first
 * host. '' where neither is known.
 */
export function likelyAddress(config: string): string {
  const { api, hosts } = parsed(config);
  const base = api?.baseUrl ?? '/api';
  if (/^https?:/i.test(base)) return base;
  const [host] = hosts ?? [];
  return host && base.startsWith('/') ? `https://${host}${base}` : '';
}

interface Config {
  api?: { baseUrl?: string };
  hosts?: string[];
}

/** Whatever is typed into the form may stand in it. */
function parsed(text: string): Config {
  try {
    const config = JSON.parse(text) as { api?: { baseUrl?: unknown }; hosts?: unknown } | null;
    const baseUrl = config?.api?.baseUrl;
    const hosts = Array.isArray(config?.hosts) ? (config.hosts as unknown[]) : [];
    return {
      ...(typeof baseUrl === 'string' && { api: { baseUrl } }),
      hosts: hosts.filter((host) => typeof host === 'string'),
    };
  } catch {
    return {};
  }
}
