import type { Mail } from '../../../platform/mail/mail.ts'
import { writeEmail } from '../../mail/write-email.ts'

interface LinkMail {
  readonly to: string
  /** The whole address of the link. */
  readonly link: string
  readonly purpose: 'invitation' | 'reset'
  readonly origin: string
}

const templates = {
  invitation: {
    subject: 'Your way into the office',
    heading: 'You’re invited to the office',
    paragraphs: [
      'A colleague has added you to the staff of {host}. Choose a password and a second factor, and you’re in.',
    ],
  },
  reset: {
    subject: 'A new way into the office',
    heading: 'Choose a new password',
    paragraphs: [
      'A colleague has reset your access to the office of {host}. Your old password and second factors no longer work.',
    ],
  },
} as const

/** The mail with a link of an invitation or a reset, in English as the office is. */
export const writeLinkMail = ({ to, link, purpose, origin }: LinkMail): Promise<Mail> =>
  writeEmail({
    template: {
      ...templates[purpose],
      button: 'Open the office',
      lead: 'Open the office:',
      notes: [
        'The link works once, and for 24 hours. If you weren’t expecting it, tell the colleague who runs the office.',
      ],
    },
    frame: { bare: 'Or copy this address:', footer: 'Sent by {host} to its staff.' },
    ...{ to, origin },
    locale: 'en',
    path: link.slice(origin.length),
  })
