import { Fragment } from 'react';
import type { PaletteKey } from '@/brand/palette';
import { schemaOf } from '../start';
import { ColorField } from './color-field';
import { FieldGroup } from './field-group';
import { NewPalette } from './new-palette';
import { fieldsOf } from './schema';
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

/** The colours of a mall, in groups. */
export function PaletteField({ path }: FieldProps) {
  const keys = fieldsOf(schemaOf(path)).map(([key]) => key);
  return (
    <FieldGroup path={path}>
      {Object.entries(groups).map(([group, title]) => (
        <TitledFields key={group} title={title} order={4}>
          {keys
            .filter((key) => groupOf[key as PaletteKey] === group)
            .map((key) => (
              <Fragment key={key}>
                <ColorField path={[...path, key]} />
                {key === 'primaryOrange' && <NewPalette />}
              </Fragment>
            ))}
        </TitledFields>
      ))}
    </FieldGroup>
  );
}
