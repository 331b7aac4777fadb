import type { PaletteKey } from '@/brand/palette';
import { schemaOf } from '../start';
import { ColorField } from './color-field';
import { NewPalette } from './new-palette';
import { ProblemCount } from './problem-notes';
import { fieldId, fieldsOf } from './schema';
import { TitledFields } from './titled-fields';
import type { FieldProps } from './use-field';

/** Where the colours of the palette stand, in the order of the form. */
const groups = {
  brand: 'The brand',
  texts: 'Texts',
  headers: 'Headers',
  backgrounds: 'Backgrounds and lines',
  rewards: 'Tiers, rewards and counts',
  messages: 'Messages',
} as const;

const groupOf: Readonly<Record<PaletteKey, keyof typeof groups>> = {
  primaryOrange: 'brand',
  globalBackground: 'backgrounds',
  errorRed: 'messages',
  color: 'texts',
  lightGrey: 'backgrounds',
  grey: 'texts',
  imgBackgroundColor: 'backgrounds',
  whiteColor: 'backgrounds',
  borderGrey: 'backgrounds',
  headerTextColor: 'headers',
  progressBar: 'brand',
  progressDefault: 'brand',
  selectedTab: 'brand',
  top: 'headers',
  gold: 'rewards',
  headerBottomBorder: 'headers',
  dashBoardTier: 'rewards',
  green: 'messages',
  lightgreen: 'messages',
  maroonRed: 'messages',
  skyBlue: 'messages',
  disabledField: 'backgrounds',
  faq_qna_background: 'backgrounds',
  lightPrimaryColor: 'brand',
  lightPrimaryColor2: 'brand',
  red: 'rewards',
};

/** The colour that most others follow. It stands above the rest. */
const brandColor = 'primaryOrange';

/** What most malls choose after it. */
const first = ['accent', 'font', 'decoration'];

/** The keys of the look: what most malls choose, the rest, and last the colours, which are many. */
export function inThemeOrder(keys: readonly string[]): string[] {
  const rest = keys.filter((key) => !first.includes(key) && key !== 'palette');
  return [...first, ...rest, 'palette'];
}

/** The brand colour, and what makes all colours from it. */
export function BrandColor({ path }: FieldProps) {
  return (
    <>
      <ColorField path={[...path, 'palette', brandColor]} />
      <NewPalette />
    </>
  );
}

/** The colours of a mall but the brand's own, folded, in groups. */
export function PaletteField({ path }: FieldProps) {
  const keys = fieldsOf(schemaOf(path)).map(([key]) => key);
  return (
    <details className="all-colors">
      <summary id={fieldId(path)}>
        All colours <ProblemCount path={path} />
      </summary>
      {Object.entries(groups).map(([group, title]) => (
        <TitledFields key={group} title={title} order={4}>
          {keys
            .filter((key) => groupOf[key as PaletteKey] === group && key !== brandColor)
            .map((key) => (
              <ColorField key={key} path={[...path, key]} />
            ))}
        </TitledFields>
      ))}
    </details>
  );
}
