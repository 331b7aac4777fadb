import { type Answer, answerTo } from './answer-to';
import { type Mention, mentionsIn } from './find-topics';
import { isRefused } from './refused';

/** A sentence or an entry of a client's mail. */
export interface Wish {
  text: string;
  /** The places of the words that were recognised. */
  mentions: readonly Mention[];
  /** One for each topic. Without any, nobody knows what it means. */
  answers: readonly Answer[];
  /** It asks for nothing, such as a greeting or a heading. */
  isPlain: boolean;
}

/**
 * What a client's mail asks for, in its order, and what becomes of each wish in this config. Nothing is guessed: words that
 * the table of topics does not hold stay without an answer.
 */
export function readBrief(mail: string, config: unknown): Wish[] {
  let signed = false;
  const lines = linesOf(mail);
  return lines.flatMap(({ line, isEntry }, index) => {
    const isTitle = line.split(/\s+/).length < 5 && !/[.?!]/.test(line) && lines[index + 1]?.isEntry === true;
    signed ||=
      signOff.test(line) ||
      (thanks.test(line) && lines.slice(index + 1).every((later) => isShort(later.line)));
    const texts = line.split(sentenceEnd).flatMap((sentence) => sentence.match(piece) ?? []);
    return texts.map((text): Wish => {
      const mentions = mentionsIn(text);
      const first = mentions.filter(
        ({ topic }, index) => mentions.findIndex((other) => other.topic === topic) === index,
      );
      const meant = first.some(({ topic }) => topic.covers)
        ? first.filter(({ topic }) => topic.kind !== 'app' && topic.kind !== 'area')
        : first;
      const answers = meant.map((mention) =>
        answerTo(mention, { text, mentions, config, refused: isRefused(text, mention, mentions) }),
      );
      const asksNothing = (signed && isShort(line)) || isTitle || greeting.test(text) || heading.test(text);
      const isPlain = answers.length === 0 && !isEntry && asksNothing;
      return { text, mentions, answers, isPlain };
    });
  });
}

/** The lines of a mail without bullets and numbers. Lines that a mail program broke are whole again. */
function linesOf(mail: string): { line: string; isEntry: boolean }[] {
  const lines: { line: string; isEntry: boolean }[] = [];
  let goesOn = false;
  for (const raw of mail.split(/\r?\n/)) {
    const text = raw.replace(/^[>\s]+/, '').trim();
    const line = text.replace(bullet, '').trim();
    const isEntry = line !== text;
    const last = lines.at(-1);
    if (last && goesOn && !isEntry && /^[\p{Ll}\d(]/u.test(line)) last.line += ` ${line}`;
    else if (/[\p{L}\p{N}]/u.test(line)) lines.push({ line, isEntry });
    goesOn = raw.length >= brokenFrom && !/[.!?:]$/.test(line);
  }
  return lines;
}

/** As a name or a department below a mail. */
function isShort(line: string): boolean {
  return line.split(/\s+/).length < 6 && !/[.?!]$|^p\.?s\b/i.test(line);
}

/** Characters. Mail programs break lines that are longer. */
const brokenFrom = 60;
const bullet = /^(?:[-*•–—·▪◦●]+|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/i;
/** Not behind a short word, which may be "e.g." or "No.". */
const sentenceEnd = /(?<=[\p{L}\p{N}]{4}["”)]?[.!?])\s+(?=["“(]?\p{Lu})/u;
/** Nobody writes longer sentences, and reading one takes the square of its length. */
const piece = /.{1,1000}(?:\s|$)|.{1,1000}/gu;
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|namaste)\b.{0,60}$|^(?:many )?thank(?:s| you)\b.{0,80}$|^(?:here (?:is|are)|please find|attached (?:is|are)|sorry|lovely|great|nice|it was|i hope|hope you|please confirm|let (?:me|us) know)\b.{0,90}$|^(?:we are |i am |i'm )?looking forward\b|^as (?:promised|discussed)\b.{0,60}$/i;
const thanks = /^(?:many )?thank(?:s| you)\b.{0,30}$/i;
const signOff =
  /^(?:(?:best|kind|warm|many)\b.{0,12}\b(?:regards|wishes)|regards|cheers|yours|sincerely|best)\b.{0,20}$/i;
/** A few words that end with a colon, or in capitals. */
const heading = /^(?:\S+\s+){0,5}\S+:$|^[\p{Lu}\s&,/+-]{3,50}$/u;
