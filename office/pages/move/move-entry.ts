import { data, redirect } from 'react-router'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { OfficeClient } from '../../../contract/office/office.ts'
import { pathOfMove, pathOfTree } from '../../features/content/move-path.ts'
import { isRefusal } from '../../request/session.ts'

interface Moved {
  readonly kind: EntryKind
  readonly path: string
}

/** Moves a text, and goes to its new address, or back to the tree. */
export async function moveEntry(office: OfficeClient, { kind, path }: Moved, form: FormData) {
  const to = String(form.get('to') ?? '').trim()
  const after = form.has('after') ? { after: String(form.get('after')) || null } : {}
  try {
    const { links } = await office.moveEntry({ params: { entry: path }, body: { from: path, to, ...after } })
    const shown = String(form.get('tree') ?? '')
    if (shown !== '') {
      const tree = pathOfTree(to.split('/')[1] ?? '', shown)
      return redirect(`${tree}&${new URLSearchParams({ moved: to })}`)
    }
    const done = new URLSearchParams({ from: path, links: String(links) })
    return redirect(`${pathOfMove({ kind, path: to })}?${done}`)
  } catch (error) {
    if (!isRefusal(error, 400, 403, 409, 422)) throw error
    return data({ fault: error.problem.detail ?? 'It cannot have this address.' }, { status: error.status })
  }
}
