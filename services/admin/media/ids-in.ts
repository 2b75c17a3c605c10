/** The pictures of the library that the fields of a revision name, in Markdown or as the cover among facts. */
export const idsIn = (fields: string): string[] => [
  ...new Set([...fields.matchAll(/(?:\]\(|"cover":")media:([a-z0-9-]+)/g)].map(([, id = '']) => id)),
]
