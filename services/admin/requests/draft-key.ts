import { emailKeyOf } from '../../../contract/forms/email.ts'

/** The key of the sender's address in the answers of a draft; null while there is none. */
export function draftKeyOf({ contact_email, email }: Readonly<Record<string, unknown>>): string | null {
  const typed = contact_email || email
  return typeof typed === 'string' && typed.trim() !== '' ? emailKeyOf(typed) : null
}
