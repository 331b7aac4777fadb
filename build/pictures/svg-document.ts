import { SaxesParser } from 'saxes';

/** Limits of a logo. Phones draw it on every page, and the check must come to an end. */
const maxElements = 10_000;
const maxDepth = 100;

/** The content of an SVG, with offsets for the messages. Character references are resolved. */
export interface SvgDocument {
  /** In the order of their start tags. The first one is the root. */
  elements: SvgElement[];
  /** The text in `<!DOCTYPE …>`. */
  doctype?: { text: string; offset: number };
  instructions: { target: string; offset: number }[];
  /** The encoding that the XML declaration names. */
  encoding?: string;
  /** Why reading ended before the end of the file. */
  broken?: { reason: string; offset: number };
}

export interface SvgElement {
  /** As written, with its prefix. */
  name: string;
  /** Without its prefix. */
  local: string;
  /** '' where it has none. */
  namespace: string;
  offset: number;
  /** Where its start tag ends, and where it ends itself. */
  contentOffset: number;
  endOffset: number;
  parent?: SvgElement | undefined;
  attributes: SvgAttribute[];
  /** Its own text in one piece, without comments and elements in between. Browsers read a style sheet this way. */
  text: string;
}

export interface SvgAttribute {
  /** As written, with its prefix. */
  name: string;
  local: string;
  /** '' for those without a prefix. */
  namespace: string;
  value: string;
  offset: number;
}

/** Reads a text as browsers read an SVG: as XML with namespaces. Stops at the first mistake, but does not throw. */
export function readSvg(text: string): SvgDocument {
  const document: SvgDocument = { elements: [], instructions: [] };
  try {
    fill(document, text);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    document.broken = { reason: error.message, offset: error.offset };
  }
  return document;
}

class Broken extends Error {
  constructor(
    reason: string,
    readonly offset: number,
  ) {
    super(reason);
  }
}

function fill(document: SvgDocument, text: string): void {
  // browsers read every file as XML 1.0, even if it names another version
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  const open: SvgElement[] = [];
  let tag = { offset: 0, attributesEnd: 0, attributeOffsets: new Map<string, number>() };
  const startOf = (opening: string) => text.lastIndexOf(opening, parser.position - 1);
  const addText = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };

  parser.on('error', ({ message }) => {
    const reason = message.slice(message.indexOf(': ') + 2); // the reason comes after line and column
    throw new Broken(reason.replace(/\.$/, ''), Math.max(0, parser.position - 1));
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined) document.encoding = encoding;
  });
  parser.on('doctype', (doctype) => {
    document.doctype = { text: doctype, offset: startOf('<!DOCTYPE') };
  });
  parser.on('processinginstruction', ({ target }) => {
    document.instructions.push({ target, offset: startOf('<?') });
  });
  parser.on('opentagstart', () => {
    tag = { offset: startOf('<'), attributesEnd: parser.position, attributeOffsets: new Map() };
    if (open.length >= maxDepth) {
      throw new Broken(`more than ${maxDepth} elements stand inside each other`, tag.offset);
    }
    if (document.elements.length >= maxElements) {
      throw new Broken(`it has more than ${maxElements} elements`, tag.offset);
    }
  });
  parser.on('attribute', ({ name }) => {
    tag.attributeOffsets.set(name, skipSpaces(text, tag.attributesEnd));
    tag.attributesEnd = parser.position;
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    const element: SvgElement = {
      name,
      local,
      namespace: uri,
      offset: tag.offset,
      contentOffset: parser.position,
      endOffset: text.length,
      parent: open.at(-1),
      attributes: Object.values(attributes).map((attribute) => ({
        name: attribute.name,
        local: attribute.local,
        namespace: attribute.uri,
        value: attribute.value,
        offset: tag.attributeOffsets.get(attribute.name) ?? tag.offset,
      })),
      text: '',
    };
    document.elements.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) element.endOffset = parser.position;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
}

function skipSpaces(text: string, from: number): number {
  const spaces = /\s*/y;
  spaces.lastIndex = from;
  spaces.test(text);
  return spaces.lastIndex;
}
