/** The box that asks for an address, wherever it stands. */
const en = {
  heading: 'A letter now and then',
  text: 'A new version, a lesson, a story from a studio: about once a month, and never more than there is to show.',
  email: 'E-mail',
  subjects: 'Only some subjects',
  subjectsHelp: 'Nothing ticked means all of them.',
  tags: {
    procreate: 'procreate',
    pocket: 'pocket',
    dreams: 'dreams',
    lessons: 'Lessons',
    company: 'News of the company',
  },
  submit: 'Subscribe',
  privacy: 'Every letter has a link that ends it. What we keep is in the {privacy}.',
  privacyLink: 'privacy policy',
  done: "You're subscribed.",
  doneText: 'One thing is left: open the mail that we have just sent, and press its button.',
  errors: 'Errors',
  failedTitle: 'Something went wrong',
  failed: "We weren't able to process your request. Please try again.",
}

export default en
