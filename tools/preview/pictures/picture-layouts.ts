import type { CardLayout } from '@/brand/card-look';

/** How the picture of shared links and the poster are composed, beside their common rules. They follow the mall's card. */
interface PictureRules {
  share: string;
  poster: string;
}

const frame =
  'body::after{content:"";position:fixed;border:6px double;border-radius:var(--brand-corner-hero);opacity:.5;pointer-events:none}';
const hole =
  'content:"";position:absolute;width:var(--hole);height:var(--hole);border-radius:50%;background:var(--brand-background)';

export const pictureRules: Readonly<Record<CardLayout, PictureRules>> = {
  classic: { share: '', poster: '' },
  crest: {
    share: `${frame}body::after{inset:14px}body{text-align:center}main{align-items:center}.logo{align-self:center}.phone{display:none}`,
    poster: `${frame}body::after{inset:8mm;border-radius:var(--brand-corner-sheet)}`,
  },
  ledger: {
    share: `body{flex-direction:row-reverse;padding:0 0 0 44px}
main{align-self:stretch;padding:0 36px;color:var(--brand-text);background:repeating-linear-gradient(transparent 0 44px,var(--brand-border) 0 45px),linear-gradient(90deg,transparent 14px,var(--brand-primary) 0 15px,transparent 0 18px,var(--brand-primary) 0 19px,transparent 0),var(--brand-surface)}`,
    poster: `body{align-items:stretch;padding:0;text-align:start}header{padding:18mm 20mm 12mm}.logo{margin-inline:0}header p{margin-inline:0}
.code{display:grid;flex:1;align-content:center;justify-items:center;border-radius:0;text-align:center}
footer{padding:8mm 20mm 16mm;color:var(--brand-text);background:var(--brand-surface);border-top:4px double var(--brand-primary)}`,
  },
  pass: {
    share: `body{--hole:36px;gap:32px}main{position:relative;align-self:stretch;padding-inline-end:28px;border-inline-end:5px dotted var(--brand-background)}
main::before,main::after{${hole};right:-20px;top:-18px}main::after{top:auto;bottom:-18px}`,
    poster: `body{--hole:16mm;align-items:stretch;padding:18mm 0 14mm}header,footer{padding-inline:20mm}
.code{position:relative;display:grid;justify-items:center;border-radius:0;border-top:1.6mm dotted var(--brand-background);background:none;color:inherit}
.code svg{padding:7mm;border-radius:var(--brand-corner-hero);background:#fff;color:#000}.code p{width:auto}
.code::before,.code::after{${hole};left:-8mm;top:-9mm}.code::after{left:auto;right:-8mm}`,
  },
};
