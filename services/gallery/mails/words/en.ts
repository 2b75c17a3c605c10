import type { MailWords } from '../../../mail/write-letter.ts'

/** What all mails of the service say. `cn.ts` and `jp.ts` have the same shape. */
const en = {
  bare: 'If the button does nothing, copy this address into your browser:',
  unknownDevice: 'a device that did not say what it is',
  footer: 'Sent by {host} about an account with this email address.',
  mails: {
    confirm: {
      subject: 'Confirm your email address',
      heading: 'One step left',
      paragraphs: [
        'An account was made with this email address. Confirm that it is yours, and it is complete.',
      ],
      button: 'Confirm this address',
      lead: 'Open this page and press its button:',
      notes: ['The link is good for three days.', 'If you did not make an account, leave this mail alone.'],
    },
    addressTaken: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      paragraphs: [
        'Someone, perhaps you, wanted to use this email address for an account. It belongs to yours, so nothing has changed.',
        'If it was you: log in as usual. If you have forgotten the password, choose a new one there.',
      ],
      button: 'Log in',
      lead: 'Log in here:',
      notes: ['If it was not you, there is nothing to do.'],
    },
    reset: {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: ['Someone, we hope you, asked for a new password for your account.'],
      button: 'Choose a password',
      lead: 'Choose a new password here:',
      notes: [
        'The link is good for one hour, and once.',
        'If you did not ask, leave this mail alone: your password stays as it is.',
      ],
    },
    resetDone: {
      subject: 'Your password is new',
      heading: 'Your password is new',
      paragraphs: [
        'The password of your account was set anew by the link in our mail. Every other way into it is closed: all devices were logged out, its passkeys were removed, and the links of earlier mails are void.',
        'If you used passkeys, add them again after you have logged in.',
      ],
      button: 'Log in',
      lead: 'Log in here:',
      notes: [
        'If this was not you, someone can read your mail: change its password first, then choose a new one with us.',
      ],
    },
    newSignIn: {
      subject: 'A log-in from another device',
      heading: 'A log-in from another device',
      paragraphs: [
        'Your account was opened on a device that we had not seen there before: {device}, on {time} (UTC).',
      ],
      button: 'See who is logged in',
      lead: 'See who is logged in:',
      notes: ['If it was not you, end that session there and change your password.'],
    },
    changeEmail: {
      subject: 'Confirm your new email address',
      heading: 'Your new address',
      paragraphs: [
        'This email address is to be the one of an account with us. Confirm it, and from then on it counts.',
      ],
      button: 'Confirm this address',
      lead: 'Open this page and press its button:',
      notes: ['The link is good for one day.', 'If you do not know about this, leave this mail alone.'],
    },
    emailChanging: {
      subject: 'Your email address is about to change',
      heading: 'Your address is about to change',
      paragraphs: [
        'Someone who knows your password asked that your account use another email address. It will, once the new one is confirmed.',
      ],
      button: 'Change the password',
      lead: 'If this was not you, change your password here:',
      notes: [
        'A new password also makes void the link that was sent to the new address.',
        'If it was you, there is nothing to do.',
      ],
    },
    emailChanged: {
      subject: 'Your email address was changed',
      heading: 'Your address was changed',
      paragraphs: [
        'Your account with us uses another email address from now on. This is the last mail about it to this one.',
      ],
      button: 'Write to us',
      lead: 'If this was not you, write to us here:',
      notes: ['If it was you, there is nothing to do.'],
    },
    usernameChanged: {
      subject: 'Your user name was changed',
      heading: 'Your user name was changed',
      paragraphs: ['Your account has another user name, and you log in with the new one from now on.'],
      button: 'Look at your account',
      lead: 'If this was not you, change your password here:',
      notes: ['If it was you, there is nothing to do.'],
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      heading: 'A passkey was added',
      paragraphs: [
        'A passkey was added to your account: with {device}, on {time} (UTC). It opens the account without the password.',
      ],
      button: 'See your passkeys',
      lead: 'See your passkeys:',
      notes: ['If it was not you, remove it there, end the other sessions and change your password.'],
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      heading: 'A passkey was removed',
      paragraphs: ['A passkey was removed from your account: with {device}, on {time} (UTC).'],
      button: 'See your passkeys',
      lead: 'See your passkeys:',
      notes: ['If it was not you, change your password and look at who is logged in.'],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account was changed. All other devices were logged out, and the links of earlier mails are void.',
      ],
      button: 'Choose another password',
      lead: 'If this was not you, choose another password here:',
      notes: ['If it was you, there is nothing to do.'],
    },
    accountDeleted: {
      subject: 'Your account is deleted',
      heading: 'Goodbye',
      paragraphs: [
        'Your account and everything that belonged to it has been deleted, as you asked. This is the last mail about it.',
        'What you made in the apps is on your own device, and stays yours.',
      ],
    },
  } satisfies Record<string, MailWords>,
}

export type MailKind = keyof typeof en.mails

export interface MailCopy {
  readonly bare: string
  readonly unknownDevice: string
  readonly footer: string
  readonly mails: Readonly<Record<MailKind, MailWords>>
}

export default en
