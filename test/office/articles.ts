import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { openStaff } from './staff.ts'

type Staff = Awaited<ReturnType<typeof openStaff>>

/** Begins an article of a name that is its own, with saved facts and nothing else; resolves to its path. */
export async function beginArticle({ visitor }: Staff, name: string): Promise<string> {
  const path = `insight/2026/${name}-${randomUUID().slice(0, 8)}`
  await visitor.open('/office/content')
  visitor.fill('Path', path)
  await visitor.press('Begin')
  const facts = { date: '2026-03-01', category: 'product', cover: 'coast', featured: false }
  visitor.fill('Facts of all languages, as JSON', JSON.stringify(facts))
  await visitor.press('Save')
  expect(visitor.read()).toContain('Saved.')
  return path
}

/** The same with facts that are published. */
export async function beginListedArticle(staff: Staff, name: string): Promise<string> {
  const path = await beginArticle(staff, name)
  await staff.visitor.press('Publish Facts')
  expect(staff.visitor.read()).toContain('Published: visitors see it now.')
  return path
}

interface WrittenText {
  readonly title: string
  readonly description: string
  /** Markdown. */
  readonly body: string
  /** What changed. */
  readonly note?: string
}

const languages = { en: 'English', cn: 'Chinese', jp: 'Japanese' } as const

/** Fills in the fields of a text and saves it, without scripts. */
export async function saveText(
  { visitor }: Staff,
  address: string,
  { title, description, body, note }: WrittenText,
): Promise<void> {
  await visitor.open(address)
  const part = Object.entries(languages).find(([locale]) => address.includes(`/article/${locale}/`))?.[1]
  visitor.fill('Title', title)
  visitor.fill('Description', description)
  visitor.fill(`Text in ${part}, Markdown`, body)
  if (note !== undefined) visitor.fill('What changed', note)
  await visitor.press('Save')
}
