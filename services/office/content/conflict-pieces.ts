import { isDeepStrictEqual } from 'node:util'
import type { WrittenSegment } from '../../../contract/document.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { ConflictPiece } from '../../../contract/office/content-files.ts'
import type { TextView } from '../../../contract/office/content-text.ts'
import { compareWords, textOf, type WordChange } from '../../admin/content/documents/compare-texts.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import { Refusal } from '../../http/problem.ts'
import { alignTexts } from './align-texts.ts'
import { mergeValues } from './merge-texts.ts'
import { textFieldsOf, viewText } from './text-fields.ts'

/** What was agreed, what the file has and what is live; null: there is none. */
interface ThreeSides<T> {
  readonly agreed: T | null
  readonly file: T | null
  readonly office: T | null
}

const emptyText: TextView = { title: '', description: '', sample: false, markdown: '', segments: [] }

/** A side that is not there has changed nothing: there is nothing to choose from in it. */
function filled<T>({ agreed, file, office }: ThreeSides<T>, empty: T) {
  const base = agreed ?? empty
  return { agreed: base, file: file ?? base, office: office ?? base }
}

/** The pieces of a text in conflict, and both changes together. */
export function piecesOfText(entry: EntryRow, sides: ThreeSides<TextView>, locale: Locale) {
  const { agreed, file, office } = filled(sides, emptyText)
  const stretches = alignTexts(agreed.segments, file.segments, office.segments)
  const showing = showingOf(sides, locale)
  const fields = (['title', 'description', 'sample'] as const).map(name => ({
    name,
    change: changeOf(agreed[name], file[name], office[name]),
    ...showing(String(agreed[name] || ''), String(file[name] || ''), String(office[name] || '')),
  }))
  const segments = stretches.map(stretch => ({
    name: null,
    change: stretch.change,
    ...showing(said(stretch.agreed), said(stretch.file), said(stretch.office)),
  }))
  const pieces: ConflictPiece[] = [...fields, ...segments]
  const merged = {
    title: mergeValues(agreed.title, file.title, office.title) ?? office.title,
    description: mergeValues(agreed.description, file.description, office.description) ?? office.description,
    sample: mergeValues(agreed.sample, file.sample, office.sample) ?? office.sample,
    segments: stretches.flatMap(each => [...each.merged]),
  }
  const start = sides.office ?? sides.file ?? emptyText
  return {
    pieces: pieces.filter(isThere),
    text: sides.file && sides.office ? readable(entry, merged, start) : start,
  }
}

type MergedText = Omit<TextView, 'markdown'>

/** The merged text as its fields show it; two changes that are right alone can be wrong together. */
function readable({ kind }: EntryRow, merged: MergedText, otherwise: TextView): TextView {
  try {
    return viewText(kind, textFieldsOf(kind, merged, null))
  } catch (error) {
    if (error instanceof Refusal) return otherwise
    throw error
  }
}

type Facts = Readonly<Record<string, unknown>>

/** The pieces of facts in conflict, by their names, and both changes together. */
export function piecesOfFacts(sides: ThreeSides<Facts>) {
  const { agreed, file, office } = filled<Facts>(sides, {})
  const names = [...new Set([agreed, file, office].flatMap(each => Object.keys(each)))]
  const showing = showingOf(sides, 'en')
  const pieces = names.map(name => ({
    name,
    change: changeOf(agreed[name], file[name], office[name]),
    ...showing(written(agreed[name]), written(file[name]), written(office[name])),
  }))
  const changedInFile = pieces.flatMap(({ name, change }) => (change === 'file' ? [name] : []))
  const facts: Record<string, unknown> = { ...office }
  for (const name of changedInFile) facts[name] = file[name]
  return { pieces: pieces.filter(isThere), facts: sides.office || !sides.file ? facts : file }
}

const isThere = ({ agreed, file, office }: ConflictPiece) =>
  agreed !== null || file !== null || office !== null

const written = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const said = (segments: readonly WrittenSegment[]) => segments.map(textOf).join('\n\n')

function changeOf(agreed: unknown, file: unknown, office: unknown): ConflictPiece['change'] {
  const [inFile, inOffice] = [!isDeepStrictEqual(file, agreed), !isDeepStrictEqual(office, agreed)]
  if (inFile && inOffice) return isDeepStrictEqual(file, office) ? 'alike' : 'both'
  return inFile ? 'file' : inOffice ? 'office' : 'same'
}

/** A piece as it is shown: sides by the words that differ from what was agreed. */
function showingOf({ agreed: base, file: hasFile, office: hasOffice }: ThreeSides<unknown>, locale: Locale) {
  const side = (before: string, after: string): WordChange[] | null => {
    if (after === '') return null
    return base === null || before === ''
      ? [{ change: 'added', text: after }]
      : compareWords(before, after, locale)
  }
  return (agreed: string, file: string, office: string) => ({
    agreed: base === null || agreed === '' ? null : agreed,
    file: hasFile === null ? null : side(agreed, file),
    office: hasOffice === null ? null : side(agreed, office),
  })
}
