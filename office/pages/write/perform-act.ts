import { data, redirect, redirectDocument } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { type PartAddress, pathOfPart } from '../../features/content/content-path.ts'
import { readBase, readTextForm } from '../../features/content/read-text-form.ts'
import { isRefusal } from '../../request/session.ts'

type Saved = Awaited<ReturnType<OfficeClient['saveText']>>
export type TextConflict = NonNullable<Saved['conflict']>

/** An act that was refused: nothing is lost, and what was typed is shown again without scripts too. */
export interface WriteOutcome {
  readonly fault: string
  readonly conflict: TextConflict | null
  readonly typed: { readonly title: string; readonly description: string; readonly body: string } | null
  readonly facts: string | null
}

const outcome = (fault: string, status: number, more: Partial<WriteOutcome> = {}) =>
  data<WriteOutcome>({ fault, conflict: null, typed: null, facts: null, ...more }, { status })

/** Saves, publishes or unpublishes a part, and comes back to it. */
export async function performAct(office: OfficeClient, address: PartAddress, form: FormData) {
  const act = String(form.get('act') ?? 'save')
  // Fields that begin anew need a new document: answers never write into fields.
  const done = (what: string, revision: string | null = null, go = redirect) =>
    go(`${pathOfPart(address)}?${new URLSearchParams({ done: what, ...(revision && { revision }) })}`)
  const params = { entry: address.path, part: address.part }
  try {
    if (act === 'discard') {
      await office.keepCopy({ params, body: { based_on: null, text: null, facts: null } })
      return done('discarded', null, redirectDocument)
    }
    const { version } = readBase(form)
    if (act === 'publish') {
      const { revision } = await office.publish({ params, body: { version } })
      return done('published', revision)
    }
    if (act === 'unpublish') {
      await office.unpublish({ params, body: { version } })
      return done('unpublished')
    }
    return address.part === 'facts'
      ? await saveFacts(office, address, form)
      : await saveText(office, address, form)
  } catch (error) {
    if (!isRefusal(error, 400, 403, 409, 413, 422)) throw error
    return outcome(error.problem.detail ?? 'The office did not take it.', error.status, typedOf(form))
  }

  async function saveText(office: OfficeClient, address: PartAddress, form: FormData) {
    const { version, basedOn, note, text } = readTextForm(form)
    const isMerged = act === 'save-merged'
    const { conflict, revision } = await office.saveText({
      params: { entry: address.path, part: address.part },
      body: { version, based_on: basedOn, note, merged: isMerged, text },
    })
    if (conflict === null)
      return isMerged ? done('merged', revision, redirectDocument) : done('saved', revision)
    return outcome('Somebody else has saved this text since.', 409, { ...typedOf(form), conflict })
  }

  async function saveFacts(office: OfficeClient, address: PartAddress, form: FormData) {
    const { version, basedOn, note } = readBase(form)
    const typed = String(form.get('facts') ?? '')
    const facts = readObject(typed)
    if (!facts) return outcome('The facts are no JSON object.', 422, { facts: typed })
    const { conflict, revision } = await office.saveFacts({
      params: { entry: address.path },
      body: { version, based_on: basedOn, note, facts },
    })
    if (conflict === null) return done('saved', revision)
    const theirs = JSON.stringify(conflict.theirs, null, 2)
    return outcome(
      `Somebody else has saved these facts since. Theirs: ${theirs}. Open this page again to begin with them.`,
      409,
      { facts: typed },
    )
  }
}

function typedOf(form: FormData): Partial<WriteOutcome> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (form.has('facts')) return { facts: text('facts') }
  if (!form.has('title')) return {}
  return { typed: { title: text('title'), description: text('description'), body: text('body') } }
}

function readObject(typed: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(typed)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
