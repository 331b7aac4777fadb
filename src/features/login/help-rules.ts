import type { Help } from '@/brand/rights';
import type { Location } from '@/contract/locations';
import { isNoNumber } from '@/lib/contact-links';

/** Whom somebody asks who gets no SMS. `name` is that of a location; the mall's own contact has none. */
export interface HelpDesk extends Help {
  name?: string;
}

/** The desks of the locations that can be reached (docs/product/login.md#no-sms). */
export function helpDesks(locations: readonly Location[]): HelpDesk[] {
  return locations.flatMap(({ name, phone, whatsappNumber, email }) => {
    const ways = waysOf({ phone, whatsapp: whatsappNumber, email });
    return ways ? [{ name, ...ways }] : [];
  });
}

/** The ways that say something. Undefined without one. */
export function waysOf(help: Help): Help | undefined {
  const ways = Object.entries(help).filter(([, text]) => text.trim() !== '' && !isNoNumber(text));
  return ways.length > 0 ? Object.fromEntries(ways) : undefined;
}
