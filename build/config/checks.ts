import type { MerchantConfig } from '@/brand/merchant-schema';
import type { FileFindings, Finding } from '../diagnostics/finding';
import type { JsonDocument } from '../diagnostics/json-document';
import { ageFindings, approvalFindings, identityFindings, strayFindings } from './checks/beside-findings';
import { paletteFindings } from './checks/palette-findings';
import { textFindings } from './checks/text-findings';
import { areaFindings, backendFindings, hostFindings, placeholderFindings } from './checks/value-findings';
import { wordFindings } from './checks/word-findings';
import { sharedFindings } from './defaults';
import { assetsOf, configName, type LoadedFolder } from './load-folder';
import { lookFindings } from './logo/look-findings';

type Check = (folder: LoadedFolder) => readonly FileFindings[];

/** Every check of one merchant's folder. None of them reads a file, and none needs another. */
export const checks: readonly Check[] = [
  inConfig(({ document }) => document.findings),
  inConfig(({ defaults }) => (defaults ? sharedFindings(defaults) : [])),
  inConfig(({ mistakes }) => mistakes),
  inConfig(({ document }) => backendFindings(document)),
  inConfig((folder) => assetsOf(folder).flatMap(({ keyFindings = [] }) => keyFindings)),
  inSoundConfig(({ theme }, document) => paletteFindings(theme, document)),
  inSoundConfig(hostFindings),
  inSoundConfig(placeholderFindings),
  inSoundConfig(areaFindings),
  inSoundConfig(textFindings),
  inSoundConfig(wordFindings),
  (folder) => assetsOf(folder).map(({ name, findings }) => [name, findings]),
  lookFindings,
  identityFindings,
  approvalFindings,
  ageFindings,
  ({ badScreenshots }) => badScreenshots,
  strayFindings,
];

function inConfig(find: (folder: LoadedFolder) => readonly Finding[]): Check {
  return (folder) => [[configName, find(folder)]];
}

/** A check of a config that follows the schema. */
function inSoundConfig(find: (config: MerchantConfig, document: JsonDocument) => Finding[]): Check {
  return inConfig(({ config, document }) => (config ? find(config, document) : []));
}
