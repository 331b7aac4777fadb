const unknown = 'Oops something went wrong!';

/** Bad answers, and the sentence that a shopper reads for each. */
export const badAnswers = {
  dropped: {
    answer: (): Response => {
      throw new TypeError('Failed to fetch');
    },
    told: 'Please check your internet connection!',
  },
  html: { answer: () => new Response('<h1>Bad gateway</h1>', { status: 502 }), told: unknown },
  malformed: { answer: () => new Response('{"statusCode": 100, "resp'), told: unknown },
  empty: { answer: () => Response.json({ statusCode: 100 }), told: unknown },
  types: { answer: () => Response.json({ statusCode: 100, response: 'words', id: [] }), told: unknown },
  refused: {
    answer: () => Response.json({ statusCode: 102, statusDescription: 'Not today.' }),
    told: 'Not today.',
  },
};

export const badKinds = Object.keys(badAnswers) as (keyof typeof badAnswers)[]; // Object.keys forgets the names
