import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  subscribe: {
    title: 'Newsletter',
    description: 'A letter about once a month: new versions, lessons, stories from a studio.',
  },
  confirm: {
    title: 'Confirm your subscription',
    heading: 'One press, |and you’re on the list',
    text: 'Press the button, and we’ll write to the address this link was sent to.',
    button: 'Confirm',
    done: 'You’re on the list',
    doneText: 'Thank you. An email with a link to your choices is on its way.',
    failed: 'This link no longer works',
    failedText:
      'It’s more than seven days old, or part of it is missing. Subscribe again and we’ll send a new one.',
    again: 'Subscribe',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'Unsubscribe',
    text: 'Press the button, and we’ll stop writing to the address this link was sent to.',
    button: 'Unsubscribe',
    done: 'You’re unsubscribed',
    doneText:
      'We keep a scrambled fingerprint of your address, so that nobody here writes to it by mistake, and nothing else.',
    failed: 'This link is incomplete',
    failedText: 'Copy the whole address from the email, or reply to it and we’ll unsubscribe you by hand.',
  },
  preferences: {
    title: 'What we write about',
    heading: 'What we write about',
    text: 'For {email}. Leave all unchecked to get everything.',
    language: 'Language of the letters',
    choose: 'Choose a language',
    tags: 'Topics',
    save: 'Save',
    saved: 'Saved.',
    gone: 'There’s no subscription here',
    goneText:
      'It has ended, or the link is incomplete. Open it again from the email. You can subscribe again at any time.',
    end: 'Unsubscribe',
  },
  archive: 'Read the letters we sent',
  saving: 'One moment…',
  unreachable: 'That didn’t reach us. Please press the button again in a minute.',
}

export default en

export type NewsletterPagesCopy = SameShape<typeof en>
