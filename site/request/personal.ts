import { readPath } from '../language/link.ts'

/** Pages that show one visitor what is theirs: rendered for each visit, with its cookies and its query, and never kept. */
export function isPersonal(path: string): boolean {
  const { page } = readPath(path.replace(/(?:\/_root|\/_)?\.data$/, ''))
  return page === '/account' || page.startsWith('/account/')
}
