import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handbookProducts } from '../../contract/handbook-versions.ts'
import { readVersions } from '../../services/admin/content/import/handbook-versions.ts'
import type { PagePath } from '../../site/language/link.ts'
import { projectRoot } from '../test-server.ts'

const list = (pattern: string) => globSync(pattern, { cwd: join(projectRoot, 'content') }).toSorted()
const read = (file: string) => readFileSync(join(projectRoot, 'content', file), 'utf8')

/** Every page that stands in `content/` as a file: articles, their years, open positions, lessons, handbook pages of every version. */
export function listContentPages(): PagePath[] {
  const articles = list('insight/*/*/article.yaml').map(
    (file): PagePath => `/${file.replace('/article.yaml', '')}`,
  )
  const years = [...new Set(articles.map((page): PagePath => `/insight/${page.split('/')[2]}`))]
  const open = list('careers/*/position.yaml').filter(file => /^closed_on: null$/m.test(read(file)))
  const positions = open.map((file): PagePath => `/${file.replace('/position.yaml', '')}`)
  const lessons = list('education/*/lesson.yaml').map(
    (file): PagePath => `/${file.replace('/lesson.yaml', '')}`,
  )
  return [...articles, ...years, ...positions, ...lessons, ...listHandbookPages()]
}

function listHandbookPages(): PagePath[] {
  const { names: versions } = readVersions(join(projectRoot, 'content'))
  return handbookProducts.flatMap(product => {
    const files = list(`handbook/${product}/**/page.yaml`)
    return versions[product].flatMap(({ slug }) =>
      files
        .filter(file => read(file).includes(`'${slug}'`))
        .map(file => file.split('/').slice(2, -1).join('/').replace(/@.*$/, ''))
        .map((path): PagePath => `/handbook/${product}/${slug}/${path}`),
    )
  })
}
