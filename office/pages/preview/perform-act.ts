import { data, redirect } from 'react-router'
import type { OfficeClient } from '../../../contract/office/office.ts'
import type { PartAddress } from '../../features/content/content-path.ts'
import { pathOfScreen } from '../../features/content/content-path.ts'
import { isRefusal } from '../../request/session.ts'
import type { OwnLink } from './use-own-link.ts'

/** Makes or revokes a link. A link that was made is shown this once, so that its answer is no redirect. */
export async function performAct(office: OfficeClient, address: PartAddress, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '')
  const revoked = () => redirect(`${pathOfScreen('preview', address)}?done=revoked`)
  try {
    if (field('act') === 'revoke') {
      await office.revokePreviewLink({ params: { link: field('link') } })
      return revoked()
    }
    const { path: entry, part } = address
    const revision = field('revision')
    const { id, token } = await office.createPreviewLink({
      params: { entry, part },
      body: revision === '' ? {} : { revision },
    })
    return { made: { id, token } satisfies OwnLink }
  } catch (error) {
    if (isRefusal(error, 404) && field('act') === 'revoke') return revoked()
    if (!isRefusal(error, 400, 403, 404, 409)) throw error
    return data({ fault: error.problem.detail ?? 'The office did not take it.' }, { status: error.status })
  }
}
