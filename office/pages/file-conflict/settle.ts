import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { filesPath } from '../../features/content/conflict-path.ts'
import { readObject } from '../../features/content/read-object.ts'
import { readTextForm } from '../../features/content/read-text-form.ts'
import { isRefusal } from '../../request/session.ts'

/** A conflict that was not settled, with what was typed. */
export interface SettleOutcome {
  readonly fault: string
  readonly text: {
    readonly title: string
    readonly description: string
    readonly sample: boolean
    readonly body: string
  } | null
  readonly facts: string | null
}

/** Settles a conflict, and goes back to those that are left. */
export async function settle(
  office: OfficeClient,
  params: { readonly entry: string; readonly part: string },
  form: FormData,
) {
  const field = (name: string) => String(form.get(name) ?? '')
  const take = (['file', 'edited'] as const).find(each => each === field('take')) ?? 'office'
  const refuse = (fault: string, status: number) =>
    data<SettleOutcome>({ fault, ...typedOf(form) }, { status })
  const facts = take === 'edited' && params.part === 'facts' ? readObject(field('facts')) : undefined
  if (facts === null) return refuse('The facts are no JSON object.', 422)
  try {
    await office.settleFileConflict({
      params,
      body: {
        ...{ version: Number(field('version')) || 0, file_hash: field('file_hash'), take },
        ...(facts && { facts }),
        ...(take === 'edited' && !facts && { text: readTextForm(form).text }),
      },
    })
  } catch (error) {
    if (isRefusal(error, 404)) return redirect(`${filesPath}?done=gone`)
    if (!isRefusal(error, 400, 403, 409, 413, 422)) throw error
    const detail = error.problem.detail ?? 'The office did not take it.'
    const fault = error.status === 409 ? `${detail} Nothing was settled; this is how it is now.` : detail
    return refuse(fault, error.status)
  }
  return redirect(`${filesPath}?done=${take}`)
}

function typedOf(form: FormData): Omit<SettleOutcome, 'fault'> {
  const field = (name: string) => String(form.get(name) ?? '')
  if (form.has('facts')) return { text: null, facts: field('facts') }
  if (!form.has('title')) return { text: null, facts: null }
  const text = {
    ...{ title: field('title'), description: field('description'), body: field('body') },
    sample: form.has('sample'),
  }
  return { text, facts: null }
}
