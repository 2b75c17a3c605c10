// What the pictures of the guide show besides the sample of bench/office-sample.ts: texts on their way, pictures, announcements.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OfficeClient } from '../contract/office/office.ts'
import type { openStaff } from '../test/office/staff.ts'
import type { TestServer } from '../test/test-server.ts'

type Part = 'en' | 'cn' | 'jp'
type Staff = Awaited<ReturnType<typeof openStaff>>

export const article = 'insight/2026/one-leaf'
export const legalText = 'legal/privacy-policy'

/** Fills the rooms of content and site; resolves to the ids that addresses have. */
export async function fillContent(server: TestServer, ada: OfficeClient, ben: OfficeClient, staff: Staff) {
  const edit = async (office: OfficeClient, { entry, part, from, to, note }: Edit) => {
    const { text, version, draft } = await office.getEntry({ params: { entry }, query: { part } })
    if (!text) throw new Error(`${entry} has no text in ${part}`)
    const { title, description, sample, markdown } = text
    if (!markdown.includes(from)) throw new Error(`${entry} does not say “${from}” in ${part}`)
    const body = { title, description, sample, markdown: markdown.replace(from, to) }
    const based = { version, based_on: draft?.id ?? null, note }
    return office.saveText({ params: { entry, part }, body: { ...based, text: body } })
  }
  const publish = async (entry: string, part: Part) => {
    const { version } = await ada.getEntry({ params: { entry }, query: { part } })
    await ada.publish({ params: { entry, part }, body: { version } })
  }
  for (const [from, to, note] of edits) {
    await edit(ada, { entry: article, part: 'en', from, to, note })
    await publish(article, 'en')
  }
  const draft = { from: 'Put erasers away', to: 'Put the erasers away', note: 'One article more' }
  const { revision } = await edit(ada, { entry: article, part: 'en', ...draft })
  await ada.schedule({
    params: { entry: article, part: 'en' },
    body: { act: 'publish', at: inDays(3), ...(revision && { revision }) },
  })

  // A link that has lost its page.
  const [linking, lost] = ['insight/2026/never-grey', 'insight/2024/winter-in-the-studio']
  const { text } = await ada.getEntry({ params: { entry: linking }, query: { part: 'en' } })
  const end = text?.markdown.trimEnd().split('\n').at(-1) ?? ''
  const linked = `${end}\n\nIn winter the studio is [another room](page:/${lost}).`
  await edit(ada, { entry: linking, part: 'en', from: end, to: linked, note: 'A link to the winter studio' })
  await publish(linking, 'en')
  for (const part of ['en', 'cn', 'jp'] as const) {
    const { version } = await ada.getEntry({ params: { entry: lost }, query: { part } })
    await ada.unpublish({ params: { entry: lost, part }, body: { version } })
  }

  const add = (['en', 'cn', 'jp'] as const).map(part => ({
    entry: linking,
    part,
    act: 'publish' as const,
  }))
  const { id: bundle } = await ada.createBundle({ body: { name: 'Gray in three languages', add } })
  const { version } = await ada.getBundle({ params: { bundle } })
  await ada.changeBundle({ params: { bundle }, body: { version, at: inDays(5) } })

  const { version: seen } = await saveLegal(ben)
  await ben.askApproval({ params: { entry: legalText, part: 'en' }, body: { version: seen } })

  for (const { from, until, publish, ...words } of announcements)
    await ada.saveAnnouncement({
      body: { ...words, publish, starts_at: inDays(from), ends_at: inDays(until) },
    })
  for (const [language, words, times] of searches)
    for (let time = 0; time < times; time++)
      await server.fetch(`${language}/handbook/procreate/5.3/search?q=${encodeURIComponent(words)}`)
  const pictures = []
  for (const name of ['aurora', 'coast']) pictures.push(await addPicture(ada, staff, name))
  // The job that looks for broken links has its turn.
  const hasFaults = async () => (await ada.listBrokenLinks({ query: {} })).total > 0
  for (let tries = 0; tries < 120 && !(await hasFaults()); tries++) await sleep(500)
  return { bundle, picture: pictures.at(-1) ?? '' }

  async function saveLegal(office: OfficeClient) {
    const { text } = await office.getEntry({ params: { entry: legalText }, query: { part: 'en' } })
    const [word = ''] = /\b\w+\.(?=\s)/.exec(text?.markdown ?? '') ?? []
    const change = { from: word, to: `${word} We say so in plain words.`, note: 'A plainer sentence' }
    await edit(office, { entry: legalText, part: 'en', ...change })
    return office.getEntry({ params: { entry: legalText }, query: { part: 'en' } })
  }
}

interface Edit {
  readonly entry: string
  readonly part: Part
  readonly from: string
  readonly to: string
  readonly note: string
}

const inDays = (days: number): string => {
  const day = new Date(Date.now() + days * 86_400_000)
  day.setUTCHours(22, 30, 0, 0)
  return day.toISOString()
}

const edits = [
  ['ages eight and up', 'ages seven and up', 'The school asked for seven'],
  ['On the board write only the times.', 'On the board write the times, and nothing else.', 'Clearer'],
] as const

const searches = [
  ['', 'mandala', 5],
  ['', 'vectorize', 3],
  ['/jp', 'トンボ', 2],
  ['/cn', '金箔', 2],
  ['', 'pantone', 1],
] as const

const announcements = [
  {
    language: 'en',
    section: 'all',
    text: 'procreate 5.4 is here, with brushes that remember.',
    link_to: '/procreate',
    link_text: 'What is new',
    from: -1,
    until: 6,
    publish: true,
  },
  {
    language: 'jp',
    section: 'handbook',
    text: 'ハンドブックに新しい章を加えました。',
    link_to: '/handbook',
    link_text: '見る',
    from: 4,
    until: 11,
    publish: true,
  },
  {
    language: 'cn',
    section: 'all',
    text: '新版手册下周上线。',
    link_to: '',
    link_text: '',
    from: 8,
    until: 15,
    publish: false,
  },
] as const

/** Adds a picture of the site to the library, with English words, and waits for its files; resolves to its id. */
async function addPicture(office: OfficeClient, { visitor }: Staff, name: string): Promise<string> {
  const folder = join(import.meta.dirname, '..', 'public', 'pictures')
  const file = (await readdir(folder)).find(each => new RegExp(`^${name}-\\d+\\.\\w+\\.jpg$`).test(each))
  if (!file) throw new Error(`There is no picture ${name}`)
  const form = new FormData()
  form.append('files', new Blob([await readFile(join(folder, file))]), `${name}.jpg`)
  const answer = await visitor.fetch('/office/media', {
    ...{ method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body: form },
  })
  const id = answer.headers.get('location')?.split('/').at(-1) ?? ''
  for (;;) {
    const { is_making: isMaking, words } = await office.getMedia({ params: { id } })
    if (!isMaking) {
      const { version } = words.find(({ language }) => language === 'en') ?? { version: 0 }
      const body = { alt: alts[name] ?? name, credit: 'Painted in procreate by Ada Moss', version }
      await office.changeMediaWords({ params: { id, language: 'en' }, body })
      return id
    }
    await sleep(500)
  }
}

const alts: Readonly<Record<string, string>> = {
  aurora: 'The southern lights above a bay, green and violet',
  coast: 'A rocky coast in low light',
}
