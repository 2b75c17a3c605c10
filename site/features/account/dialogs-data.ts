import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import type { FormCopy } from '../../../ui/submission/form-copy.ts'
import type { AccountCopy } from './copy/en.ts'

/** The copy of the log-in and the registration, with the sentences of every form; the account has its own for some. */
export interface LoadedAccountCopy extends Omit<AccountCopy, 'form'> {
  readonly form: FormCopy & AccountCopy['form']
}

/** The data of log-in and registration, in their dialogs and on their pages. */
export interface AccountData {
  readonly locale: Locale
  readonly copy: LoadedAccountCopy
  readonly artworks: readonly PictureData[]
  /** The URL of the password reset: here, or at a gallery service that runs elsewhere. */
  readonly forgotten: string
}
