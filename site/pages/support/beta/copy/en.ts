const en = {
  head: {
    title: 'Beta · procreate',
    description:
      'Apply to test procreate, pocket and dreams before they are finished: how a beta goes, who can take part, and the application.',
    failed: 'Error: {title}',
  },
  crumbs: { support: 'Support', here: 'Beta' },
  hero: {
    heading: 'Try it |before it is finished',
    lead: 'Some artists get the next procreate, pocket or dreams before everybody else. They draw with it, and tell us what is wrong while it can still be changed.',
    apply: 'To the application',
    states: { drawn: 'Drawn', blocked: 'Laid in', test: 'The test version', finished: 'Finished' },
  },
  how: {
    heading: 'From here |to a test version',
    steps: [
      {
        title: 'You apply',
        text: 'It takes five minutes. What you draw on matters more to us than how well you draw.',
      },
      {
        title: 'A person reads it',
        text: 'In Hobart, each one. We look for a mix of devices, languages and ways of working.',
      },
      {
        title: 'You hear from us',
        text: 'If there is a place for you, a mail confirms it, with how to tell us what you find and an agreement of confidentiality to sign. If there is none, we write that too.',
      },
      {
        title: 'You test',
        text: 'You use it for your own work and tell us what breaks. It is unfinished and can lose pictures: keep copies.',
      },
    ],
    who: {
      title: 'Who can apply',
      text: 'Whoever has a device for it, in any language, at any level. You need no account. If you have one and are logged in, the application is tied to it.',
    },
    asks: {
      title: 'What it asks of you',
      text: 'Some hours a month, patience with faults, and silence about what is new until we publish it.',
    },
  },
  aside: {
    conduct: {
      title: 'Before you write',
      text: 'The code of conduct holds in the beta as well: kind to people, exact about faults, and nothing passed on that is not out yet.',
      link: 'Read the code of conduct',
    },
    tester: {
      title: 'Testing already?',
      text: 'Questions and reports about a test version have a form of their own.',
      link: 'Write about a test version',
    },
  },
  form: {
    heading: 'Your application',
    lead: 'Only the message may be left out. Whoever applies again is asked by mail to confirm the newer answers.',
    loggedIn: 'You are logged in as {name}: the application is tied to your account.',
    parts: { you: 'You', device: 'What you draw on', work: 'What you do' },
    fields: {
      name: 'Name',
      email: 'E-mail',
      email2: 'Confirm e-mail',
      code_of_conduct: 'Code of conduct',
      terms: 'Terms and privacy',
    },
    /** In a list of errors, where the label of the field is a question. */
    familiarityLabel: 'What you are familiar with',
    languageHelp: 'The one your device is set to.',
    choose: 'Choose one',
    filter: 'Find a device',
    none: 'There is none of that name. Choose the last entry of the list.',
    chosen: '{n} chosen',
    messageHelp: 'What you work on, or what you would like to see tested.',
    conduct: 'I have read the {conduct} and keep to it.',
    accept: 'I accept the {terms} and the {privacy}.',
    conductLink: 'code of conduct',
    termsLink: 'terms',
    privacyLink: 'privacy policy',
    submit: 'Apply',
  },
  sent: {
    title: 'Application sent · procreate',
    heading: 'We will be |in touch soon',
    text: 'Your application is here. A confirmation email follows, with a link that shows it to you and takes it back if you wish. If you had applied before, the link is to confirm the newer answers.',
    reference: 'Its reference',
    failed: 'Failed to reapply.',
    failedText:
      'The application itself stands. Only the betas in your account do not show it yet: press “Apply” there.',
    account: 'To your account',
    support: 'Back to support',
  },
}

export default en
