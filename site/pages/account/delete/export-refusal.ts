import type { AccountCopy } from '../../../frame/account/copy/shape.ts'
import type { AccountPagesCopy } from '../copy/shape.ts'

/**
 * Why somebody's data is not handed out, by the word that the address of the page has for it (`account-export.ts`); null for
 * any other word, since anybody can write an address.
 */
export function explainRefusal(
  given: string | null,
  copy: AccountPagesCopy,
  form: AccountCopy['form'],
): string | null {
  const sentences = new Map([
    ['password', copy.failures.password],
    ['passkey', copy.proof.failed],
    ['limited', form.limited],
    ['failure', copy.failures.export],
  ])
  return sentences.get(given ?? '') ?? null
}
