import type { SiteFaultKind } from '../../../contract/office/site-faults.ts'
import { countOwnFaults } from '../links/list-faults.ts'
import { type CareQuery, type Findings, finding, shownFindings } from './care-query.ts'
import { countSiteFaults, listSiteFaults } from './list-site-faults.ts'

const linkKinds: readonly SiteFaultKind[] = ['outside', 'page', 'section', 'status', 'words']
const headKinds: readonly SiteFaultKind[] = ['title', 'description']

const pathOf = (kind: SiteFaultKind) => `/site/links?${new URLSearchParams({ view: 'site', kind })}`

/** What is broken in texts that somebody writes, and dead links that visitors meet. */
export async function findLinks(query: CareQuery): Promise<Findings> {
  const { broken, texts } = await countOwnFaults(query.db, query.staff)
  const inTexts = `${broken === 1 ? 'One link or picture is' : `${broken} links or pictures are`} not there. Mend them.`
  const own =
    broken === 0
      ? []
      : [
          finding(
            texts === 1 ? 'One published text of yours' : `${texts} published texts of yours`,
            inTexts,
            '/site/links',
          ),
        ]
  const found = await findOf(query, linkKinds, sentenceOf)
  return { findings: [...own, ...found.findings].slice(0, shownFindings), total: own.length + found.total }
}

/** Pages without a title or a description. */
export const findPages = (query: CareQuery): Promise<Findings> =>
  findOf(query, headKinds, kind => (kind === 'title' ? 'It has no title' : 'It has no description'))

const sentences: Partial<Record<SiteFaultKind, string>> = {
  outside: 'A dead link to another site',
  page: 'Links lead to this page',
  section: 'Links lead to this section',
  status: 'The sitemap names this page',
  words: 'A picture without words',
}
const sentenceOf = (kind: SiteFaultKind) => sentences[kind] ?? ''

async function findOf(
  { db, staff }: CareQuery,
  kinds: readonly SiteFaultKind[],
  sentence: (kind: SiteFaultKind) => string,
): Promise<Findings> {
  const total = await countSiteFaults(db, kinds)
  if (total === 0) return { findings: [], total }
  const lists = await Promise.all(
    kinds.map(kind => listSiteFaults(db, { kind, isAlone: false, page: 1 }, staff)),
  )
  const findings = lists
    .flatMap(({ faults }) => faults)
    .map(({ kind, target, advice, total: pages }) =>
      finding(
        target,
        `${sentence(kind)}, on ${pages === 1 ? '1 page' : `${pages} pages`}. ${advice}`,
        pathOf(kind),
      ),
    )
  return { findings: findings.slice(0, shownFindings), total }
}
