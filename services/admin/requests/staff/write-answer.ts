import type { Mail } from '../../../../platform/mail/mail.ts'
import type { RequestRow } from '../../schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { type EmailTemplates, writeRequestEmail } from '../mails/emails.ts'
import { mailboxOf } from '../mails/mailbox.ts'
import { continueThread } from '../mails/threads.ts'
import { pathOf } from '../reference.ts'
import { takesReplies } from '../support/takes-replies.ts'
import { answered, written } from './email-templates.ts'

type AnswerDependencies = Pick<Dependencies, 'origin' | 'mailHost' | 'secret'>

/** The mail of an answer of staff: in the sender's language, paragraph by paragraph, with the link to their request. */
export function writeAnswer(
  dependencies: AnswerDependencies,
  request: Pick<RequestRow, 'kind' | 'email' | 'locale' | 'reference'>,
  text: string,
): Promise<Mail> {
  const { kind, email, locale, reference } = request
  const paragraphs = text.split(/\n{2,}/)
  const variables = Object.fromEntries(paragraphs.map((paragraph, at) => [`answer${at}`, paragraph]))
  const templates = takesReplies(kind) ? answered : written
  return writeRequestEmail(dependencies, {
    templates: { ...templates, [locale]: withParagraphs(templates[locale], Object.keys(variables)) },
    to: email,
    locale,
    reference,
    mailbox: mailboxOf(kind, dependencies.mailHost),
    thread: continueThread(reference),
    path: pathOf(dependencies.secret, reference),
    variables,
  })
}

const withParagraphs = (template: EmailTemplates[keyof EmailTemplates], names: readonly string[]) => ({
  ...template,
  paragraphs: template.paragraphs.flatMap(line =>
    line === '{answer}' ? names.map(name => `{${name}}`) : [line],
  ),
})
