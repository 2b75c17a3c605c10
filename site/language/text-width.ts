/** The width of a text in letters: a Chinese or Japanese character takes the room of two. */
export const textWidth = (text: string): number =>
  text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0)
