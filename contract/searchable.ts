/** Whether a query says something: two characters, or a Chinese one, which is often a word. */
export const isSearchable = (query: string): boolean => {
  const characters = [...query.trim()]
  return characters.length > 1 || /^\p{Script=Han}$/u.test(characters.join(''))
}
