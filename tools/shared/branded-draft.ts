import type { Brand } from '@/brand/brand';
import { mallLinks } from '../../build/brand/card-links';
import { inlineScript, pagePolicy } from '../../build/brand/html';
import type { Merchant } from '../../build/brand/merchant';
import { brandPage } from '../../build/brand/page';
import { carriedFiles } from '../../build/brand/prune';
import { switchedOff } from '../../build/brand/switched-off';
import type { Templates } from '../../build/brand/templates';
import type { Core } from '../../build/core/core';
import type { Memo } from '../../build/core/memo';
import type { MadeFile, SharedFile } from '../../build/core/site-file';
import { type EnvironmentSources, environmentOf } from '../../build/environment/environment';

/** A mall as it would be built from the draft: its own files and those of the app that it carries. */
export interface BrandedDraft {
  merchant: Merchant;
  brand: Brand;
  made: ReadonlyMap<string, MadeFile>;
  carried: ReadonlyMap<string, SharedFile>;
  /** The inline script of its page. */
  script: string;
  /** The policy that its published page would have. The draft's has none: those who show it send their own. */
  policy: string;
}

/** What a draft is branded with. */
export interface BrandTools {
  core: Core;
  templates: Templates;
  memo: Memo;
  environment: EnvironmentSources;
}

/** Brands the compiled app with a mall. Throws only for bugs. */
export async function brandDraft(given: Merchant, tools: BrandTools): Promise<BrandedDraft> {
  const { core, templates, memo } = tools;
  const merchant = asShown(given);
  const environment = environmentOf(merchant, tools.environment);
  const links = mallLinks(core.chunks, merchant.config);
  const { brand, files } = await brandPage({
    merchant,
    environment,
    templates,
    memo,
    links,
    css: core.entryCss,
    parts: core.page,
    hasPolicy: false,
  });
  const carried = carriedFiles(core, switchedOff(merchant.config));
  const script = inlineScript(core.page, brand, templates);
  return {
    merchant: given,
    brand,
    script,
    made: new Map(files.map((file) => [`/${file.path}`, file])),
    carried: new Map(carried.map((file) => [`/${file.path}`, file])),
    policy: pagePolicy(core.page, brand, merchant, templates),
  };
}

/** People who look at a draft see its launch banner before its day, and nobody counts them as shoppers. */
function asShown(merchant: Merchant): Merchant {
  const { config } = merchant;
  const integrations = { ...config.integrations, telemetry: undefined };
  const launch = config.launch && { ...config.launch, from: '0000-01-01', until: '9999-12-31' };
  return { ...merchant, config: { ...config, launch, integrations } };
}
