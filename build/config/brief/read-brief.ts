import { answerWish, type FoundWish, type Judged, type Wish } from './answer-wish';
import { mentionsIn } from './find-topics';
import { pointNameIn } from './point-name';

/**
 * What a client's mail asks for, in its order, and what becomes of each wish in this config. Nothing is guessed: words that
 * the table of topics does not hold stay without an answer, and no answer of the table counts, until staff have judged them.
 */
export function readBrief(mail: string, config: unknown, judged: Judged = new Map()): Wish[] {
  return wishesIn(mail).map((wish) => answerWish(wish, config, judged.get(wish.text)));
}

/** The wishes of a mail in its order. This takes most of the time of reading it. */
export function wishesIn(mail: string): FoundWish[] {
  let signed = false;
  const lines = linesOf(mail);
  const points = pointNameIn(mail);
  return lines.flatMap(({ line, mark }, index) => {
    const isEntry = mark !== '';
    const next = lines[index + 1]?.mark ?? '';
    const isTitle = line.split(/\s+/).length < 5 && !/[.?!]/.test(line) && next !== '';
    const isChapter = /^\(?[A-Z]\W/.test(mark) && /^\(?\d/.test(next); // "B) Loyalty" above numbers
    signed ||=
      signOff.test(line) ||
      (thanks.test(line) && lines.slice(index + 1).every((later) => isShort(later.line)));
    return sentencesOf(line, points).map((text): FoundWish => {
      const isUnspoken = isChapter || unspoken.test(line) || unspoken.test(text);
      const asksNothing =
        (signed && isShort(line)) ||
        isTitle ||
        isUnspoken ||
        [greeting, heading].some((plain) => plain.test(text));
      return {
        text,
        mentions: mentionsIn(text, points),
        isUnspoken,
        asksNothing: isChapter || (smallTalk.test(text) && !wishing.test(text)) || (!isEntry && asksNothing),
      };
    });
  });
}

/** The sentences of a line. A remark without a wish of its own stays with the wish before it, and so does a short question: "No fees. They hurt. True?" */
function sentencesOf(line: string, points?: RegExp): string[] {
  const sentences: string[] = [];
  for (const sentence of line.split(sentenceEnd).flatMap((long) => long.match(piece) ?? [])) {
    const last = sentences.at(-1);
    const isBare = !greeting.test(sentence) && mentionsIn(sentence, points).length === 0;
    const hasFewWords = sentence.split(/\s+/).length < 5;
    const asksNothing = !wishing.test(sentence);
    const isRemark = asksNothing && (hasFewWords || mentionsIn(last ?? '', points).length > 0);
    const isPart =
      example.test(sentence) || (isBare && (isRemark || (hasFewWords && sentence.endsWith('?'))));
    if (last && isPart && last.length + sentence.length < longest) {
      sentences[sentences.length - 1] = `${last} ${sentence}`;
    } else sentences.push(sentence);
  }
  return sentences;
}

/** The lines of a mail, and the bullet or number before each. Lines that a mail program broke are whole again. */
function linesOf(mail: string): { line: string; mark: string }[] {
  const lines: { line: string; mark: string }[] = [];
  let goesOn = false;
  for (const raw of mail.split(/\r?\n/)) {
    const text = raw.replace(/^[>\s]+/, '').trim();
    const [mark = ''] = bullet.exec(text) ?? [];
    const line = text.slice(mark.length).trim();
    const last = lines.at(-1);
    if (last && goesOn && !mark && /^[\p{Ll}\d(]/u.test(line)) last.line += ` ${line}`;
    else if (/[\p{L}\p{N}]/u.test(line)) lines.push({ line, mark });
    goesOn = raw.length >= brokenFrom && !/[.!?:]$/.test(line);
  }
  return lines;
}

/** As a name or a department below a mail. */
function isShort(line: string): boolean {
  return line.split(/\s+/).length < 9 && !/[.?!]$|^p\.?s\b/i.test(line);
}

/** Characters. Mail programs break lines that are longer. */
const brokenFrom = 60;
const bullet = /^(?:[-*•–—·▪◦●]+|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/i;
/** Not behind a word that is cut short, such as "e.g." or "No.". */
const sentenceEnd =
  /(?<!\b(?:[Ee]\.?g|[Ii]\.?e|[Nn]o|nr|approx|max|min|incl|vs|\p{Lu}\p{Ll}{0,2})\.)(?<=[\p{L}\p{N}"”)][.!?]+)\s+(?=["“(]?\p{Lu})/u;
/** Nobody writes longer sentences, and reading one takes the square of its length. */
const longest = 1000;
const piece = /.{1,1000}(?:\s|$)|.{1,1000}/gu;
/** Words with which somebody asks for something. */
const wishing =
  /\?|\b(?:want|need|must|should|shall|please|pls|would like|ensure|make sure|has to|have to|add|also|we have|in addition)\b/i;
const example = /^(?:e\.?g\.?|for example|for instance|i\.e\.|such as)\b/i;
const greeting =
  /\b(?:do the needful|kindly bear with|bear with (?:me|us))\b|^(?:respected|hi|hello|hey|dear|good (?:morning|afternoon|evening)|namaste)\b.{0,60}$|^(?:hi|hello|hey|dear)\b.{0,40}\bhere (?:is|are)\b.{0,90}$|^(?:many )?thank(?:s| you)\b.{0,80}$|^(?:here (?:is|are)|please find|attached (?:is|are)|sorry|lovely|great|nice|it was|i hope|hope you|please confirm|let (?:me|us) know)\b.{0,90}$|^(?:we are |i am |i'm )?looking forward\b|^as (?:promised|discussed)\b.{0,60}$/i;
/** About the mail itself, or somebody's own day. */
const smallTalk =
  /^(?:first of all,? )?(?:many )?thank(?:s| you) for\b.{0,120}$|^(?:good|nice|great|lovely) (?:talking|speaking|meeting)\b|\bno (?:answer|reply) needed\b|^(?:i know|sorry)\b.{0,60}$|^(?:please forgive|i(?:'m| am) (?:on|out|away)\b|(?:answer|reply) )\b/i;
const thanks = /^(?:many )?thank(?:s| you)\b.{0,30}$/i;
const signOff =
  /^(?:thanking you\b.{0,60}|(?:with |my )?(?:best|kind|warm|many|thanks)\b.{0,12}\b(?:regards|wishes)|regards|all the best|cheers|hugs|love|warmly|yours|sincerely|best)\b.{0,20}$/i;
/** A few words that end with a colon, or in capitals. */
const heading = /^(?:\S+\s+){0,5}\S+:$|^[\p{Lu}\s&,/+-]{3,50}$/u;
/** The head of a mail, whom it greets, and a heading of several words in capitals. Words in them ask for nothing. */
const unspoken =
  /^(?:Dear|Hello|Hi|Hey) [^.!?;:]{0,40},$|^As (?:promised|discussed)\b.{0,40}\b(?:wish)?list\b.?$|^(?:From|To|Cc|Bcc|Subject|Sent): |^Greetings\b.{0,120}$|^\p{Lu}{3,} [\p{Lu}\s&,/+-]{3,40}$/u;
