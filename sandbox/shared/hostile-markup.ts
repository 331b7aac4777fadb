/**
 * Markup that a careless page would run, follow or be covered by. Whatever of it survives must be words: an app that
 * renders it harmless shows the sentence and sets no `window.hostile`.
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
