import { readPath } from '../language/link.ts'

const personal =
  /^\/(?:account|login|register|newsletter|support\/(?:request|requests|beta)|legal\/trademark-use-application\/[a-z-]+)(?:\/|$)/

/** Pages that show or carry what is one visitor's: rendered for each visit, with its cookies and its query, and never kept. */
export const isPersonal = (path: string): boolean =>
  personal.test(readPath(path.replace(/(?:\/_root|\/_)?\.data$/, '')).page)
