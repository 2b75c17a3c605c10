import { data, redirect, redirectDocument } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { isRefusal } from '../../request/session.ts'
import { type PartAddress, pathOfPart } from '../content/content-path.ts'
import { readObject } from '../content/read-object.ts'
import { readBase, readTextForm } from '../content/read-text-form.ts'
import { type Facts, factFieldsOf, readTyped, type TypedFact, withTyped } from './facts-fields.ts'
import { performApproval } from './perform-approval.ts'

type Saved = Awaited<ReturnType<OfficeClient['saveText']>>
export type TextConflict = NonNullable<Saved['conflict']>

/** An act that was refused: nothing is lost, and what was typed is shown again without scripts too. */
export interface WriteOutcome {
  readonly fault: string
  readonly conflict: TextConflict | null
  readonly typed: { readonly title: string; readonly description: string; readonly body: string } | null
  /** The facts as JSON, as they were typed; what was typed in fields, and what these began with. */
  readonly facts: string | null
  readonly factsTyped?: Readonly<Record<string, TypedFact>>
  readonly factsBase?: Facts
  readonly isJsonFault?: boolean
}

const outcome = (fault: string, status: number, more: Partial<WriteOutcome> = {}) =>
  data<WriteOutcome>({ fault, conflict: null, typed: null, facts: null, ...more }, { status })

/** Saves, publishes or unpublishes a part, and comes back to it. */
export async function performAct(
  office: OfficeClient,
  address: PartAddress,
  form: FormData,
  /** The screen that it comes back to. */
  here = pathOfPart(address),
) {
  const act = String(form.get('act') ?? 'save')
  // Fields that begin anew need a new document: answers never write into fields.
  const done = (what: string, revision: string | null = null, go = redirect) =>
    go(
      `${here}?${new URLSearchParams({
        done: what,
        ...(revision && { revision }),
        ...(what === 'saved' && form.has('live') && { live: String(form.get('live')) }),
      })}`,
    )
  const params = { entry: address.path, part: address.part }
  try {
    if (act === 'discard') {
      await office.keepCopy({ params, body: { based_on: null, text: null, facts: null } })
      return done('discarded', null, redirectDocument)
    }
    if (form.has('settle')) return await settle()
    const approved = await performApproval(office, params, form)
    if (approved !== null) return done(approved)
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
    return outcome(
      error.problem.detail ?? 'The office did not take it.',
      error.status,
      typedOf(form, address),
    )
  }

  /** What was typed stays in its fields: the document of a browser without scripts has it again. */
  async function settle() {
    const text = (name: string) => String(form.get(name) ?? '')
    const key = text('settle')
    await office.markStillRight({
      params,
      body: {
        version: Number(text('settle_version')) || 0,
        source: text('settle_source'),
        ...(key !== 'all' && { keys: [key] }),
      },
    })
    return outcome('', 200, typedOf(form, address))
  }

  async function saveText(office: OfficeClient, address: PartAddress, form: FormData) {
    const { version, basedOn, note, text } = readTextForm(form)
    const source = String(form.get('source_revision') ?? '')
    const isMerged = act === 'save-merged'
    const { conflict, revision } = await office.saveText({
      params: { entry: address.path, part: address.part },
      body: {
        ...{ version, based_on: basedOn, note, merged: isMerged, text },
        ...(source && { source_revision: source }),
      },
    })
    if (conflict === null)
      return isMerged ? done('merged', revision, redirectDocument) : done('saved', revision)
    return outcome('Somebody else has saved this text since.', 409, { ...typedOf(form, address), conflict })
  }

  async function saveFacts(office: OfficeClient, address: PartAddress, form: FormData) {
    const { version, basedOn, note } = readBase(form)
    const asTyped = typedOf(form, address)
    const json = readObject(String(form.get('facts') ?? ''))
    if (!json) return outcome('The facts are no JSON object.', 422, { ...asTyped, isJsonFault: true })
    const fields = factFieldsOf(address)
    const { factsBase = {}, factsTyped } = asTyped
    const facts = factsTyped ? withTyped(fields, { base: factsBase, facts: json, typed: factsTyped }) : json
    const { conflict, revision } = await office.saveFacts({
      params: { entry: address.path },
      body: { version, based_on: basedOn, note, facts },
    })
    // Fields and JSON show the same facts: both begin anew.
    if (conflict === null) return done('saved', revision, redirectDocument)
    const theirs = JSON.stringify(conflict.theirs, null, 2)
    return outcome(
      `Somebody else has saved these facts since. Theirs: ${theirs}. Open this page again to begin with them.`,
      409,
      asTyped,
    )
  }
}

function typedOf(form: FormData, address: PartAddress): Partial<WriteOutcome> {
  const text = (name: string) => String(form.get(name) ?? '')
  const factsBase = readObject(text('facts-base'))
  if (form.has('facts') && factsBase)
    return { facts: text('facts'), factsBase, factsTyped: readTyped(factFieldsOf(address), form) }
  if (form.has('facts')) return { facts: text('facts') }
  if (!form.has('title')) return {}
  return { typed: { title: text('title'), description: text('description'), body: text('body') } }
}
