import type { Kysely } from 'kysely'
import type { WrittenSegment } from '../../../contract/document.ts'
import type { Locale } from '../../../contract/locale.ts'
import { mediaIdOf } from '../../../contract/media.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { TextFaultView } from '../../../contract/office/text-faults.ts'
import { findPictureFaults } from '../media/verify-pictures.ts'
import type { OfficeTables } from '../schema.ts'
import { describeGone } from './describe-gone.ts'
import { findPages } from './find-pages.ts'
import { findPlaces } from './find-places.ts'
import { findNames } from './find-site-names.ts'
import { createSectionFinder, faultOfLink, type Sections } from './link-faults.ts'
import { readTarget, type Target } from './read-target.ts'
import { type Reference, sectionsIn } from './references.ts'

/** A text whose links and pictures are looked at. */
export interface CheckedText {
  readonly kind: EntryKind
  /** The path of its entry. */
  readonly path: string
  readonly locale: Locale
  readonly references: readonly Reference[]
  /** The ids of its own titles. */
  readonly sections: Sections
  /** The versions of a page of the handbook, under the names that the database has for them. */
  readonly groups: readonly string[]
}

/** More than any text has; all of them are parameters of one query. */
export const maxReferences = 4000

type Db = Kysely<OfficeTables>
type Named = readonly [reference: Reference, target: Target]

/**
 * What each text names and that is not there now, in the order of the texts. One call looks up whatever all of them name, in a
 * number of queries that does not grow with the texts.
 */
export async function checkTexts(
  db: Db,
  texts: readonly CheckedText[],
  today: string,
): Promise<TextFaultView[][]> {
  const links = texts.map(({ kind, references }) =>
    references.slice(0, maxReferences).flatMap((reference): Named[] => {
      const target = reference.kind === 'link' ? readTarget(reference.name, kind) : null
      return target === null ? [] : [[reference, target]]
    }),
  )
  const pages = await findPages(db, { ...pathsIn(links.flat(), 'page'), today })
  const places = await findPlaces(db, {
    ...pathsIn(links.flat(), 'place'),
    groups: new Set(texts.flatMap(({ groups }) => groups)),
  })
  const pictures = await checkPictures(db, texts)
  const sectionsOf = createSectionFinder()
  const faults = texts.map((text, number) => [
    ...(links[number] ?? []).flatMap(([reference, target]) => {
      const fault = faultOfLink({ text, target, pages, places, sectionsOf })
      return fault === null ? [] : [{ ...fault, at: reference.at, target: reference.name }]
    }),
    ...(pictures[number] ?? []),
  ])
  const placed = await describeGone(db, faults, pages)
  return placed.map(own => own.map(({ path: _, ...fault }) => fault).toSorted(byPlace))
}

const placeOf = ({ at }: Pick<TextFaultView, 'at'>) => (at === 'cover' ? -1 : at)
const byPlace = (a: TextFaultView, b: TextFaultView) => placeOf(a) - placeOf(b)

/** The paths that links lead to, and those of which a section is named. */
function pathsIn(links: readonly Named[], kind: 'page' | 'place') {
  const targets = links.flatMap(([, target]) => (target.kind === kind ? [target] : []))
  return {
    paths: new Set(targets.map(({ path }) => path)),
    withBodies: new Set(targets.filter(({ section }) => section !== null).map(({ path }) => path)),
  }
}

type Placed = TextFaultView & { readonly path?: string | undefined }

async function checkPictures(db: Db, texts: readonly CheckedText[]): Promise<Placed[][]> {
  const all = texts.flatMap(({ references }) => references.slice(0, maxReferences))
  const namesOf = (kind: Reference['kind']) => [
    ...new Set(all.filter(each => each.kind === kind).map(({ name }) => name)),
  ]
  const collection = namesOf('picture').filter(name => mediaIdOf(name) === null)
  const library = namesOf('picture').flatMap(name => mediaIdOf(name) ?? [])
  const known = {
    picture: await findNames(db, 'picture', collection),
    film: await findNames(db, 'film', namesOf('film')),
  }
  const faults = await findPictureFaults(db, library)
  return texts.map(({ locale, references }) =>
    references.flatMap(({ kind, name, at, words }): Placed[] => {
      if (kind === 'embed')
        return words === ''
          ? [{ at, kind: 'words', target: name, advice: 'This video has no words: say what it shows.' }]
          : []
      if (kind === 'link') return []
      const id = kind === 'picture' ? mediaIdOf(name) : null
      if (id !== null)
        return faults(id, locale).map(({ kind, advice }) => ({ at, kind, target: name, advice }))
      const of = known[kind]
      return of === null || of.has(name)
        ? []
        : [
            {
              at,
              kind: 'picture',
              target: name,
              advice: `There is no such ${kind}: readers see nothing here.`,
            },
          ]
    }),
  )
}

/** The text of an entry in a language as `checkTexts` takes it. */
export const checkedText = (
  entry: { readonly kind: EntryKind; readonly path: string },
  locale: Locale,
  segments: readonly WrittenSegment[],
  { references, groups }: Pick<CheckedText, 'references' | 'groups'>,
): CheckedText => ({
  kind: entry.kind,
  path: entry.path,
  locale,
  references,
  groups,
  sections: sectionsIn(segments),
})
