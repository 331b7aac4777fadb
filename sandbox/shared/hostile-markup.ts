/**
 * Markup that a careless page would run or follow, or that would cover it. Only its words may survive: a safe app shows
 * the sentence and does not set `window.hostile`.
 */
export const hostileMarkup = [
  '<script>window.hostile = "script"</script>',
  '<img src="/missing.png" onerror="window.hostile = \'handler\'">',
  '<svg onload="window.hostile = \'svg\'"><circle r="9"/></svg>',
  '<a href="javascript:window.hostile=\'link\'">A link that runs a script</a>',
  '<iframe srcdoc="<script>parent.hostile = \'frame\'</script>"></iframe>',
  '<style>body { display: none }</style>',
  '<div style="position:fixed;inset:0;z-index:9999;background:red">Hostile words stay words.</div>',
  '<form action="https://elsewhere.example"><input name="otp" placeholder="Your OTP"></form>',
].join('');
