import { emailKeyOf } from '../../../../contract/forms/email.ts'
import type { MediaListSignUp } from '../../../../contract/requests/media-list/schema.ts'
import { changeableStates } from '../changes/changeable.ts'
import type { Dependencies } from '../dependencies.ts'
import { type SubmitOptions, submitRequest } from '../submit-request.ts'
import { changed, joined } from './email-templates.ts'

const options: SubmitOptions = {
  kind: 'media-list',
  received: joined,
  heading: 'Media list: joined',
  changes: { changed, findExisting: findEntry },
}

/** Adds an entry to the media list; it belongs to its address, not to an account. */
export const joinMediaList = (dependencies: Dependencies, body: MediaListSignUp, visitor: string) =>
  submitRequest(dependencies, options, body, { visitor, account: null })

function findEntry({ db }: Dependencies, email: string) {
  return db
    .selectFrom('requests')
    .select(['id', 'email', 'reference'])
    .where('kind', '=', 'media-list')
    .where('state', 'in', changeableStates('media-list'))
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
}
