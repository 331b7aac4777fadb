import Handlebars from 'handlebars';
import type { CardLook } from '@/brand/card-look';
import { pictureRules } from './picture-layouts';

const safe = Handlebars.escapeExpression;

/** What the share picture and the poster say of a mall. Addresses are those of the server that shows them. */
export interface PictureWords {
  language: string;
  direction: string;
  /** The style element of the mall's page: its fonts and colours. */
  style: string;
  logo: string;
  name: string;
  title: string;
  text: string;
  /** A sentence below the code. */
  scan: string;
  host: string;
  card: CardLook;
  /** The style sheets of the titles' font, and of the mall's photo. */
  headline?: string | undefined;
  photo: string | undefined;
}

const shared = `*{box-sizing:border-box}html,body{margin:0;padding:0;min-height:0}body::before{content:none!important}
body[data-finish=plain]{--brand-hero:var(--brand-tint);--brand-hero-pattern:none;--brand-on-hero:var(--brand-text)}
body{background:var(--brand-hero-pattern),var(--brand-photo,none) var(--brand-photo-focus,0 0)/cover,var(--brand-hero)!important;color:var(--brand-on-hero);overflow:hidden;-webkit-print-color-adjust:exact}
h1{margin:0;line-height:1.1;letter-spacing:-.02em;overflow-wrap:anywhere}p{margin:0;line-height:1.4}
.logo{display:grid;place-items:center;background:var(--brand-surface)}.logo img{display:block;max-width:100%;max-height:100%}`;

/** A page of 600 × 315 px, with a picture of the app at its right. */
export function sharePage(words: PictureWords, phone: string): string {
  return page(
    words,
    `body{display:flex;gap:36px;width:600px;height:315px;padding:0 44px}
main{display:flex;flex:1;flex-direction:column;justify-content:center;gap:14px;min-width:0}
.logo{align-self:flex-start;height:72px;min-width:72px;padding:10px;border-radius:var(--brand-corner-hero)}.logo img{height:52px;max-width:200px;object-fit:contain}
h1{font-size:${words.title.length > 24 ? 26 : 34}px}p{display:-webkit-box;overflow:hidden;font-size:16px;-webkit-line-clamp:4;-webkit-box-orient:vertical}
.phone{flex:none;align-self:flex-end;width:170px;height:275px;border:6px solid #16181d;border-bottom:0;border-radius:26px 26px 0 0;object-fit:cover;object-position:top;box-shadow:var(--brand-shadow-raised)}
${pictureRules[words.card.layout].share}`,
    `<main><div class="logo"><img src="${words.logo}" alt=""></div><h1>${safe(words.title)}</h1><p>${safe(words.text)}</p></main><img class="phone" src="${phone}" alt="">`,
  );
}

/** A page of A4 with the code in the middle. */
export function posterPage(words: PictureWords, code: string): string {
  return page(
    words,
    `@page{size:A4;margin:0}body{display:flex;flex-direction:column;align-items:center;justify-content:space-between;width:210mm;height:297mm;padding:18mm 20mm;text-align:center}
.logo{width:fit-content;height:34mm;min-width:34mm;margin:0 auto 8mm;padding:5mm;border-radius:var(--brand-corner-sheet)}.logo img{height:24mm;max-width:110mm;object-fit:contain}
h1{font-size:${words.title.length > 24 ? 34 : 46}pt}header p{max-width:150mm;margin:5mm auto 0;font-size:19pt}
.code{padding:11mm;border-radius:var(--brand-corner-sheet);background:#fff;color:#1d2330}.code svg{display:block;width:84mm;height:84mm}.code p{width:84mm;margin-top:7mm;font-size:14pt;font-weight:600}
footer b{display:block;font-size:${words.host.length > 34 ? 17 : 23}pt;overflow-wrap:anywhere}footer p{margin-top:2mm;font-size:15pt}
${pictureRules[words.card.layout].poster}`,
    `<header><div class="logo"><img src="${words.logo}" alt=""></div><h1>${safe(words.title)}</h1><p>${safe(words.text)}</p></header>
<div class="code">${code}<p>${safe(words.scan)}</p></div><footer><b>${safe(words.host)}</b><p>${safe(words.name)}</p></footer>`,
  );
}

function page(words: PictureWords, css: string, body: string): string {
  const { language, direction, style, title, card, headline, photo } = words;
  const sheets = [headline, photo].filter((sheet) => sheet !== undefined);
  const links = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  const finish = photo === undefined ? card.finish : 'photo';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><title>${safe(title)}</title>${style}${links}<style>${shared}${css}</style><body data-finish="${finish}">${body}</body></html>`;
}
