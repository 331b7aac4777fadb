import type { Brand } from '@/brand/brand';
import { fill, textsOf } from '@/brand/texts/define-texts';
import { yourDataTexts } from '@/brand/texts/your-data';
import { kept } from '@/session/kept/all';

/** What the app keeps on this phone, a sentence each: a new row of `kept` needs its words here. */
export function keptHere(): string[] {
  const texts = textsOf(yourDataTexts);
  const words: Record<(typeof kept)[number]['id'], string> = {
    session: texts.keptSession,
    wallet: texts.keptWallet,
    arrivals: texts.keptWallet,
    state: texts.keptState,
    tab: texts.keptTab,
    login: texts.keptTab,
    drafts: texts.keptDrafts,
    bills: texts.keptBills,
    shared: texts.keptShared,
    firstBills: texts.keptFirstBills,
    device: texts.keptDevice,
    key: texts.keptFiles,
    directory: texts.keptFiles,
    renewals: texts.keptFiles,
    files: texts.keptFiles,
  };
  return [...new Set(kept.map(({ id }) => words[id]))];
}

/** Who gets data beside the mall, from what this mall has switched on. */
export function sharedWith({ name, telemetry, maps, pushPublicKey, firebase, screens }: Brand): string[] {
  const texts = textsOf(yourDataTexts);
  const hasMap = (screens.contact || screens.stores) && maps.tileUrl !== '';
  return [
    fill(texts.sharedServers, { mall: name }),
    ...(pushPublicKey || firebase ? [texts.sharedPush] : []),
    ...(telemetry ? [fill(texts.sharedTelemetry, { host: hostOf(telemetry.url) })] : []),
    ...(screens.referral ? [texts.sharedCode] : []),
    ...(hasMap ? [fill(texts.sharedMaps, { host: hostOf(maps.tileUrl) })] : []),
  ];
}

/** An address may be a path on the mall's own host. */
function hostOf(address: string): string {
  return new URL(address.replace(/\{\w\}/g, 'x'), location.origin).host;
}
