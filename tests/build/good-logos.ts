/** Shortened logos from drawing programs. Each one must be accepted unchanged. */
export const goodLogos: [program: string, svg: string][] = [
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.2.2 (b0a84865, 2022-12-01)"
   inkscape:export-filename="C:\\logos\\1mall.png" inkscape:export-xdpi="96" sodipodi:docname="mall (final).svg" xml:space="preserve"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.74"><inkscape:grid type="xygrid" id="grid1"/></sodipodi:namedview>
  <title>Mall</title>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <defs id="defs2">
    <inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true"/>
    <linearGradient inkscape:collect="always" id="linearGradient1"><stop style="stop-color:#0b7285;stop-opacity:1" offset="0" id="stop1"/></linearGradient>
    <radialGradient xlink:href="#linearGradient1" id="radialGradient2" cx="50" cy="50" fx="50" fy="50" r="40" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,1.2,0,-10)"/>
    <filter style="color-interpolation-filters:sRGB" id="filter3" x="-0.1" y="-0.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="1.5" id="feGaussianBlur3"/></filter>
  </defs>
  <g inkscape:label="Ebene 1" inkscape:groupmode="layer" id="layer1">
    <path style="color:#000000;fill:url(#radialGradient2);fill-rule:evenodd;stroke:none;-inkscape-font-specification:'Sans, Normal';filter:url(#filter3)" d="M 10,10 H 200 V 200 H 10 Z" id="path1" sodipodi:nodetypes="ccccc"/>
    <use x="0" y="0" xlink:href="#path1" id="use1" transform="translate(0,90)" xlink:type="simple"/>
  </g>
