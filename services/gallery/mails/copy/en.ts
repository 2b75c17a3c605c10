import type { EmailTemplate } from '../../../mail/write-email.ts'

/** The copy of the service's mails. `cn.ts` and `jp.ts` have the same type. */
const en = {
  bare: 'If the button does nothing, copy this address into your browser:',
  unknownDevice: 'an unknown device',
  footer: 'Sent by {host} about an account with this email address.',
  kept: {
    licence:
      'The license for {reference} and the request it answers, as proof of what was agreed: until {date}.',
    agreement: 'The agreement that you signed for {reference}, with your name and address: until {date}.',
    unsubscribed:
      'A scrambled fingerprint of your address, so that the newsletter does not reach it by mistake: until {date}.',
    'security-log': 'A scrambled fingerprint of your account in our log of security events: until {date}.',
    others:
      'Your address was never confirmed. Forms that were sent with it while nobody was logged in may be from someone else, so they stay until their own period ends.',
  },
  mails: {
    confirm: {
      subject: 'Confirm your email address',
      heading: 'One step left',
      paragraphs: [
        'An account was created with this email address. Confirm that it’s yours, and you’re done.',
      ],
      button: 'Confirm this address',
      lead: 'Open this page and press its button:',
      notes: ['The link works for three days.', 'If you didn’t create an account, ignore this email.'],
    },
    addressTaken: {
      subject: 'You already have an account',
      heading: 'You already have an account',
      paragraphs: [
        'Someone, perhaps you, tried to create an account with this email address. You already have one, so nothing has changed.',
        'If it was you, log in as usual. If you’ve forgotten your password, you can choose a new one there.',
      ],
      button: 'Log in',
      lead: 'Log in here:',
      notes: ['If it wasn’t you, there’s nothing you need to do.'],
    },
    reset: {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: ['Someone, hopefully you, asked for a new password for your account.'],
      button: 'Choose a password',
      lead: 'Choose a new password here:',
      notes: [
        'The link works once, for one hour.',
        'If you didn’t ask for it, ignore this email: your password stays as it is.',
      ],
    },
    resetDone: {
      subject: 'Your password was reset',
      heading: 'Your password was reset',
      paragraphs: [
        'Your password was reset with the link in our email. Every other way into your account is closed: all devices were logged out, its passkeys were removed, and links in earlier emails no longer work.',
        'If you used passkeys, add them again after you log in.',
      ],
      button: 'Log in',
      lead: 'Log in here:',
      notes: [
        'If this wasn’t you, someone can read your email: change that password first, then choose a new one with us.',
      ],
    },
    newSignIn: {
      subject: 'A log-in from another device',
      heading: 'A log-in from another device',
      paragraphs: [
        'Someone logged in to your account on a device we hadn’t seen before: {device}, on {time} (UTC).',
      ],
      button: 'See who is logged in',
      lead: 'See who is logged in:',
      notes: ['If it wasn’t you, end that session there and change your password.'],
    },
    changeEmail: {
      subject: 'Confirm your new email address',
      heading: 'Your new address',
      paragraphs: [
        'You asked to use this email address for your account. Confirm it, and the change takes effect.',
      ],
      button: 'Confirm this address',
      lead: 'Open this page and press its button:',
      notes: ['The link works for one day.', 'If you know nothing about this, ignore this email.'],
    },
    emailChanging: {
      subject: 'Your email address is about to change',
      heading: 'Your address is about to change',
      paragraphs: [
        'Someone who knows your password asked to change your account’s email address. The change takes effect once the new address is confirmed.',
      ],
      button: 'Change the password',
      lead: 'If this wasn’t you, change your password here:',
      notes: [
        'A new password also cancels the link sent to the new address.',
        'If it was you, there’s nothing you need to do.',
      ],
    },
    emailChanged: {
      subject: 'Your email address was changed',
      heading: 'Your address was changed',
      paragraphs: [
        'Your account now uses a different email address. This is the last email about it to this one.',
      ],
      button: 'Write to us',
      lead: 'If this wasn’t you, write to us here:',
      notes: ['If it was you, there’s nothing you need to do.'],
    },
    usernameChanged: {
      subject: 'Your username was changed',
      heading: 'Your username was changed',
      paragraphs: ['Your account has a new username. Use it to log in from now on.'],
      button: 'Look at your account',
      lead: 'If this wasn’t you, change your password here:',
      notes: ['If it was you, there’s nothing you need to do.'],
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      heading: 'A passkey was added',
      paragraphs: [
        'A passkey was added to your account: with {device}, on {time} (UTC). It opens the account without the password.',
      ],
      button: 'See your passkeys',
      lead: 'See your passkeys:',
      notes: ['If it wasn’t you, remove it there, end the other sessions and change your password.'],
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      heading: 'A passkey was removed',
      paragraphs: ['A passkey was removed from your account: with {device}, on {time} (UTC).'],
      button: 'See your passkeys',
      lead: 'See your passkeys:',
      notes: ['If it wasn’t you, change your password and check who is logged in.'],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'Your account’s password was changed. All other devices were logged out, and links in earlier emails no longer work.',
      ],
      button: 'Choose another password',
      lead: 'If this wasn’t you, choose another password here:',
      notes: ['If it was you, there’s nothing you need to do.'],
    },
    accountDeleted: {
      subject: 'Your account is deleted',
      heading: 'Goodbye',
      paragraphs: [
        'Your account is deleted, as you asked, and with it what you sent us with forms. This is the last email about it.',
        'We keep only this, each until its date:',
        '{kept}',
        '{others}',
        'What you made in the apps is on your own device and stays yours.',
      ],
    },
    accountDeleting: {
      subject: 'Your account is being deleted',
      heading: 'One part is still to come',
      paragraphs: [
        'Your account is deleted, as you asked, with its sessions and passkeys.',
        'We couldn’t delete what you sent us with forms just now, because part of our service did not answer. We keep trying until it is done, and then we’ll email you once more.',
        'What you made in the apps is on your own device and stays yours.',
      ],
    },
  } satisfies Record<string, EmailTemplate>,
}

export type MailKind = keyof typeof en.mails

export interface MailCopy {
  readonly bare: string
  readonly unknownDevice: string
  readonly footer: string
  /** The retained records, and what a deletion does not affect. */
  readonly kept: Readonly<Record<keyof typeof en.kept, string>>
  readonly mails: Readonly<Record<MailKind, EmailTemplate>>
}

export default en
