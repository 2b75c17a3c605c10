import type { SiteNames } from '../../services/admin/content/site-names/seed-site-names.ts'
import { personalPaths, staticPages } from '../../site/page-table/known-pages.ts'
import { films, pictures } from '../../site/pictures/manifest.ts'

/** What the site has beside the database and texts may name. */
export const siteNames: SiteNames = {
  page: staticPages,
  below: personalPaths,
  picture: Object.keys(pictures),
  film: Object.keys(films),
}
