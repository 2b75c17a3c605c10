import type { Mail } from '../../../platform/mail/mail.ts'
import { type EmailTemplate, writeEmail } from '../../mail/write-email.ts'
import type { OfficeDependencies } from '../dependencies.ts'

interface Mentioned {
  readonly name: string
  readonly email: string
}

/** The people whose name stands after an @ in a text, in any case; of two names the longer one counts. */
export function findMentioned<P extends { readonly name: string }>(text: string, people: readonly P[]): P[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length)
  const found = new Set<P>()
  const said = text.normalize('NFKC').toLowerCase()
  for (const [, rest = ''] of said.matchAll(/(?<![\p{L}\p{N}])@(?=(.{1,100}))/gsu)) {
    const person = byLength.find(({ name }) => startsWithName(rest, name.normalize('NFKC').toLowerCase()))
    if (person) found.add(person)
  }
  return people.filter(person => found.has(person))
}

const startsWithName = (text: string, name: string) =>
  text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))

const template: EmailTemplate = {
  subject: '[{reference}] {author} mentioned you',
  heading: '{author} mentioned you in a note',
  paragraphs: ['The note is about {reference}.'],
  button: 'Read the note',
  lead: 'Read the note:',
}

/** The mail to a colleague who is mentioned in a note: it holds no text of the note or of the request. */
export const writeMention = (
  { origin, mailHost }: Pick<OfficeDependencies, 'origin' | 'mailHost'>,
  { email }: Mentioned,
  { reference, author }: { readonly reference: string; readonly author: string },
): Promise<Mail> =>
  writeEmail({
    template,
    frame: {
      bare: 'If the button does nothing, copy this address into your browser:',
      footer: 'Sent by {host} to its staff.',
    },
    to: email,
    locale: 'en',
    origin,
    path: `/office/inbox/${reference.toLowerCase()}`,
    replyTo: `support@${mailHost}`,
    variables: { reference, author },
  })
