import type { HandbookCopies } from '../../../../contract/handbook.ts'
import { groupVersionOf } from '../../../../contract/handbook-versions.ts'
import { languageTagOf } from '../../../../contract/locale.ts'
import type { KeptHandbook, KeptPage, WantedPage } from '../../../kept/questions.ts'
import { readPath } from '../../../language/link.ts'

/** A handbook as its pages name it, before its pages are known. */
export type HandbookName = Omit<KeptHandbook, 'pages'>

/** A handbook with all its pages, as the site has it now. */
export interface Plan extends KeptHandbook {
  /** What keeping all of it takes, about. */
  readonly bytes: number
  /** It has more pages than a plan may have. */
  readonly isLong: boolean
}

/** The handbook of a page or of a contents page, by its path. */
export function handbookOf(path: string, name: string): HandbookName {
  const { page } = readPath(path)
  const [, , product = '', slug = ''] = page.split('/')
  const rest = page.slice(`/handbook/${product}/${slug}`.length)
  return {
    start: path.slice(0, path.length - rest.length),
    groupVersion: groupVersionOf(product, slug),
    name,
  }
}

/** Null when the network or the service fails. */
export async function loadPlan({ start, groupVersion, name }: HandbookName): Promise<Plan | null> {
  const lang = languageTagOf(readPath(start).locale)
  try {
    const response = await fetch(`/api/admin/handbook-copies/${groupVersion}?lang=${lang}`, {
      signal: AbortSignal.timeout(15_000),
    })
    return response.ok ? planOf({ start, groupVersion, name }, await response.json()) : null
  } catch {
    return null
  }
}

// Measured on the handbooks of the site: the scripts that pages share, the frame of a page with its data, and what each byte of
// text becomes.
const sharedBytes = 700_000
const frameBytes = 64_000
const bytesOfText = 5
const pictureBytes = 60_000

export function planOf(handbook: HandbookName, { total, revision, pages }: HandbookCopies): Plan {
  const { start, name } = handbook
  const contents = { path: start, title: name, revision }
  return {
    ...handbook,
    pages: [
      contents,
      ...pages.map(({ path, title, ...page }) => ({
        path: `${start}/${path}`,
        title,
        revision: page.revision,
      })),
    ],
    bytes: pages.reduce(
      (sum, { bytes, pictures }) => sum + frameBytes + bytes * bytesOfText + pictures * pictureBytes,
      sharedBytes + frameBytes,
    ),
    isLong: total > pages.length,
  }
}

/** The pages of a plan that are not kept, or not as they are now. */
export const missingOf = (wanted: readonly WantedPage[], kept: readonly KeptPage[]): WantedPage[] => {
  const revisions = new Map(kept.map(({ path, revision }) => [path, revision]))
  return wanted.filter(({ path, revision }) => !revisions.has(path) || revisions.get(path) !== revision)
}

/**
 * What has changed of what is kept: pages with another text now, those that the handbook has no longer, and the new ones of a
 * handbook that was whole.
 */
export function changesOf(
  plan: Plan,
  kept: readonly KeptPage[],
  before: KeptHandbook | undefined,
): WantedPage[] {
  const own = kept.filter(({ path }) => path === plan.start || path.startsWith(`${plan.start}/`))
  const now = new Map(plan.pages.map(page => [page.path, page]))
  const changed = own.flatMap(page => {
    const current = now.get(page.path)
    if (!current) return plan.isLong || page.isGone ? [] : [page]
    return current.revision === page.revision && !page.isGone ? [] : [current]
  })
  const paths = new Set(own.map(({ path }) => path))
  const wasWhole = before?.pages.every(({ path }) => paths.has(path)) === true
  return wasWhole ? [...changed, ...plan.pages.filter(({ path }) => !paths.has(path))] : changed
}
