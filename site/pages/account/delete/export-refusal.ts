import type { Locale } from '../../../../contract/locale.ts'
import { formatWait, interpolate } from '../../../../ui/language/format.ts'
import type { LoadedAccountCopy } from '../../../features/account/dialogs-data.ts'
import type { AccountPagesCopy } from '../copy/en.ts'

interface Words {
  readonly copy: AccountPagesCopy
  readonly form: LoadedAccountCopy['form']
  readonly locale: Locale
}

/**
 * The reason why an export is refused, by the reason code in the query of the page (`account-export.ts`); null for
 * any other word, since anybody can write an address.
 */
export function explainRefusal(query: URLSearchParams, { copy, form, locale }: Words): string | null {
  const given = query.get('wait') ?? ''
  const when = formatWait(/^\d{1,5}$/.test(given) ? Number(given) : null, locale)
  const sentences = new Map([
    ['password', copy.failures.password],
    ['passkey', copy.proof.failed],
    ['limited', interpolate(form.limited, { when })],
    ['maintenance', form.maintenance.message],
    ['failure', copy.failures.export],
  ])
  return sentences.get(query.get('export') ?? '') ?? null
}
