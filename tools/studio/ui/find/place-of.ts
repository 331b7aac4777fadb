import type { Brand } from '@/brand/brand';
import { ownValue, valueAt } from '../../../../build/shared/value-at';
import { screens } from '../../../shared/screens';
import type { Path } from '../../saving/draft-text';
import type { Sought } from '../../wire';
import { textsIn } from '../preview/app-texts';
import { screensSaying } from './areas-of';
import { tileTexts } from './fields-at';
import { variablesOf } from './painted-by';
import { escaped, patternsOf } from './said-by';

/** What a field makes in the app, and the screens to look for it, the likeliest first. */
export interface Place {
  sought: Sought;
  screens: readonly string[];
}

/** Where colours are seen that are on few screens. */
const colored: Readonly<Partial<Record<string, string>>> = {
  faq_qna_background: '/faqs',
  disabledField: '/edit-profile',
  lightGrey: '/redeem',
};

/** The place of a field in the app, or nothing for what shows outside of it. */
export function placeOf(path: Path, brand: Brand, config: unknown): Place | undefined {
  const [part, key = ''] = path;
  const texts = textsIn(brand);
  const saying = (words: string, ...at: string[]): Place => ({ sought: { words: [words] }, screens: at });
  switch (part) {
    case 'texts': {
      const words = patternsOf(texts.get(String(key)) ?? '');
      const [area = ''] = String(key).split('.');
      const titled = screens.filter(({ title }) => title.includes(String(key))).map((each) => each.path);
      return words.length > 0
        ? {
            sought: { words },
            screens: [...titled, ...screensSaying(area === 'common' ? 'dashboard' : area)],
          }
        : undefined;
    }
    case 'theme': {
      if (key === 'font') return { sought: { selector: 'h1, h2, p' }, screens: [] };
      const variables = variablesOf(path);
      const likely = ownValue(colored, String(path[2]));
      const usual = ['/dashboard', '/transactions', '/redeem', '/membership', '/login'];
      return variables.length > 0
        ? { sought: { variables }, screens: [likely ?? [], usual].flat() }
        : undefined;
    }
    case 'name':
      return saying(escaped(brand.name), '/login', '/visit');
    case 'program':
      return saying(escaped(brand.programName), '/dashboard', '/login');
    case 'words':
      return saying(
        `(?<!\\p{L})${escaped(String(valueAt(config, ['words', key, 'one']) ?? key))}`,
        '/dashboard',
        '/submit-bill',
        '/redeem',
      );
    case 'logo':
      return { sought: { picture: brand.logo }, screens: ['/membership', '/login'] };
    case 'dashboard':
      return {
        sought: { words: tileTexts.flatMap((each) => patternsOf(texts.get(each) ?? '')) },
        screens: ['/dashboard'],
      };
    case 'menu':
      return { sought: { selector: 'main a' }, screens: ['/more'] };
    case 'referral':
      return { sought: { selector: 'main' }, screens: ['/refer-friend'] };
    case 'links':
      return brand.privacyUrl === undefined
        ? undefined
        : { sought: { selector: `a[href=${JSON.stringify(brand.privacyUrl)}]` }, screens: ['/more'] };
    case 'screens': {
      const area = screens.find((screen) => screen.area === key && brand.screens[screen.area]);
      return area && { sought: { selector: 'main' }, screens: [area.path] };
    }
    default:
      return undefined;
  }
}
