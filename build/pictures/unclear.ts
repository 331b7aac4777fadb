/** Something in a style that nobody can resolve for certain, in a few words: "the selector :x". */
export class Unclear extends Error {}
