import { type CareGroup, type CareKind, careKinds } from '../../../contract/office/care.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import type { CareQuery, Findings } from './care-query.ts'
import { findBackup, findCertificate } from './find-installation.ts'
import { findLicences } from './find-licences.ts'
import { findLinks, findPages } from './find-links.ts'
import { findOldTexts } from './find-old-texts.ts'
import { findPictures, findRedirects } from './find-unused.ts'

const sources: Readonly<Record<CareKind, (query: CareQuery) => Promise<Findings>>> = {
  links: findLinks,
  redirects: findRedirects,
  pages: findPages,
  pictures: findPictures,
  texts: findOldTexts,
  licences: findLicences,
  certificate: findCertificate,
  backup: findBackup,
}

/** What the site needs of somebody, each kind for those who may do it. */
export async function findCare(query: CareQuery): Promise<CareGroup[]> {
  const groups: CareGroup[] = []
  for (const [kind, permission] of Object.entries(careKinds)) {
    if (!isPermitted(permission, query.staff.roles)) continue
    const { findings, total } = await sources[kind as CareKind](query)
    if (total > 0) groups.push({ kind: kind as CareKind, total, findings: [...findings] })
  }
  return groups
}
