/** Words of a document are few, again and again; of a hostile one ever new ones. */
const MOST = 5000;

/** `of`, whose answers are remembered, at most so many of them at a time. */
export function remembered<Answer>(of: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= MOST) answers.clear();
    const answer = of(word);
    answers.set(word, answer);
    return answer;
  };
}
