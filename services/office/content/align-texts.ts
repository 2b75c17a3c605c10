import type { WrittenSegment } from '../../../contract/document.ts'
import type { ConflictPiece } from '../../../contract/office/content-files.ts'
import { diffSegments } from '../../admin/content/documents/diff-segments.ts'
import { mergeSegments } from './merge-texts.ts'

type Segments = readonly WrittenSegment[]

/** A stretch of three versions of a body. */
interface Stretch {
  readonly change: ConflictPiece['change']
  readonly agreed: Segments
  readonly file: Segments
  readonly office: Segments
  /** Both changes together; where they touch, that of the office. */
  readonly merged: Segments
}

/** Three versions of a body beside each other: stretches that nobody, one of them or both have changed. */
export function alignTexts(agreed: Segments, file: Segments, office: Segments): Stretch[] {
  const inFile = matchesOf(agreed, file)
  const inOffice = matchesOf(agreed, office)
  const stretches: Stretch[] = []
  let start = { agreed: 0, file: 0, office: 0 }
  const cut = (end: typeof start) => {
    const stretch = stretchOf(
      agreed.slice(start.agreed, end.agreed),
      file.slice(start.file, end.file),
      office.slice(start.office, end.office),
    )
    if (stretch) stretches.push(stretch)
  }
  for (const [at, segment] of agreed.entries()) {
    const end = { agreed: at, file: inFile.get(at) ?? -1, office: inOffice.get(at) ?? -1 }
    if (end.file < 0 || end.office < 0) continue
    cut(end)
    const same = [segment]
    stretches.push({ change: 'same', agreed: same, file: same, office: same, merged: same })
    start = { agreed: at + 1, file: end.file + 1, office: end.office + 1 }
  }
  cut({ agreed: agreed.length, file: file.length, office: office.length })
  return stretches
}

function stretchOf(agreed: Segments, file: Segments, office: Segments): Stretch | null {
  if (agreed.length + file.length + office.length === 0) return null
  const [before, theirs, ours] = [agreed, file, office].map(each => JSON.stringify(each))
  const all = { agreed, file, office }
  if (theirs === ours) return { ...all, change: 'alike', merged: office }
  if (ours === before) return { ...all, change: 'file', merged: file }
  if (theirs === before) return { ...all, change: 'office', merged: office }
  const merged = mergeSegments(agreed, file, office)
  return merged ? { ...all, change: 'apart', merged } : { ...all, change: 'both', merged: office }
}

/** Where each segment that is still there stands now, by where it stood. */
function matchesOf(before: Segments, after: Segments): ReadonlyMap<number, number> {
  const matches = new Map<number, number>()
  let [old, now] = [0, 0]
  for (const { added, removed, count } of diffSegments(before, after)) {
    if (!added && !removed) for (let at = 0; at < count; at++) matches.set(old + at, now + at)
    if (!added) old += count
    if (!removed) now += count
  }
  return matches
}
