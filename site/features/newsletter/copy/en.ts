import type { SameShape } from '../../../../ui/language/copy.ts'

/** The box that asks for an address, wherever it stands. */
const en = {
  heading: 'A letter now and then',
  text: 'A new version, a lesson, a story from a studio: about once a month, and only when there’s something to show.',
  email: 'Email',
  subjects: 'Only some topics',
  subjectsHelp: 'Leave all unchecked to get everything.',
  tags: {
    procreate: 'procreate',
    pocket: 'pocket',
    dreams: 'dreams',
    lessons: 'Lessons',
    company: 'Company news',
  },
  submit: 'Subscribe',
  privacy: 'Every letter has an unsubscribe link. Our {privacy} says what we keep.',
  privacyLink: 'privacy policy',
  done: "You're subscribed.",
  doneText: 'One last thing: open the email we just sent and press its button.',
  errors: 'Errors',
  failedTitle: 'Something went wrong',
  failed: "We weren't able to process your request. Please try again.",
}

export default en

export type NewsletterCopy = SameShape<typeof en>
