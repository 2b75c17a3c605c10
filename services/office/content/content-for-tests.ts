import { createAdminClient } from '../../../contract/admin.ts'
import type { EntryView } from '../../../contract/office/content-text.ts'
import type { Role } from '../../../contract/office/permissions.ts'
import type { TestDatabases } from '../../../test/databases.ts'
import { createContentFolder, type Files } from '../../admin/content/import/folder-for-tests.ts'
import { importContent } from '../../admin/content/import/import-content.ts'
import { openThreeServices, origin } from '../three-services-for-tests.ts'

export const leaf = 'insight/2026/one-leaf'

/** The office with a content folder that was loaded once, and an editor. */
export async function openContent(databases: TestDatabases, files: Files = {}) {
  const services = await openThreeServices(databases)
  const { db, admin } = services
  const folder = await createContentFolder(files)
  const start = () => importContent(db as never, folder.root, () => services.time.now)
  await start()
  const enter = async (...roles: Role[]) => actionsOf(await services.enter(...roles))
  return {
    ...services,
    folder,
    start,
    enter,
    editor: await enter('editor'),
    /** The text of an article as the site reads it; its status for none. */
    async read(language: string, path = leaf): Promise<string | number> {
      const [, year = '', slug = ''] = path.split('/')
      const client = createAdminClient({ baseUrl: `${origin}/api/admin`, fetch: admin })
      try {
        const { article } = await client.getArticle({ params: { year, slug }, query: { lang: language } })
        return JSON.stringify(article.segments).replaceAll(/.*"text":"([^"]*)".*/g, '$1')
      } catch (error) {
        return (error as { status: number }).status
      }
    },
  }
}

type Browser = Awaited<ReturnType<Awaited<ReturnType<typeof openThreeServices>>['enter']>>

/** What a member of staff does with texts. */
function actionsOf(browser: Browser) {
  const open = async (part = 'en', entry = leaf) =>
    (await browser.call('getEntry', { params: { entry }, query: { part } })).json as unknown as EntryView
  async function save(part: string, markdown: string, entry = leaf, seen?: EntryView) {
    const { version, draft, text } = seen ?? (await open(part, entry))
    const { title, description } = text ?? { title: 'One leaf', description: 'Worth reading' }
    const body = { version, based_on: draft?.id ?? null, text: { title, description, markdown } }
    return browser.call('saveText', { params: { entry, part }, body })
  }
  async function publish(part: string, entry = leaf) {
    const { version } = await open(part, entry)
    return browser.call('publish', { params: { entry, part }, body: { version } })
  }
  return {
    ...browser,
    open,
    save,
    publish,
    /** Saves and publishes. */
    async write(part: string, markdown: string, entry = leaf) {
      const saved = await save(part, markdown, entry)
      const published = await publish(part, entry)
      return [saved.status, published.status]
    },
  }
}

/** An English file of the article. */
export const fileOf = (body: string, language = 'en'): Files => ({
  [`${leaf}/${language}.md`]: `---\ntitle: 2026/one-leaf in ${language}\nintro: Worth reading\n---\n\n${body}\n`,
})
