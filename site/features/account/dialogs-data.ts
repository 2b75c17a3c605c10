import type { Locale } from '../../../contract/locale.ts'
import type { FormCopy } from '../../form/form-copy.ts'
import type { PictureData } from '../../ui/picture.tsx'
import type { AccountCopy } from './copy/shape.ts'

/** The copy of the log-in and the registration, with the sentences of every form; the account has its own for some. */
export interface LoadedAccountCopy extends Omit<AccountCopy, 'form'> {
  readonly form: FormCopy & AccountCopy['form']
}

/** What the log-in and the registration are shown with, in their dialogs and on their pages. */
export interface AccountData {
  readonly locale: Locale
  readonly copy: LoadedAccountCopy
  readonly artworks: readonly PictureData[]
  /** Where a forgotten password is dealt with: here, or at the gallery service that runs elsewhere. */
  readonly forgotten: string
}
