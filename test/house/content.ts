import { everyLocale } from '../../contract/locale.ts'
import { pictures } from '../../site/pictures/manifest.ts'
import { files, listFiles, read } from './files.ts'

const entries: readonly (readonly [RegExp, string])[] = [
  [/^content\/insight\/\d{4}\/[\w-]+(?=\/)/, 'article.yaml'],
  [/^content\/careers\/[\w-]+(?=\/)/, 'position.yaml'],
  [/^content\/education\/[\w-]+(?=\/)/, 'lesson.yaml'],
  [/^content\/legal\/[\w-]+(?=\/)/, 'document.yaml'],
  [/^content\/handbook\/[\w-]+\/.+(?=\/)/, 'page.yaml'],
]

/** Files that each of our texts has to have and has not, though the import would take a text in one language. */
export const missingTexts = (): string[] =>
  entries.flatMap(([folder, facts]) => {
    const folders = new Set(files.flatMap(file => folder.exec(file)?.[0] ?? []))
    const wanted = [facts, ...everyLocale.map(locale => `${locale}.md`)]
    return [...folders].flatMap(path =>
      wanted.map(name => `${path}/${name}`).filter(file => !files.includes(file)),
    )
  })

/** Ids of pictures that texts name and that are still to be painted. */
const toBePainted: readonly string[] = []

/** Pictures that an article names and that are not in the collection. */
export const missingPictures = (): string[] =>
  listFiles(/^content\/.*\.(md|yaml)$/).flatMap(file =>
    [...read(file).matchAll(/\]\(picture:([\w-]+)|^cover: *['"]?([\w-]+)/gm)]
      .map(([, shown, cover]) => shown ?? cover ?? '')
      .filter(id => !(id in pictures) && !toBePainted.includes(id))
      .map(id => `${file}: ${id}`),
  )

/** Texts whose languages show different pictures. */
export const unevenPictures = (): string[] =>
  listFiles(/^content\/.*\/en\.md$/).flatMap(english =>
    everyLocale
      .map(locale => english.replace(/en\.md$/, `${locale}.md`))
      .filter(file => files.includes(file) && shownIn(file) !== shownIn(english)),
  )

const shownIn = (file: string) =>
  [...read(file).matchAll(/\]\(picture:([\w-]+)/g)]
    // A screen with words on it is drawn in each language.
    .map(([, id]) => id?.replace(new RegExp(`-(?:${everyLocale.join('|')})$`), ''))
    .sort()
    .join()
