const en = {
  subscribe: {
    title: 'Newsletter',
    description: 'A letter about once a month: new versions, lessons, stories from a studio.',
  },
  confirm: {
    title: 'Confirm your subscription',
    heading: 'One press, |and you are on the list',
    text: 'Press the button, and we write to the address that this link was sent to.',
    button: 'Confirm',
    done: 'You are on the list',
    doneText: 'Thank you. A mail with a link to your choices is on its way.',
    failed: 'This link is not good any more',
    failedText:
      'It is more than seven days old, or part of it is missing. Subscribe once more, and a new one comes.',
    again: 'Subscribe',
  },
  unsubscribe: {
    title: 'End the newsletter',
    heading: 'End the newsletter',
    text: 'Press the button, and no more letters come to the address that this link was sent to.',
    button: 'Unsubscribe',
    done: 'It is ended',
    doneText:
      'We keep a scrambled mark of your address, so that nobody here writes to it by mistake, and nothing else.',
    failed: 'This link is not complete',
    failedText: 'Copy the whole address from the mail, or answer the mail: we end it by hand.',
  },
  preferences: {
    title: 'What we write about',
    heading: 'What we write about',
    text: 'For {email}. Nothing ticked means all subjects.',
    language: 'Language of the letters',
    choose: 'Choose a language',
    tags: 'Subjects',
    save: 'Save',
    saved: 'Saved.',
    gone: 'There is no subscription here',
    goneText:
      'It was ended, or the link is not complete. Open it once more from the mail. You can subscribe again at any time.',
    end: 'End the newsletter',
  },
  saving: 'One moment…',
  unreachable: 'That did not reach us just now. Please press the button again in a minute.',
}

export default en
