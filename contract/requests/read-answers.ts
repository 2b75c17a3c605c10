import * as v from 'valibot'

/** The stored answers that fit their schema; others are left out. */
export function readAnswers<const E extends v.ObjectEntries>(
  entries: E,
  stored: unknown,
): { readonly [F in keyof E]?: v.InferOutput<E[F]> } {
  const given = stored as Readonly<Record<string, unknown>>
  const read = Object.entries(entries).flatMap(([name, schema]) => {
    if (given[name] === undefined) return []
    const { success, output } = v.safeParse(schema as v.GenericSchema, given[name])
    return success ? [[name, output]] : []
  })
  return Object.fromEntries(read)
}
