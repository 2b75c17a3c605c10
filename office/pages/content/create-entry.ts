import { data, redirect } from 'react-router'
import { type EntryKind, entryKinds } from '../../../contract/office/content-parts.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { isRefusal } from '../../request/session.ts'

/** An entry that was refused, with what was typed. */
export interface NewEntryOutcome {
  readonly fault: string
  readonly kind: EntryKind
  readonly path: string
}

/** Creates an entry and goes to its facts, without which nothing can be published. */
export async function createEntry(office: OfficeClient, form: FormData) {
  const kind = entryKinds.find(each => each === form.get('kind')) ?? 'article'
  const path = String(form.get('path') ?? '').trim()
  try {
    await office.createEntry({ body: { kind, path } })
  } catch (error) {
    if (!isRefusal(error, 400, 403, 409, 422)) throw error
    const fault = error.problem.detail ?? 'The path does not fit.'
    return data<NewEntryOutcome>({ fault, kind, path }, { status: error.status })
  }
  return redirect(pathOfPart({ kind, path, part: 'facts' }))
}
