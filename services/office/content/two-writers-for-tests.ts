import { expect } from 'vitest'
import type { TextView } from '../../../contract/office/content-text.ts'
import type { openContent } from './content-for-tests.ts'

export type Content = Awaited<ReturnType<typeof openContent>>
type Editor = Content['editor']

/** A text as somebody types it. */
export interface Typed {
  readonly title: string
  readonly description: string
  readonly paragraphs: readonly string[]
}

/** What was acknowledged, and has to be found again. */
export interface Kept {
  /** Texts by the revision that the answer named. */
  readonly saved: Map<string, Typed>
  /** The versions of new revisions, by their ids: saves and restores. */
  readonly versions: Map<string, number>
  conflicts: number
  merged: number
}

const typedOf = ({ title, description, markdown }: TextView): Typed => ({
  title,
  description,
  paragraphs: markdown.split('\n\n'),
})
export const markdownOf = ({ paragraphs }: Typed): string => paragraphs.join('\n\n')

interface Seen {
  readonly version: number
  readonly revision: string | null
  readonly text: Typed
}

interface Conflict {
  readonly version: number
  readonly revision: string
  readonly base: TextView | null
  readonly theirs: TextView
  readonly merged: TextView | null
}

/** Somebody with the English text of an entry open: what they saw, and the copy of theirs that was acknowledged. */
export async function openWriter(editor: Editor, entry: string, kept: Kept) {
  const params = { entry, part: 'en' }
  let seen = await look()
  let copy: string | null = null

  async function look(): Promise<Seen> {
    const { version, draft, text } = await editor.open('en', entry)
    if (!text) throw new Error('The text has no revision')
    return { version, revision: draft?.id ?? null, text: typedOf(text) }
  }

  async function save(text: Typed, isMerged = false): Promise<void> {
    const { title, description } = text
    const body = {
      ...{ version: seen.version, based_on: seen.revision, merged: isMerged },
      text: { title, description, markdown: markdownOf(text) },
    }
    const { status, json } = await editor.call('saveText', { params, body })
    expect([status, json?.detail]).toEqual([status === 409 ? 409 : 200, undefined])
    if (status === 200) {
      const answer = json as unknown as { version: number; revision: string }
      kept.saved.set(answer.revision, text)
      if (!kept.versions.has(answer.revision)) kept.versions.set(answer.revision, answer.version)
      seen = { ...answer, text }
      copy = null
      return
    }
    const { conflict } = json as unknown as { conflict: Conflict }
    kept.conflicts++
    expect(conflict.base && typedOf(conflict.base)).toEqual(seen.text)
    const theirs = typedOf(conflict.theirs)
    const before = seen.text
    seen = { version: conflict.version, revision: conflict.revision, text: theirs }
    if (!conflict.merged) return
    const merged = typedOf(conflict.merged)
    verifyMerged(merged, { base: before, theirs, mine: text })
    kept.merged++
    await save(merged, true)
  }

  return {
    async look() {
      seen = await look()
    },
    save: (change: (text: Typed) => Typed) => save(change(seen.text)),
    async keep(markdown: string) {
      const { title, description } = seen.text
      const body = { based_on: seen.revision, text: { title, description, markdown } }
      const { status } = await editor.call('keepCopy', { params, body })
      expect(status).toBe(200)
      copy = markdown
    },
    async restore(revision: string) {
      const body = { version: seen.version, revision }
      const { status, json } = await editor.call('restoreRevision', { params, body })
      expect([200, 409]).toContain(status)
      if (status === 200) kept.versions.set(String(json?.revision), Number(json?.version))
      seen = await look()
    },
    /** Publishes or unpublishes the version that is seen. */
    async put(call: 'publish' | 'unpublish') {
      const { status } = await editor.call(call, { params, body: { version: seen.version } })
      expect([200, 409]).toContain(status)
    },
    async verifyCopy() {
      const view = await editor.open('en', entry)
      expect((view.copy?.text as TextView | undefined)?.markdown ?? null).toBe(copy)
    },
  }
}

/** Both changes together: what either has added or removed, and nothing else. */
function verifyMerged(merged: Typed, { base, theirs, mine }: Record<'base' | 'theirs' | 'mine', Typed>) {
  const original = new Set(base.paragraphs)
  const added = [theirs, mine].flatMap(({ paragraphs }) => paragraphs.filter(each => !original.has(each)))
  const stays = base.paragraphs.filter(each => [theirs, mine].every(text => text.paragraphs.includes(each)))
  expect(new Set(merged.paragraphs)).toEqual(new Set([...stays, ...added]))
  for (const name of ['title', 'description'] as const)
    expect(merged[name]).toBe(theirs[name] === base[name] ? mine[name] : theirs[name])
}
