import { paletteOf } from '@/brand/palette-of';
import { type FileFindings, type Finding, fileWarning } from '../../diagnostics/finding';
import { isLetterLogo } from '../../pictures/letter-logo';
import type { LoadedFolder } from '../load-folder';
import { iconFindings } from './icon-findings';
import { logoShadeFindings } from './logo-shade-findings';

/** What is wrong with how the logo and the icon look in this mall. The pictures themselves may be sound. */
export function lookFindings({ config, logo, icon }: LoadedFolder): FileFindings[] {
  if (!config) return [];
  const surface = paletteOf(config.theme).whiteColor;
  const shown = config.icon === undefined || config.icon === logo?.name ? logo : icon;
  const isWrong = shown?.findings.some(({ severity }) => severity === 'error');
  return [
    [config.logo, logo?.visible ? logoShadeFindings(logo.visible.shades, surface) : []],
    [config.logo, logo?.bytes ? placeholderLogoFindings(logo.bytes) : []],
    [shown?.name ?? '', shown?.visible && !isWrong ? iconFindings(shown.visible, config) : []],
  ];
}

/** Warns of the logo that `mall new` draws for a mall that has sent none. */
function placeholderLogoFindings(logo: Buffer): Finding[] {
  if (!isLetterLogo(logo)) return [];
  const message = 'The logo is the placeholder that every new mall gets, not the logo of the mall.';
  return [{ ...fileWarning(message, "put the mall's own logo in its place"), placeholder: true }];
}
