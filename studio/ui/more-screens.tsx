import { pathOf, type Screen } from '../screens';
import { type Seen, visitor } from './use-seen';

/** The main screens, for whoever can see them. */
const main = ['/dashboard', '/redeem', '/membership', '/submit-bill', '/transactions'];
const ofVisitors = ['/login', '/store-locator', '/visit', '/faqs', '/terms-of-use'];

interface MoreScreensProps {
  origin: string;
  seen: Seen;
  screens: ReadonlyMap<string, Screen>;
  /** Of a screen, in px. */
  size: { width: number; height: number };
  scale: number;
}

/** Three more screens for the one that is open. They load when it has, because the session is the same. */
export function MoreScreens({ origin, seen, screens, size: { width, height }, scale }: MoreScreensProps) {
  const wanted = seen.member === visitor ? ofVisitors : main;
  const here = pathOf(seen.path);
  const others = [...screens].filter(([, { path }]) => wanted.includes(path) && path !== here).slice(0, 3);
  return others.map(([title, { path }]) => (
    <div key={path} className="device" style={{ width: width * scale, height: height * scale }}>
      {seen.loaded !== undefined && (
        <iframe
          key={seen.loaded}
          title={title}
          name={seen.state}
          src={origin + path}
          loading="lazy"
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  ));
}
