import { data } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { ImportedSuppressions, Subscriber } from '../../../contract/office/readers.ts'
import { isRefusal } from '../../request/session.ts'
import { readListForm } from './read-list-form.ts'

/** What an act found or changed, or why it did not. */
export type ReadersOutcome =
  | { readonly found: Subscriber; readonly done: 'find' | 'remove' | 'lift' }
  | { readonly imported: ImportedSuppressions }
  | { readonly part: 'address'; readonly email: string; readonly fault: string }
  | { readonly part: 'list'; readonly list: string; readonly fault: string }

/** A longer list is not sent back after a refusal. */
const maxListReturned = 20_000

/** Finds, removes or lifts one address, or imports a list. */
export async function changeReaders(office: OfficeClient, form: FormData) {
  const act = String(form.get('act') ?? 'find')
  const outcome = act === 'import' ? await importList(office, form) : await changeOne(office, act, form)
  return data<ReadersOutcome>(outcome, { status: 'fault' in outcome ? 422 : 200 })
}

async function changeOne(office: OfficeClient, act: string, form: FormData): Promise<ReadersOutcome> {
  const email = String(form.get('email') ?? '').trim()
  const refuse = (fault: string) => ({ part: 'address', email, fault }) as const
  if (email === '') return refuse('Type an address first.')
  const body = { email }
  try {
    if (act === 'remove') return { found: await office.removeSubscriber({ body }), done: 'remove' }
    if (act === 'lift') return { found: await office.liftSuppression({ body }), done: 'lift' }
    return { found: await office.findSubscriber({ body }), done: 'find' }
  } catch (error) {
    if (isRefusal(error, 400, 422)) return refuse('This is no email address.')
    if (isRefusal(error, 404)) return refuse('Nothing keeps this address from the newsletter.')
    if (isRefusal(error, 409))
      return refuse('Who left or complained comes back by subscribing and confirming, and in no other way.')
    throw error
  }
}

async function importList(office: OfficeClient, form: FormData): Promise<ReadersOutcome> {
  const list = await readListForm(form)
  const refuse = (fault: string) =>
    ({ part: 'list', list: list.length > maxListReturned ? '' : list, fault }) as const
  if (list.trim() === '') return refuse('Choose a file or paste addresses first.')
  try {
    return { imported: await office.importSuppressions({ body: { list } }) }
  } catch (error) {
    if (isRefusal(error, 400, 413, 422)) return refuse(error.problem.detail ?? 'The list does not fit.')
    throw error
  }
}
