import type { Waiting } from '../../../contract/office/waiting.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { writeEmail } from '../../mail/write-email.ts'

interface WaitingMail {
  readonly to: string
  readonly origin: string
  readonly waiting: readonly Waiting[]
}

/** The mail about what waits: numbers alone, in English as the office is. */
export const writeWaitingMail = ({ to, origin, waiting }: WaitingMail): Promise<Mail> =>
  writeEmail({
    template: {
      subject: `Waiting for you: ${inShort(waiting)}`,
      heading: 'What waits for you',
      paragraphs: waiting.map(({ sentence }) => `${sentence}.`),
      button: 'Open the office',
      lead: 'Open the office:',
      notes: ['Too many of these? Turn them off under “My account”: {me}'],
    },
    frame: { bare: 'Or copy this address:', footer: 'Sent by {host} to its staff, on weekdays.' },
    ...{ to, origin, locale: 'en', path: '/office' },
    variables: { me: `${origin}/office/me#waiting` },
  })

function inShort([first, ...others]: readonly Waiting[]): string {
  const { sentence = '' } = first ?? {}
  return others.length === 0 ? sentence : `${sentence}, and more`
}