</svg>`,
  ],
  [
    'Illustrator, SVG 1.1 with a style sheet',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.2.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 512 512" style="enable-background:new 0 0 512 512;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);fill:url(#SVGID_3_);}
	.st1{fill:#FFFFFF;stroke:#231F20;stroke-miterlimit:10;mix-blend-mode:multiply;}
	.st2{font-family:'MyriadPro-Regular';}
</style>
<switch><g><g>
  <defs><rect id="SVGID_1_" width="512" height="512"/></defs>
  <clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
  <linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="512" y2="512"><stop  offset="0" style="stop-color:#F9A51A"/><stop  offset="1" style="stop-color:#C2272D"/></linearGradient>
  <path class="st0" d="M0,0h512v512H0V0z"/><polygon class="st1" points="100,100 400,100 250,400 "/>
</g></g></switch>
</svg>`,
  ],
  [
    'Illustrator, an old one with its metadata, in ISO 8859-1',
    `<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://ns.adobe.com/Extensibility/1.0/" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" xmlns:a="http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/" width="64px" height="64px" viewBox="0 0 64 64" i:viewOrigin="0 64" overflow="visible">
<metadata><?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreatorTool>Adobe Illustrator</xmp:CreatorTool></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end='w'?></metadata>
<g i:extraneous="self" a:adobe-blending-mode="normal"><path i:knockout="Off" fill="#0B7285 icc-color(acmecmyk, 0.9, 0.2, 0.3, 0.1)" d="M4 4h56v56H4z"/></g>
</svg>`,
  ],
  [
    'Figma',
    `<svg width="64" height="64" viewBox="0 0 64 64" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)" filter="url(#filter0_d_1_2)"><mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64"><path d="M64 0H0V64H64V0Z" fill="white"/></mask>
<g mask="url(#mask0_1_2)"><rect x="4" y="4" width="56" height="56" rx="12" fill="url(#paint0_linear_1_2)" style="mix-blend-mode:multiply"/></g></g>
<defs><filter id="filter0_d_1_2" x="-4" y="0" width="72" height="72" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feMorphology radius="1" operator="dilate" in="SourceAlpha" result="effect1"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/></filter>
<linearGradient id="paint0_linear_1_2" x1="32" y1="4" x2="32" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="#7048E8"/><stop offset="1" stop-color="#7048E8" stop-opacity="0.4"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="64" height="64" fill="white"/></clipPath></defs>
</svg>`,
  ],
  [
    'Sketch',
    `<?xml version="1.0" encoding="UTF-8"?>
<svg width="48px" height="48px" viewBox="0 0 48 48" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sketch="http://www.bohemiancoding.com/sketch/ns">
    <!-- Generator: Sketch 3.8 (29687) - http://www.bohemiancoding.com/sketch -->
    <title>Logo (dark)</title><desc>Created with Sketch.</desc>
    <defs><path d="M2,2 L46,2 L46,46 L2,46 Z" id="path-1"></path></defs>
    <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd" sketch:type="MSPage"><use fill="#D9480F" fill-rule="evenodd" xlink:href="#path-1"></use></g>
</svg>`,
  ],
  [
    'CorelDRAW, in hundredths of a millimetre',
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2021 (64-Bit) -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="210mm" height="297mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 21000 29700" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003">
 <defs><style type="text/css"><![CDATA[
    .str0 {stroke:#2B2A29;stroke-width:20;stroke-miterlimit:22.9256}
    .fil0 {fill:#E31E24;fill-rule:nonzero}
   ]]></style></defs>
 <g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0 str0" d="M1000 1000l19000 0 0 19000 -19000 0 0 -19000z"/></g>
</svg>`,
  ],
  [
    'a large drawing that gives only its viewBox',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30000 20000"><path d="M0 0h20000v20000z"/></svg>',
  ],
  [
    'Affinity Designer',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" height="100%" viewBox="0 0 100 100" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;"><g id="Artboard1" serif:id="Artboard 1" transform="matrix(0.5,0,0,0.5,10,10)"><g transform="matrix(6.12323e-17,1,-1,6.12323e-17,100,0)"><path d="M0,0L100,0L100,100Z" style="fill:rgb(43,138,62);fill-opacity:0.8;"/></g></g></svg>`,
  ],
  [
    'Potrace',
    `<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"
 "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" xmlns="http://www.w3.org/2000/svg" width="300.000000pt" height="100.000000pt" viewBox="0 0 300 100" preserveAspectRatio="xMidYMid meet">
<metadata>Created by potrace 1.16, written by Peter Selinger 2001-2019</metadata>
<g transform="translate(0.000000,100.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none"><path d="M100 900 l500 0 0 -500 -500 0z"/></g>
</svg>`,
  ],
  [
    'Canva',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="500" zoomAndPan="magnify" viewBox="0 0 375 374.999991" height="500" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><g/><clipPath id="0a1b"><path d="M 10 10 L 350 10 L 350 350 L 10 350 Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#0a1b)"><path fill="#ff3131" d="M 0 0 L 375 0 L 375 375 Z" fill-opacity="1" fill-rule="nonzero"/></g></svg>`,
  ],
  [
    'SVGO, on one line',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M12 .5C5.4.5 0 5.8 0 12.5s5.4 12 12 12 12-5.4 12-12S18.6.5 12 .5"/></svg>',
  ],
  [
    'a prefix for SVG',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0,0,8,8"><svg:rect width="8" height="8"/></svg:svg>',
  ],
  [
    'a hand-written one that moves',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" role="img" aria-label="Mall (North) @ night"><title>on load: &lt;script></title><!-- <script> url(x) -->
<style>path:not(.b){fill:#123}@keyframes a{to{transform:rotate(1turn)}}</style>
<path data-once="1" data-name="Logo (1)" class="url(" d="M0 0h8z" transform="rotate(5)scale(1.1)"/><path class="b" fill="rgb(0 0 0 / 50%)" d="M1 1h6v6z"/></svg>`,
  ],
  [
    'every way to write a document type',
    `<!DOCTYPE
  svg
  PUBLIC  '-//W3C//DTD SVG 1.1 Tiny//EN'
  'https://www.w3.org/Graphics/SVG/1.1/DTD/svg11-tiny.dtd'
><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>`,
  ],
  [
    'the shortest document type',
    '<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  ],
  ...['UTF-8', 'us-ascii', 'windows-1252'].map((encoding): [string, string] => [
    `a file that says ${encoding}`,
    `<?xml version="1.0" encoding="${encoding}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>`,
  ]),
  ...[' -1.5,.25  , 8e0 +1.2E+01 ', '0 0 1 1', '0 0 100000 1e5', '-.5e1 -5e-1 10. 8'].map(
    (viewBox): [string, string] => [
      `the viewBox "${viewBox}"`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9e3v9e3z"/></svg>`,
    ],
  ),
  [
    'the longest shape',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2000 100"><path d="M0 0h2000v90z"/></svg>',
  ],
  [
    'every sort of function that CSS has for drawings',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><style>.a{clip-path:circle(40%);filter:drop-shadow(0 1px 2px rgba(0,0,0,.5))}
.b{offset-path:path("M0 0h8");transform:translate(1px,1px) rotate(3deg) scale(calc(1 + 1)) skewX(2deg)}</style><path class="a b" d="M0 0h8v8z"/></svg>`,
  ],
  [
    'words where brackets mean nothing',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:onyx="http://www.serif.com/(x)" viewBox="0 0 8 8" xml:lang="en" xml:id="a"><title>@import url(x)</title>
<path id="Logo(1)" aria-label="url(x)" xlink:title="url(x)" d="M0 0h8v8z"/></svg>`,
  ],
  [
    'as many groups inside groups as there may be',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${'<g>'.repeat(98)}<path d="M0 0h8v8z"/>${'</g>'.repeat(98)}</svg>`,
  ],
  [
    'as many elements as there may be',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${'<g/>'.repeat(9998)}<path d="M0 0h8v8z"/></svg>`,
  ],
  [
    'a byte order mark and lines that end as on Windows',
    '\uFEFF<?xml version="1.0"?>\r\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\r\n<path d="M0 0h8v8z"/>\r\n</svg>\r\n',
  ],
  [
    'thousands of shapes',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${'<path d="M0 0h9v9z"/>'.repeat(9000)}</svg>`,
  ],
];
