import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { isRefusal } from '../../request/session.ts'

/** Restores a revision, or archives the entry and brings it back; comes back to the history. */
export async function performAct(office: OfficeClient, address: PartAddress, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  const entry = address.path
  const back = (done: Record<string, string>) =>
    redirect(`${pathOfScreen('history', address)}?${new URLSearchParams(done)}`)
  try {
    if (text('act') === 'restore') {
      const body = { version: Number(text('version')) || 0, revision: text('revision') }
      await office.restoreRevision({ params: { entry, part: address.part }, body })
      return back({ done: 'restored', number: text('number') })
    }
    if (!['archive', 'bring-back'].includes(text('act'))) throw data(null, { status: 400 })
    const archived = text('act') === 'archive'
    await office.archiveEntry({ params: { entry }, body: { archived } })
    return back({ done: archived ? 'archived' : 'brought-back' })
  } catch (error) {
    if (!isRefusal(error, 400, 403, 404, 409, 422)) throw error
    const detail = error.problem.detail ?? 'The office did not take it.'
    const isStale = error.status === 409 && text('act') === 'restore'
    const fault = isStale ? `${detail} Nothing was restored: look at the list as it is now.` : detail
    return data({ fault }, { status: error.status })
  }
}
