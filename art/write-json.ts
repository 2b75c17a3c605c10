import { place, writeWhole } from './files.ts'
import { format } from './format.ts'

/** A source of a picture spread over five lines, to be set on one. */
const flatSource = /\{\n +("\w+": [^\n]+),\n +("\w+": [^\n]+),\n +("bytes": [^\n]+)\n +\}/g

/** Writes a table that the site reads, formatted as the formatter would, so that a change shows as what changed. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const source = JSON.stringify(value, null, 2).replace(flatSource, '{ $1, $2, $3 }')
  await writeWhole(place(path), await format(`${source}\n`, path))
}
