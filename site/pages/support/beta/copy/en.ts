import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Beta · procreate',
    description:
      'Apply to test procreate, pocket and dreams before they are finished: how a beta goes, who can take part, and the application.',
  },
  crumbs: { support: 'Support', here: 'Beta' },
  hero: {
    heading: 'Try it |before it is finished',
    lead: 'Some artists get the next procreate, pocket or dreams before everyone else. They draw with it and tell us what’s wrong while it can still be changed.',
    apply: 'Go to the application',
    states: { drawn: 'Drawn', blocked: 'Blocked in', test: 'The test version', finished: 'Finished' },
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
        text: 'In Hobart, every one of them. We look for a mix of devices, languages and ways of working.',
      },
      {
        title: 'You hear from us',
        text: 'If there’s a place for you, an email confirms it, explains how to tell us what you find, and brings a confidentiality agreement to sign. If there isn’t, we’ll tell you that, too.',
      },
      {
        title: 'You test',
        text: 'You use it for your own work and tell us what breaks. It’s unfinished and can lose pictures: keep copies.',
      },
    ],
    who: {
      title: 'Who can apply',
      text: 'Anyone with a device for it, in any language, at any level. You don’t need an account. If you have one and are logged in, the application is linked to it.',
    },
    asks: {
      title: 'What it asks of you',
      text: 'A few hours a month, patience with bugs, and silence about what’s new until we publish it.',
    },
  },
  aside: {
    conduct: {
      title: 'Before you write',
      text: 'The code of conduct applies in the beta, too: be kind to people, be exact about bugs, and don’t pass on what isn’t out yet.',
      link: 'Read the code of conduct',
    },
    tester: {
      title: 'Testing already?',
      text: 'Questions and reports about a test version have their own form.',
      link: 'Write about a test version',
    },
  },
  form: {
    heading: 'Your application',
    lead: 'Everything but the message is required. If you’ve applied before, we’ll email you to confirm the newer answers.',
    loggedIn: 'You’re logged in as {name}, so the application is linked to your account.',
    parts: { you: 'You', device: 'What you draw on', work: 'What you do' },
    languageHelp: 'The one your device is set to.',
    choose: 'Choose one',
    filter: 'Find a device',
    none: 'No device by that name. Choose the last entry in the list.',
    chosen: '{n} chosen',
    messageHelp: 'What you work on, or what you’d like to see tested.',
    conductLink: 'code of conduct',
    termsLink: 'terms',
    privacyLink: 'privacy policy',
    submit: 'Apply',
  },
  sent: {
    title: 'Application sent · procreate',
    heading: 'We will be |in touch soon',
    text: 'We have your application. A confirmation email follows, with a link to see it or take it back. If you’ve applied before, use the link to confirm the newer answers.',
    reference: 'Your reference',
    failed: 'Failed to reapply.',
    failedText:
      'The application itself went through. Only the betas in your account don’t show it yet: press “Apply” there.',
    account: 'Go to your account',
    support: 'Back to support',
  },
}

export default en

export type BetaCopy = SameShape<typeof en>
