import { paletteOf } from '@/brand/palette-of';
import type { FileFindings } from '../../diagnostics/finding';
import type { LoadedFolder } from '../load-folder';
import { iconFindings } from './icon-findings';
import { logoShadeFindings } from './logo-shade-findings';
import { placeholderLogoFindings } from './placeholder-findings';

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
